import { expect, test } from 'vitest'
import { findNodeId } from './catalogue.ts'
import { percent } from './game.ts'
import { vendorsIn, type VendorCard } from './vendors.ts'

const card = (vassalage: string, gameCount: number): VendorCard => ({
  vassalage,
  displayName: vassalage,
  gameType: 'ELOTT',
  isHot: false,
  isGame: '1',
  nodeId: 1,
  smallIcon: '/mark.svg',
  lagerIcon: '/logo.svg',
  gameCount,
})
const LANES = [
  { title: 'ELOTT' as const, cards: [card('XSB', 4), card('MIN', 2)] },
  { title: 'LOTT' as const, cards: [card('XSB', 3)] },
  { title: 'RNG' as const, cards: [card('SEN', 9)] },
]

test('lists a vendor in two lanes of a lobby once, with the games of both', () => {
  const counts = (categories?: ('ELOTT' | 'LOTT')[]) =>
    vendorsIn(LANES, categories).map(({ vassalage, gameCount }) => [vassalage, gameCount])
  expect(counts(['ELOTT', 'LOTT'])).toEqual([
    ['XSB', 7],
    ['MIN', 2],
  ])
  expect(counts(['LOTT'])).toEqual([['XSB', 3]])
  expect(counts()).toHaveLength(3)
  expect(LANES[0]?.cards[0]?.gameCount).toBe(4)
})

test.each([
  [9650, '96.50'],
  [9605, '96.05'],
  [10_000, '100.00'],
  [0, '0.00'],
])('%i basis points are %s percent', (basisPoints, text) => expect(percent(basisPoints)).toBe(text))

test.each([
  ['7', 7],
  ['999999999', 999_999_999],
  ['0', undefined],
  ['07', undefined],
  ['1e3', undefined],
  ['9999999999', undefined],
  ['-1', undefined],
])('maps the id %s to node %s', (id, nodeId) => expect(findNodeId(id)).toBe(nodeId))
