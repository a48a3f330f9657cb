import { randomUUID } from 'node:crypto'
import type { Caller } from './callers.ts'
import { call, type MutationRuns } from './mutation-run.ts'
import type { World } from './world.ts'

const depositInput = (method: string, amount = '500000') => ({ requestKey: randomUUID(), method, amount })

/** Creates a deposit that waits for payment. @returns its id */
async function createDeposit({ browser }: Caller): Promise<string> {
  const selection = 'CreateDepositSuccess { deposit { id } }'
  const { deposit } = await call(browser, 'createDeposit', 'CreateDepositInput', depositInput('QR'), selection)
  return (deposit as { id: string }).id
}

/** Inserts a picture uploaded by the caller. @returns its id */
async function uploadReceipt({ sql }: World, { username }: Caller): Promise<string> {
  const id = randomUUID()
  await sql(
    `insert into upload (member_id, id, purpose, picture, width, height)
     select id, '${id}', 'DEPOSIT_PROOF', '\\x00', 1, 1 from member where username = '${username}'`,
  )
  return id
}

/** Deposits with the simulated payment provider. */
export const DEPOSIT_RUNS: MutationRuns = {
  createDeposit: [
    { as: 'newcomer', input: () => depositInput('QR'), gives: 'CreateDepositSuccess' },
    { as: 'newcomer', input: () => depositInput('MANUAL'), gives: 'CreateDepositSuccess' },
    {
      as: 'newcomer',
      input: () => ({ ...depositInput('MANUAL'), payer: { bankCode: 'LOTUS', name: 'Le Minh' } }),
      gives: 'CreateDepositSuccess',
    },
    { as: 'newcomer', input: () => ({ ...depositInput('USDT'), network: 'TRC20' }), gives: 'CreateDepositSuccess' },
    { as: 'newcomer', input: () => depositInput('QR', '0'), gives: 'InvalidInput' },
  ],
  submitDepositProof: [
    {
      as: 'newcomer',
      input: async (world, caller) => ({
        id: await createDeposit(caller),
        uploads: [await uploadReceipt(world, caller)],
      }),
      gives: 'DepositChangeSuccess',
    },
  ],
  cancelDeposit: [
    {
      as: 'newcomer',
      input: async (_world, caller) => ({ id: await createDeposit(caller) }),
      gives: 'DepositChangeSuccess',
    },
  ],
}
