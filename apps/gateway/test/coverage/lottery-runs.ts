import { randomUUID } from 'node:crypto'
import type { MutationRuns } from './mutation-run.ts'

/** Empty: this test's platform has no draws; lottery.test.ts covers lotteries. */
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
