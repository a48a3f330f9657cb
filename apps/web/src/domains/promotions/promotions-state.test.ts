import { expect, test } from 'vitest'
import { promotionsPath, parsePromotionsState } from './promotions-state.ts'

test.each([
  ['', { category: null, page: 1, id: null }],
  ['?category=house&page=3', { category: 'house', page: 3, id: null }],
  ['?id=free-play', { category: null, page: 1, id: 'free-play' }],
])('parses and formats %j', (search, state) => {
  expect(parsePromotionsState(new URLSearchParams(search))).toEqual(state)
  expect(promotionsPath(state)).toBe(`/promotions${search}`)
})

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e9', 'page=', 'category=', 'id='])(
  'ignores the invalid %s',
  (search) => expect(parsePromotionsState(new URLSearchParams(search))).toEqual({ category: null, page: 1, id: null }),
)
