import type { SharedBet } from '@playhouse/vendor-api/play-api-shared.ts'
import { expect, it } from 'vitest'
import { sharedTable } from './render-game.fixture.tsx'
import { newestBets } from './shared-table.ts'

const bet = (roundKey: string, eventId: string, version = 2) => ({ roundKey, eventId, version }) as SharedBet
const keys = (bets: readonly SharedBet[]) => bets.map(({ roundKey, version }) => `${roundKey} ${version}`)

it('keeps a bet that is missing in a stale answer while its round is shown', () => {
  const response = { ...sharedTable(), bets: [bet('old', 'round-0')] }
  const known = [bet('new', 'round-2'), bet('gone', 'round-0'), bet('old', 'round-0')]
  expect(keys(newestBets(known, response))).toEqual(['new 2', 'old 2'])
})

it('ignores an older version of a bet', () => {
  const response = { ...sharedTable(), bets: [bet('flying', 'round-1', 2)] }
  expect(keys(newestBets([bet('flying', 'round-1', 3)], response))).toEqual(['flying 3'])
  expect(keys(newestBets([bet('flying', 'round-1', 1)], response))).toEqual(['flying 2'])
})
