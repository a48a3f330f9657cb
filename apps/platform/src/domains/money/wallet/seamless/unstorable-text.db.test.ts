import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCash, createMemberWith } from '../../../../ledger/ledger.fixture.ts'
import { DETAILS, newId, openGame, openSeamless, type Seamless } from './seamless.fixture.ts'

let seamless: Seamless
beforeAll(async () => void (seamless = await openSeamless()))
afterAll(() => seamless.close())

const REFUSED = { status: 400, body: { error: 'request_invalid' } }

test.each([
  ['a lone surrogate', 'as a value', { ...DETAILS, bet: 'x\ud800' }],
  ['a lone surrogate', 'as a key', { ...DETAILS, '\udfff': 1 }],
  ['a lone surrogate', 'inside lists and objects', { ...DETAILS, moves: [{ card: ['\ud800'] }] }],
  ['a lone surrogate', 'as the engine', { ...DETAILS, engine: '\ud800' }],
  ['U+0000', 'inside lists and objects', { ...DETAILS, moves: [{ 'card\0': 1 }] }],
])('refuses %s %s in the details of a play and of a credit for good', async (_, __, details) => {
  const memberId = await createMemberWith(seamless.database, 100_0000n)
  const { session } = await openGame(seamless.database, memberId)
  const transaction = () => ({ session, transactionId: newId() })
  const play = { ...transaction(), roundId: newId(), stake: '10', payout: '0', details }
  expect(await seamless.call('play', play)).toMatchObject(REFUSED)

  const roundId = newId()
  expect((await seamless.call('debit', { ...transaction(), roundId, amount: '10' })).status).toBe(200)
  const credit = { ...transaction(), roundId, amount: '5', closes: true, details }
  expect(await seamless.call('credit', credit)).toMatchObject(REFUSED)
  expect(await getCash(seamless.database, memberId)).toBe(90_0000n)
})

test('keeps details with characters outside the basic plane', async () => {
  const memberId = await createMemberWith(seamless.database, 100_0000n)
  const { session } = await openGame(seamless.database, memberId)
  const requested = { session, transactionId: newId(), roundId: newId(), stake: '10', payout: '0' }
  expect((await seamless.call('play', { ...requested, details: { ...DETAILS, '🎲': '🀄' } })).status).toBe(200)
})
