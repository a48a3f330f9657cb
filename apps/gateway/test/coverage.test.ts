import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { TYPE_DEFINITIONS } from '@playhouse/schema/type-definitions.ts'
import type { ErrorCode } from '@playhouse/schema/types.generated.ts'
import { buildSchema, isListType, isObjectType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getGraphCode } from '../src/domains/base/errors.ts'
import { declaredRefusals, getRefusals } from '../src/graphql/refusals.ts'
import { buildSchema as buildExecutable } from '../src/graphql/schema.ts'
import { MEMBER } from './accounts.ts'
import { exampleArguments } from './coverage/example-arguments.ts'
import { openIssuer } from './coverage/issuer.ts'
import { FULL_PLATFORM } from './coverage/full-platform.ts'
import { MUTATION_RUNS } from './coverage/mutation-runs.ts'
import { allRuns, getAudience, runMutation } from './coverage/run-mutations.ts'
import { runQueries } from './coverage/run-queries.ts'
import { allCoordinates, SeenFields } from './coverage/seen-fields.ts'
import { Selections } from './coverage/selections.ts'
import type { CallerKind } from './coverage/callers.ts'
import { ALWAYS_NULL, NEVER_THERE } from './coverage/without-data.ts'
import { findWorld, FULL_BRAND, type World } from './coverage/world.ts'
import { askDatabase } from './real-platform.ts'
import { openStack, type Stack } from './stack.ts'

const schema = buildSchema(TYPE_DEFINITIONS)

/** Large and recent enough for the winners' board on any day. */
const LARGE_JACKPOT = `update jackpot_win set won_at = now(), amount = 100000000000000
  where transaction_id = (select max(transaction_id) from jackpot_win)`

/** A proposed limit and a break for agents: quiet members below them may still be written to. */
const INTERVENTIONS = `insert into intervention (member_id, reason, kind, moment, limit_kind, limit_period, limit_value, break_days)
  select id, 'CHASING_LOSSES', 'LIMIT', 'BEFORE_DEPOSIT', 'DEPOSIT', 'DAY', 5000000000, 1 from member where is_agent_kind(kind) on conflict do nothing`

/** As if each had been written as a text. */
const READ_TICKETS = 'update lottery_ticket set reading_version = 1'

/** A winner whose game opens on a page of its own. */
const LARGE_LOTTERY_WIN = `update round set payout = 90000000000000, settled_at = now()
  where (member_id, id) = (
    select member_id, round.id from round join game using (node_id) where game.category in ('LOTT', 'ELOTT') order by settled_at desc limit 1)`

/** Endpoints that the gateway never calls, and why. */
const NOT_CALLED: Readonly<Record<string, string>> = {
  whitelabel: 'systemStatus brings it',
  registerSettings: 'systemStatus brings it',
  customerService: 'systemStatus brings it',
  location: 'systemStatus brings it',
  transferFromMainWallet: 'walletTransfer moves between any two wallets',
  transferSubToSubWallet: 'walletTransfer moves between any two wallets',
  lockStatus: 'wallets tell which are locked',
  lockStatusByType: 'wallets tell which are locked',
  lotteryProfit: 'a report of lotteries alone; the profit and loss has all products',
  cardAndFishingProfit: 'a report of two products alone; the profit and loss has all products',
  withdrawalBanks: 'withdrawalOptions brings them',
  systemAnnouncements: 'announcements brings them',
  advancedAnnouncements: 'announcements brings them',
  createSignInLink: 'the operator’s own servers call it',
  checkSecurityQuestions: 'what the answers confirm takes them itself',
  playerAvatar: 'memberIcon brings the picture, memberProfile the choice',
}
const DOMAINS: ReadonlySet<string> = new Set([
  'site',
  'session',
  'member',
  'uploads',
  'wallet',
  'games',
  'promotions',
  'support',
  'limits',
  'cashier',
  'games',
  'promotions',
  'support',
  'records',
  'cashier',
])

