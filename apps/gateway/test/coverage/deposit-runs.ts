import { randomUUID } from 'node:crypto'
import type { Caller } from './callers.ts'
import { call, type MutationRuns } from './mutation-run.ts'
import type { World } from './world.ts'

const depositInput = (payment: object, amount = '500000') => ({ requestKey: randomUUID(), payment, amount })

/** Gives a newcomer a birthday, which the first deposit takes. */
const grownUp =
  (input: object) =>
  async (_world: World, { browser }: Caller) => {
    await call(
      browser,
      'updateProfile',
      'UpdateProfileInput',
      { birthday: '1990-01-01' },
      'UpdateProfileSuccess { __typename }',
    )
    return input
  }

/** Creates a deposit that waits for payment. @returns its id */
async function createDeposit(world: World, caller: Caller): Promise<string> {
  await grownUp({})(world, caller)
  const { browser } = caller
  const selection = 'CreateDepositSuccess { deposit { id } }'
  const { deposit } = await call(
    browser,
    'createDeposit',
    'CreateDepositInput',
    depositInput({ method: 'QR' }),
    selection,
  )
  return (deposit as { id: string }).id
}

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
    {
      as: 'newcomer',
      input: grownUp({ ...depositInput({ method: 'QR' }), promotionId: 'welcome-credit' }),
      gives: 'CreateDepositSuccess',
    },
    { as: 'newcomer', input: grownUp(depositInput({ method: 'MANUAL' })), gives: 'CreateDepositSuccess' },
    {
      as: 'newcomer',
      input: grownUp(depositInput({ manual: { bankCode: 'LOTUS', name: 'Le Minh' } })),
      gives: 'CreateDepositSuccess',
    },
    { as: 'newcomer', input: grownUp(depositInput({ usdt: 'TRC20' })), gives: 'CreateDepositSuccess' },
    { as: 'newcomer', input: grownUp(depositInput({ method: 'USDT' })), gives: 'InvalidInput' },
    { as: 'newcomer', input: () => depositInput({ method: 'QR' }, '0'), gives: 'InvalidInput' },
  ],
  submitDepositProof: [
    {
      as: 'newcomer',
      input: async (world, caller) => ({
        id: await createDeposit(world, caller),
        uploads: [await uploadReceipt(world, caller)],
      }),
      gives: 'DepositChangeSuccess',
    },
  ],
  releaseDeposit: [
    {
      as: 'newcomer',
      input: async (world, caller) => {
        const id = await createDeposit(world, caller)
        const own = `(select id from member where username = '${caller.username}')`
        await world.sql(`with posted as (
            select post_deposit_hold(${own}, 1000000, 'deposit:held-${id}:hold', '\\x00', 'held-${id}')
          ) insert into held_payment (member_id, deposit_id, payment_id, amount, reason)
          select ${own}, ${id}, 'held-${id}', 1000000, 'LIMIT_DAY' from posted`)
        await world.sql(`update deposit set state = 'HELD', amount = 1000000, next_action_at = null where id = ${id}`)
        return { id }
      },
      gives: 'DepositChangeSuccess',
    },
  ],
  cancelDeposit: [
    {
      as: 'newcomer',
      input: async (world, caller) => ({ id: await createDeposit(world, caller) }),
      gives: 'DepositChangeSuccess',
    },
  ],
}
