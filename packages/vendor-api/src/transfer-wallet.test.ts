import { expect, test } from 'vitest'
import { TRANSFER_CALLS } from './transfer-wallet.ts'

const { response } = TRANSFER_CALLS.rounds
const getFeed = (changed: object) => {
  const details = { engine: 'dice', modelId: 'dice-97', ...changed }
  const session = '4f0c1f7e-6a0b-4d43-9d39-6a1f1e0f7a11'
  return { rounds: [{ position: 1, roundId: 'r-1', session, stake: '10', payout: '0', details }] }
}

test('accepts details with any text that the database can store', () => {
  expect(response.safeParse(getFeed({ '🎲': ['🀄', 'Xúc xắc'] })).success).toBe(true)
})

test.each([[{ bet: 'x\ud800' }], [{ moves: [{ '\udfff': 1 }] }], [{ bet: ['x\0'] }]])(
  'refuses a feed whose details hold text that the database cannot keep: %j',
  (changed) => {
    expect(response.safeParse(getFeed(changed)).success).toBe(false)
  },
)
