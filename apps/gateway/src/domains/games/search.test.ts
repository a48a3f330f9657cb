import { describe, expect, test } from 'vitest'
import { foundHelp, foundVendors, nameTest } from './search.ts'

const card = (vassalage: string, displayName: string, gameCount: number) => ({
  vassalage,
  displayName,
  gameType: 'RNG' as const,
  isHot: false,
  isGame: 'VASSALAGE',
  nodeId: 1,
  smallIcon: '/mark.svg',
  lagerIcon: '/logo.svg',
  gameCount,
})
const LANES = [
  { title: 'RNG' as const, cards: [card('SEN', 'Nhà Sen', 9), card('TRE', 'Tre Vàng', 4)] },
  { title: 'FISH' as const, cards: [card('SEN', 'Nhà Sen', 2), card('SEO', 'Séo Mây', 30)] },
]

describe('a name', () => {
  test.each([
    ['sen', 'Nhà Sen', true],
    ['NHA', 'Nhà Sen', true],
    ['se nh', 'Nhà Sen', true],
    ['en', 'Nhà Sen', false],
    ['sen tre', 'Nhà Sen', false],
    ['…', 'Nhà Sen', false],
    ['', 'Nhà Sen', false],
  ])('%j names %j: %s', (text, name, named) => expect(nameTest(text)(name)).toBe(named))
})

test('a vendor is found once, where it has most games; the larger one first', () => {
  expect(
    foundVendors(LANES, nameTest('se')).map(({ card: { vassalage, gameCount }, lobbyId }) => [
      vassalage,
      lobbyId,
      gameCount,
    ]),
  ).toEqual([
    ['SEO', 'FISH', 30],
    ['SEN', 'RNG', 9],
  ])
})

test('a topic that is named stands for its articles; elsewhere each article stands for itself', () => {
  const topics = [
    { id: 'wallet', title: 'Deposits', articles: [{ code: 'how', title: 'How do I deposit?' }] },
    {
      id: 'games',
      title: 'Games',
      articles: [
        { code: 'limit', title: 'Deposit limits' },
        { code: 'rules', title: 'Rules' },
      ],
    },
  ]
  expect(foundHelp(topics, nameTest('deposit')).map(({ topicId, articleId }) => [topicId, articleId])).toEqual([
    ['wallet', null],
    ['games', 'limit'],
  ])
})
