import { randomUUID } from 'node:crypto'
import type { Caller } from './callers.ts'
import { call, type MutationRuns } from './mutation-run.ts'
import type { World } from './world.ts'

const asked = (method: string, amount = '500000') => ({ requestKey: randomUUID(), method, amount })

/** A deposit of the caller that waits for its payment. */
async function requested({ browser }: Caller): Promise<string> {
  const selection = 'CreateDepositSuccess { deposit { id } }'
  const { deposit } = await call(browser, 'createDeposit', 'CreateDepositInput', asked('QR'), selection)
  return (deposit as { id: string }).id
}

/** A picture that the caller has sent. */
async function receipt({ sql }: World, { username }: Caller): Promise<string> {
  const id = randomUUID()
  await sql(
    `insert into upload (member_id, id, purpose, picture, width, height)
     select id, '${id}', 'DEPOSIT_PROOF', '\\x00', 1, 1 from member where username = '${username}'`,
  )
  return id
}

/** Deposits, at the simulated payment provider. */
export const DEPOSIT_RUNS: MutationRuns = {
  createDeposit: [
    { as: 'newcomer', input: () => asked('QR'), gives: 'CreateDepositSuccess' },
    { as: 'newcomer', input: () => asked('MANUAL'), gives: 'CreateDepositSuccess' },
    {
      as: 'newcomer',
      input: () => ({ ...asked('MANUAL'), payer: { bankCode: 'LOTUS', name: 'Le Minh' } }),
      gives: 'CreateDepositSuccess',
    },
    { as: 'newcomer', input: () => ({ ...asked('USDT'), network: 'TRC20' }), gives: 'CreateDepositSuccess' },
    { as: 'newcomer', input: () => asked('QR', '0'), gives: 'InvalidInput' },
  ],
  submitDepositProof: [
    {
      as: 'newcomer',
      input: async (world, caller) => ({ id: await requested(caller), uploads: [await receipt(world, caller)] }),
      gives: 'DepositChangeSuccess',
    },
  ],
  cancelDeposit: [
    {
      as: 'newcomer',
      input: async (_world, caller) => ({ id: await requested(caller) }),
      gives: 'DepositChangeSuccess',
    },
  ],
}
