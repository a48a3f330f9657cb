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
        firstDrawNumber: '20261122',
        oddsVersion: '2026-11',
        lines: [{ betType: 'DE', picks: [7], amount: '1000' }],
      }),
      gives: 'Problem',
    },
  ],
  saveLotterySheet: [
    {
      as: 'member',
      input: () => ({ name: 'Every Sunday', code: 'HA_NOI', text: 'de 52 50k' }),
      gives: 'LotterySheetsSuccess',
    },
    { as: 'member', input: () => ({ name: '', code: 'HA_NOI', text: 'de 52 50k' }), gives: 'InvalidInput' },
    { as: 'member', input: () => ({ name: 'None', code: 'NONE', text: 'de 52 50k' }), gives: 'Problem' },
  ],
  removeLotterySheet: [{ as: 'member', input: () => ({ id: '1' }), gives: 'LotterySheetsSuccess' }],
  saveLotteryHabits: [
    {
      as: 'member',
      input: () => ({ pairs: 'WITHIN', ranges: 'BY_ONE', d: 'TAIL', b: 'BAO' }),
      gives: 'SaveLotteryHabitsSuccess',
    },
  ],
  cancelLotteryTicket: [{ as: 'newcomer', input: () => ({ id: '1' }), gives: 'Problem' }],
}
