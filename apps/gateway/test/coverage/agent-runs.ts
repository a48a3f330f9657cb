import { AGENT } from '../accounts.ts'
import { freshUsername } from './callers.ts'
import { call, type MutationRuns } from './mutation-run.ts'
import type { World } from './world.ts'

const PAYMENT_PASSWORD = 'harbour8Stone'
const PASSWORD = 'plume93-otter'

type Caller = Parameters<NonNullable<MutationRuns[string][number]['input']>>[1]

/** A new member directly below the agent, who has a payment password. */
async function newDownline({ sql }: World, { browser, password }: Caller): Promise<string> {
  const [own] = await sql<{ missing: boolean }>(
    `select payment_password_hash is null as missing from member where username = '${AGENT.username}'`,
  )
  if (own?.missing) {
    const set = { password, paymentPassword: PAYMENT_PASSWORD, confirmPaymentPassword: PAYMENT_PASSWORD }
    await call(
      browser,
      'setPaymentPassword',
      'SetPaymentPasswordInput',
      set,
      'PaymentPasswordChangeSuccess { __typename }',
    )
  }
  const username = freshUsername()
  const input = { username, password: PASSWORD, asAgent: false, rebateBasisPoints: 0 }
  await call(browser, 'createDownline', 'CreateDownlineInput', input, 'CreateDownlineSuccess { __typename }')
  return username
}

export const AGENT_RUNS: MutationRuns = {
  createDownline: [
    {
      as: 'agent',
      input: () => ({ username: freshUsername(), password: PASSWORD, asAgent: true, rebateBasisPoints: 10 }),
      gives: 'CreateDownlineSuccess',
    },
    {
      as: 'agent',
      input: () => ({ username: '', password: '', asAgent: false, rebateBasisPoints: 0 }),
      gives: 'InvalidInput',
    },
  ],
  setDownlineRebate: [
    {
      as: 'agent',
      input: async (world, caller) => ({
        username: await newDownline(world, caller),
        rebateBasisPoints: 10,
        paymentPassword: PAYMENT_PASSWORD,
      }),
      gives: 'SetDownlineRebateSuccess',
    },
  ],
  promoteDownline: [
    {
      as: 'agent',
      input: async (world, caller) => ({
        username: await newDownline(world, caller),
        paymentPassword: PAYMENT_PASSWORD,
      }),
      gives: 'PromoteDownlineSuccess',
    },
  ],
  noteDownline: [
    {
      as: 'agent',
      input: async (world, caller) => ({ username: await newDownline(world, caller), note: 'Calls on Fridays' }),
      gives: 'NoteDownlineSuccess',
    },
  ],
  createRegistrationLink: [
    {
      as: 'agent',
      input: () => ({ name: 'Spring', subId: 'tv-1', rebateBasisPoints: 10, lastDay: '2099-01-01' }),
      gives: 'CreateRegistrationLinkSuccess',
    },
  ],
  removeRegistrationLink: [
    {
      as: 'agent',
      input: async ({ sql }) => {
        const [link] = await sql<{ code: string }>(
          `select code from agent_link join member on member.id = member_id
            where username = '${AGENT.username}' and removed_at is null order by agent_link.created_at limit 1`,
        )
        return { id: link?.code ?? '' }
      },
      gives: 'RemoveRegistrationLinkSuccess',
    },
  ],
}