const INSIDE: Readonly<Record<string, readonly CallerKind[]>> = {
  PUBLIC: ['visitor', 'demo', 'member', 'agent'],
  SESSION: ['demo', 'member', 'agent'],
  MEMBER: ['member', 'agent'],
  AGENT: ['agent'],
}

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
const executable = buildExecutable()
const seen = new SeenFields()
/** Games are opened by GET. */
const LAUNCHES: ReadonlySet<string> = new Set(['launchGame', 'trialLaunch'])
const written = new Map<string, ReadonlySet<(typeof ALL_ENDPOINTS)[number]>>()
const getEndpoints = (mutation: string) => [...(written.get(mutation) ?? [])]
const called = new Set<string>()
/** Calls since the last time. */
function takeCalls(): string[] {
  const calls = stack.takeCalls()
  for (const name of calls) called.add(name)
  return calls
}

let issuer: Awaited<ReturnType<typeof openIssuer>>
let stack: Stack
let world: World
let selections: Selections
beforeAll(async () => {
  issuer = await openIssuer()
  stack = await openStack(
    { RATE_LIMIT_PER_MINUTE: '1000000' },
    { ...FULL_PLATFORM, GOOGLE_ISSUER: issuer.url },
    `${LARGE_JACKPOT}; ${LARGE_LOTTERY_WIN}; ${READ_TICKETS}; ${INTERVENTIONS}; ${FULL_BRAND}`,
  )
  world = await findWorld(stack, issuer)
  selections = new Selections(schema, exampleArguments(world))
  // For fields about earlier activity.
  const { browser } = await world.as('member')
  for (const gameId of [world.openGame, world.closedGame]) {
    await browser.send(`mutation { setFavourite(input: { gameId: "${gameId}", isFavourite: true }) { __typename } }`)
  }
  for (const gameId of [world.transferGame, world.openGame]) {
    await browser.send(`mutation { launchGame(input: { gameId: "${gameId}" }) { __typename } }`)
  }
  await askDatabase(
    stack.databaseUrl,
    `insert into open_round (vendor_code, round_id, member_id, node_id, session_id, stake, payout, opened_at, demo)
     select vendor_code, 'waits', member_id, node_id, game_session.id, 10000000, 0, now(), false
     from game_session join game using (node_id) order by game_session.created_at desc limit 1`,
  )
  await askDatabase(
    stack.databaseUrl,
    `insert into points_redemption (member_id, request_key, item_id, points, amount, state, reason, decided_at)
     select id, gen_random_uuid(), 'carp-kite', 6000000, 900000000, 'REJECTED', 'The last kite was damaged.', now()
     from member where username = '${MEMBER.username}'`,
  )
  await askDatabase(
    stack.databaseUrl,
    `insert into promotion_claim (member_id, promotion_id, period, state, reason, decided_at)
     select id, 'loss-relief', date_trunc('week', brand_day(now()))::date::text, 'REJECTED', 'Take a break first.', now()
     from member where username = '${MEMBER.username}'`,
  )
  await askDatabase(
    stack.databaseUrl,
    `insert into member_message (member_id, direction, kind, template, params, about)
     select id, 'IN', written.kind, template, '{"amount": "10.00"}', about from member cross join (values
       ('PROMOTION', 'bonus.EXPIRED', 'promotion:weekly-reload'), ('SYSTEM', 'lottery.VOID', 'ticket:1'),
       ('SYSTEM', 'raffle.VOID', 'raffle:lantern-day-3'), ('DEPOSIT', 'deposit.CONFIRMED', 'deposit:1'),
       ('WITHDRAWAL', 'withdrawal.DISBURSED', 'withdrawal:1')) written (kind, template, about)
     where username = '${MEMBER.username}'`,
  )
  // Own and operator's limits, none of which is reached, and one that waits to be loosened.
  const owner = `select id from member where username = '${MEMBER.username}'`
  await askDatabase(
    stack.databaseUrl,
    `with own as (
       insert into member_limit (member_id, kind, period, value, operator_value)
       select member.id, kind, period, 600, 900 from (${owner}) member
       cross join (values ('SESSION_TIME', 'ONCE'), ('DEPOSIT', 'MONTH')) limits (kind, period) returning member_id
     )
     insert into limit_change (member_id, kind, period, old_value, new_value, state, changed_by, ready_at, expires_at)
     select distinct member_id, 'SESSION_TIME', 'ONCE', 600, 700, 'WAITING', 'MEMBER', now() + interval '1 day', now() + interval '8 days'
     from own`,
  )
})
afterAll(async () => {
  await stack.close()
  issuer.close()
})

test('runs no mutation that the schema lacks', () => {
  const names = mutations.map(({ name }) => name)
  expect(Object.keys(MUTATION_RUNS).filter((name) => !names.includes(name))).toEqual([])
})

