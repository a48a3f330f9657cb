import { expect, test } from 'vitest'

import { betHistory } from '../records.ts'
import { gameList } from '../games.ts'
import { successProblems } from './judge.ts'
import type { Reply } from './wire.ts'

const reply = (value: object): Reply => {
  const json = { success: true, value }
  return { status: 200, contentType: 'application/json', cacheControl: '', json, text: JSON.stringify(json) }
}

const sums = { rounds: 0, turnover: '0', payout: '0', profit: '0' }
const page = (totalCount: number, totalPages: number) =>
  reply({ totalCount, totalPages, currency: 'VND', list: [], sums })
const ASKED = { from: '2026-01-01', to: '2026-01-31', pageSize: 20 }

test.each([
  [0, 0],
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
  [401, 21],
])('accepts %i entries on %i pages of twenty', (totalCount, totalPages) => {
  expect(successProblems(betHistory, page(totalCount, totalPages), ASKED)).toEqual([])
})

test.each([
  [0, 2],
  [1, 0],
  [20, 2],
  [21, 1],
  [401, 20],
])('reports %i entries on %i pages of twenty', (totalCount, totalPages) => {
  expect(successProblems(betHistory, page(totalCount, totalPages), ASKED)).toEqual([
    `totalPages: ${totalPages} pages for ${totalCount} entries, 20 a page`,
  ])
})

test('uses the default page size when none was requested', () => {
  const { from, to } = ASKED
  expect(successProblems(betHistory, page(41, 2), { from, to })).toEqual([
    'totalPages: 2 pages for 41 entries, 20 a page',
  ])
})

test('reports a page with more entries than requested, or than exist', () => {
  const game = { nodeId: 1 }
  const problems = successProblems(gameList, reply({ games: [game, game, game], totalCount: 2, totalPages: 1 }), {
    pageSize: 2,
  })
  expect(problems).toContain('3 entries on a page of 2')
  expect(problems).toContain('3 entries of 2 in all')
})
