import { describe, expect, test } from 'vitest'
import { findHelp, findVendors, createNameTest } from './search.ts'

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

describe('name test', () => {
  test.each([
    ['sen', 'Nhà Sen', true],
    ['NHA', 'Nhà Sen', true],
    ['se nh', 'Nhà Sen', true],
    ['en', 'Nhà Sen', false],
    ['sen tre', 'Nhà Sen', false],
    ['…', 'Nhà Sen', false],
    ['', 'Nhà Sen', false],
  ])('%j matches %j: %s', (text, name, named) => expect(createNameTest(text)(name)).toBe(named))
})

test('finds a vendor once, in the lobby with most of its games, larger vendors first', () => {
  expect(
    findVendors(LANES, createNameTest('se')).map(({ card: { vassalage, gameCount }, lobbyId }) => [
      vassalage,
      lobbyId,
      gameCount,
    ]),
  ).toEqual([
    ['SEO', 'FISH', 30],
    ['SEN', 'RNG', 9],
  ])
})

test('lists a matching topic once, and matching articles of other topics one by one', () => {
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
  expect(findHelp(topics, createNameTest('deposit')).map(({ topicId, articleId }) => [topicId, articleId])).toEqual([
    ['wallet', null],
    ['games', 'limit'],
  ])
})