// Hundreds of queries, one after the other.
test.each(INSIDE['PUBLIC'] ?? [])('resolves every root field open to %s', async (kind) => {
  const { browser } = await world.as(kind)
  const own = new SeenFields()
  expect(await runQueries(schema, selections, browser, own, seen)).toEqual([])
  seen.add(own)
  const open = Object.values(schema.getQueryType()?.getFields() ?? {}).filter((field) =>
    INSIDE[getAudience(field)]?.includes(kind),
  )
  expect(
    open
      .filter(({ name }) => !own.valued.has(`Query.${name}`) && !own.nulls.has(`Query.${name}`))
      .map(({ name }) => name),
  ).toEqual([])
})

test.each(allRuns(mutations))('$field.name as $run.as returns $run.gives', async ({ field, run }) => {
  const failure = await runMutation(schema, selections, field, run, world, seen, (browser) => {
    // Calls that prepare the mutation are not its own.
    takeCalls()
    return browser
  })
  const endpoints = ALL_ENDPOINTS.filter(({ method, name }) => method !== 'GET' || LAUNCHES.has(name))
  const calls = new Set(takeCalls())
  const own = endpoints.filter(({ name }) => calls.has(name))
  written.set(field.name, new Set([...(written.get(field.name) ?? []), ...own]))
  expect(failure).toBeUndefined()
})

/** Codes that come from the gateway itself, or from endpoints that the examples above do not call. */
const FURTHER: Readonly<Record<string, readonly ErrorCode[]>> = { createRecordFile: ['INVALID_RANGE'] }

test('each mutation declares the codes that its endpoints may refuse with, and no others', () => {
  const different = mutations.flatMap(({ name }) => {
    const field = executable.getMutationType()?.getFields()[name]
    if (!field) return []
    const may = getRefusals(executable, field)
    const codes = new Set(getEndpoints(name).flatMap(({ errors }) => errors.map(getGraphCode)))
    const undeclared = [...codes].filter((code) => !may.has(code))
    const never = declaredRefusals(executable, field).filter(
      (code) => !codes.has(code) && !FURTHER[name]?.includes(code),
    )
    return undeclared.length + never.length > 0 ? [{ name, undeclared, never }] : []
  })
  expect(different).toEqual([])
})

test('each mutation writes to the endpoints of its plan', async () => {
  const plans = mutations.map(({ name }): [string, string[]] => [
    name,
    getEndpoints(name)
      .map((endpoint) => endpoint.name)
      .toSorted(),
  ])
  const text = `${JSON.stringify(Object.fromEntries(plans.toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`
  await expect(text).toMatchFileSnapshot('../../../packages/schema/rest-plans/mutations.json')
})

// Provide missing data in coverage/: facts in world.ts, example arguments, and mutation inputs.
test('resolves every field of the schema through the real platform', () => {
  const unseen = allCoordinates(schema).filter((field) => !seen.valued.has(field) && !seen.nulls.has(field))
  const getType = (field: string) => field.split('.', 1)[0] ?? ''
  expect(unseen.filter((field) => !(getType(field) in NEVER_THERE))).toEqual([])
  expect([...new Set(unseen.map(getType))].toSorted()).toEqual(Object.keys(NEVER_THERE).toSorted())
})

test('resolves every field to a value at least once, except those in ALWAYS_NULL', () => {
  const always = [...seen.nulls].filter((field) => !seen.valued.has(field))
  expect(always.toSorted()).toEqual(Object.keys(ALWAYS_NULL).toSorted())
})

test('resolves a list to null without an error only where its description says when', () => {
  const lists = [...seen.nulls].filter((coordinate) => {
    const [typeName = '', name = ''] = coordinate.split('.')
    const type = schema.getType(typeName)
    const field = isObjectType(type) ? type.getFields()[name] : undefined
    return field && isListType(field.type) && /Null only beside an error/.test(field.description ?? '')
  })
  expect(lists).toEqual([])
})

test('covers every endpoint except those listed in NOT_CALLED', () => {
  takeCalls()
  const left = ALL_ENDPOINTS.filter(({ domain, name }) => DOMAINS.has(domain) && !called.has(name))
  expect(left.map(({ name }) => name).toSorted()).toEqual(Object.keys(NOT_CALLED).toSorted())
})
