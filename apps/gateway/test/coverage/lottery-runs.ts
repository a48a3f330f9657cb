import { randomUUID } from 'node:crypto'
import type { MutationRuns } from './mutation-run.ts'

/** The platform of the coverage test draws no lotteries; lottery.test.ts asks one that does. */
export const LOTTERY_RUNS: MutationRuns = {
  placeLotteryTicket: [
    {
      as: 'newcomer',
      input: () => ({
        requestKey: randomUUID(),
        code: 'HA_NOI',
        number: '20261122',
        oddsVersion: '2026-11',
        lines: [{ betType: 'DE', picks: [7], amount: '1000' }],
      }),
      gives: 'Problem',
    },
  ],
  cancelLotteryTicket: [{ as: 'newcomer', input: () => ({ id: '1' }), gives: 'Problem' }],
}
