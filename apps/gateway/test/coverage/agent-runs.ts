import { AGENT } from '../accounts.ts'
import { freshUsername } from './callers.ts'
import { call, type MutationRuns } from './mutation-run.ts'
import type { World } from './world.ts'

const PAYMENT_PASSWORD = 'harbour8Stone'
const PASSWORD = 'plume93-otter'

type Caller = Parameters<NonNullable<MutationRuns[string][number]['input']>>[1]

async function keepPaymentPassword({ sql }: World, { browser, password }: Caller): Promise<void> {
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
}

const OWN = `(select id from member where username = '${AGENT.username}')`

async function newBill(sql: World['sql'], state: string): Promise<string> {
  const [bill] = await sql<{ id: string }>(
    `insert into agent_bill (member_id, id, kind, contract_id, payer_id, period_from, period_to, total, amount, lines, state, created_at)
      select id, gen_random_uuid(), 'DIVIDEND', gen_random_uuid(), parent_id, now() - interval '1 year', now(), 1, 1, '[]', '${state}',
        now() from member where id = ${OWN} returning id`,
  )
  if (!bill) throw new Error('The agent is not there.')
  return bill.id
}

async function newRequest(sql: World['sql'], account: string): Promise<string> {
  const [request] = await sql<{ id: string }>(
    `insert into contract_request (member_id, id, kind, upline_id, terms, note, state, requested_at, expires_at)
      select id, gen_random_uuid(), 'HOURLY_SALARY', parent_id, '{"period": "D", "basisPoints": 1}', '', 'REQUESTED', now(),
        now() + interval '1 day' from member where ${account} order by id limit 1 returning id`,
  )
  if (!request) throw new Error('Nobody can ask.')
  return request.id
}

/** A new member with a payment password, directly below the agent. */
async function newDownline(world: World, caller: Caller): Promise<string> {
  await keepPaymentPassword(world, caller)
  const username = freshUsername()
  const input = { username, password: PASSWORD, isAgent: false, rebateBasisPoints: 0 }
  await call(caller.browser, 'createDownline', 'CreateDownlineInput', input, 'DownlineChangeSuccess { __typename }')
  return username
}

export const AGENT_RUNS: MutationRuns = {
  createDownline: [
    {
      as: 'agent',
      input: () => ({ username: freshUsername(), password: PASSWORD, isAgent: true, rebateBasisPoints: 10 }),
      gives: 'DownlineChangeSuccess',
    },
    {
      as: 'agent',
      input: () => ({ username: '', password: '', isAgent: false, rebateBasisPoints: 0 }),
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
      gives: 'DownlineChangeSuccess',
    },
  ],
  promoteDownline: [
    {
      as: 'agent',
      input: async (world, caller) => ({
        username: await newDownline(world, caller),
        paymentPassword: PAYMENT_PASSWORD,
      }),
      gives: 'DownlineChangeSuccess',
    },
  ],
  noteDownline: [
    {
      as: 'agent',
      input: async (world, caller) => ({ username: await newDownline(world, caller), note: 'Calls on Fridays' }),
      gives: 'DownlineChangeSuccess',
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
  offerContract: [
    {
      as: 'agent',
      input: async (world, caller) => {
        await keepPaymentPassword(world, caller)
        const [below] = await world.sql<{ username: string }>(
          `select username from member where parent_id = ${OWN} and kind in (1, 2, 41, 42) and not exists (
              select from contract_version where member_id = member.id and kind = 'REALTIME_SALARY') limit 1`,
        )
        const terms = { period: 'D', basisPoints: 5 }
        return { username: below?.username, kind: 'REALTIME_SALARY', terms, paymentPassword: PAYMENT_PASSWORD }
      },
      gives: 'ContractChangeSuccess',
    },
  ],
  answerContract: [
    {
      as: 'agent',
      input: async ({ sql }) => {
        const [offer] = await sql<{ id: string }>(
          `insert into contract_version (member_id, id, number, kind, upline_id, terms, terms_hash, state, offered_at, expires_at)
            select id, gen_random_uuid(), 90, 'DIVIDEND', parent_id, '{"period": "D", "basisPoints": 1}', 'shown', 'OFFERED', now(),
              now() + interval '1 day' from member where id = ${OWN} returning id`,
        )
        return { id: offer?.id, accept: false, termsHash: 'shown', ending: [] }
      },
      gives: 'ContractChangeSuccess',
    },
  ],
  endContract: [
    {
      as: 'agent',
      input: async ({ sql }) => {
        const [running] = await sql<{ id: string }>(
          `select id from contract_version where member_id = ${OWN} and kind = 'HOURLY_SALARY' and state = 'ACCEPTED'`,
        )
        const below = await sql<{ username: string }>(
          `select username from contract_version contract join member on member.id = contract.member_id
            where contract.kind = 'HOURLY_SALARY' and state = 'ACCEPTED'`,
        )
        return { id: running?.id, ending: below.map(({ username }) => username) }
      },
      gives: 'ContractChangeSuccess',
    },
  ],
  requestContract: [
    {
      as: 'agent',
      input: async ({ sql }) => {
        await sql(`delete from contract_request where kind = 'REALTIME_SALARY'`)
        return { kind: 'REALTIME_SALARY', terms: { period: 'D', basisPoints: 30 }, note: 'My team has grown' }
      },
      gives: 'ContractRequestChangeSuccess',
    },
  ],
  declineContractRequest: [
    {
      as: 'agent',
      input: async ({ sql }) => ({ id: await newRequest(sql, `parent_id = ${OWN} and kind = 1`), reason: 'Not yet' }),
      gives: 'ContractRequestChangeSuccess',
    },
  ],
  withdrawContractRequest: [
    {
      as: 'agent',
      input: async ({ sql }) => ({ id: await newRequest(sql, `id = ${OWN}`) }),
      gives: 'ContractRequestChangeSuccess',
    },
  ],
  applyAsAgent: [
    {
      as: 'newcomer',
      input: () => ({ motivation: 'I know many players', channel: 'COMMUNITY', expectedPlayers: 20 }),
      gives: 'AgentApplicationSuccess',
    },
  ],
  answerAgentApplication: [
    {
      as: 'newcomer',
      input: async ({ sql }, { username }) => {
        await sql(`insert into agent_application (member_id, state, motivation, channel, expected_players, question)
          select id, 'NEEDS_INFO', 'Many', 'OTHER', 1, 'Which?' from member where username = '${username}'`)
        return { answer: 'A chess club' }
      },
      gives: 'AgentApplicationSuccess',
    },
  ],
  collectBill: [
    {
      as: 'agent',
      input: async ({ sql }) => ({ id: await newBill(sql, 'AWAITING_COLLECTION') }),
      gives: 'BillChangeSuccess',
    },
  ],
  disputeBill: [
    {
      as: 'agent',
      input: async ({ sql }) => ({ id: await newBill(sql, 'NOT_REACHED'), note: 'My team played more' }),
      gives: 'BillChangeSuccess',
    },
  ],
}
