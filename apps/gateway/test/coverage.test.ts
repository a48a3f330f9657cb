import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { solvePuzzle } from '@playhouse/platform-api/contract/human-proof.ts'
import { TYPE_DEFINITIONS } from '@playhouse/schema/type-definitions.ts'
import { buildSchema, Kind } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleArguments } from './coverage/example-arguments.ts'
import { CLIENT, openIssuer } from './coverage/issuer.ts'
import { MUTATION_RUNS } from './coverage/mutation-runs.ts'
import { runMutation } from './coverage/run-mutations.ts'
import { runQueries } from './coverage/run-queries.ts'
import { allCoordinates, SeenFields } from './coverage/seen-fields.ts'
import { Selections, type Field } from './coverage/selections.ts'
import type { CallerKind } from './coverage/callers.ts'
import { findWorld, type World } from './coverage/world.ts'
import { askDatabase, RealPlatform } from './real-platform.ts'
import { openGateway, openStack, type Stack } from './stack.ts'

/** Types that the reference platform has nothing for, and why; their mapping has tests of its own. */
const NEVER_THERE: Readonly<Record<string, string>> = {
  PvpRoom: 'no engine seats members (decision 22)',
}

/** Fields that nothing in the seed world, and nobody that asks here, has a value for, and why. */
const ALWAYS_NULL: Readonly<Record<string, string>> = {
  'GameConnection.suggestions': 'what is searched for here is found',
  'GameUnderMaintenance.field': 'it says so itself',
  'BannerLink.launchTarget': 'banners lead to games that are launched',
  'LaunchTarget.playType': 'no engine has kinds of play (decision 22)',
  'Winner.launchTarget': 'nobody wins in a lottery that nobody draws',
  'MenuEntry.badge': 'no page counts anything yet',
  'PopularLottery.drawNumber': 'no engine draws (decision 22)',
  'PopularLottery.secondsToClose': 'no engine draws (decision 22)',
  'SiteStatus.maintenanceEndsAt': 'the brand is open',
  'VerificationRequired.field': 'no field is at fault',
}

/** A jackpot that is large and late enough for the winners' board, whatever day the world was made on. */
const LARGE_JACKPOT = `update jackpot_win set won_at = now(), amount = 100000000000000
  where transaction_id = (select max(transaction_id) from jackpot_win)`

/** Endpoints of these domains that the gateway leaves alone, and why. */
const NOT_CALLED: Readonly<Record<string, string>> = {
  whitelabel: 'systemStatus brings it',
  registerSettings: 'systemStatus brings it',
  customerService: 'systemStatus brings it',
  location: 'systemStatus brings it',
  walletTransfer: 'nobody chooses amounts to move: a launch moves all there is (decision 63)',
}
const DOMAINS: ReadonlySet<string> = new Set(['site', 'session', 'member', 'wallet', 'games', 'promotions', 'support'])

/** Who stands in each circle of callers. */
const INSIDE: Readonly<Record<string, readonly CallerKind[]>> = {
  PUBLIC: ['visitor', 'demo', 'member', 'agent'],
  SESSION: ['demo', 'member', 'agent'],
  MEMBER: ['member', 'agent'],
  AGENT: ['agent'],
}

const schema = buildSchema(TYPE_DEFINITIONS)
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
const seen = new SeenFields()

/** What a platform needs to have everything that the graph tells of. */
const PLATFORM = {
  SECRET_KEYS: 'test:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  PHONE_APP_EMBEDDED: 'true',
  CODE_REQUESTS_PER_HOUR: '1000',
  REGISTRATIONS_PER_HOUR: '1000',
  GOOGLE_CLIENT_ID: CLIENT.id,
  GOOGLE_CLIENT_SECRET: CLIENT.secret,
}

let issuer: Awaited<ReturnType<typeof openIssuer>>
let stack: Stack
let world: World
let selections: Selections
beforeAll(async () => {
  issuer = await openIssuer()
  stack = await openStack({}, { ...PLATFORM, GOOGLE_ISSUER: issuer.url }, LARGE_JACKPOT)
  world = await findWorld(stack, issuer)
  // The platform keeps its brand for five seconds.
  await stack.platform.kill()
  await stack.platform.start()
  selections = new Selections(schema, exampleArguments(world))
  // Something for the fields that tell of what was before.
  const { browser } = await world.as('member')
  for (const gameId of [world.openGame, world.closedGame]) {
    await browser.send(`mutation { setFavourite(input: { gameId: "${gameId}", favourite: true }) { __typename } }`)
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
})
afterAll(async () => {
  await stack.close()
  issuer.close()
})

test('every mutation has an entry in apps/gateway/test/coverage/mutation-runs.ts, and every entry a mutation', () => {
  expect(Object.keys(MUTATION_RUNS).toSorted()).toEqual(mutations.map(({ name }) => name).toSorted())
})

test.each(INSIDE['PUBLIC'] ?? [])(
  '%s asks for all there is, and is told every root field that is open',
  async (kind) => {
    const { browser } = await world.as(kind)
    const own = new SeenFields()
    expect(await runQueries(schema, selections, browser, own)).toEqual([])
    seen.add(own)
    const open = Object.values(schema.getQueryType()?.getFields() ?? {}).filter((field) =>
      INSIDE[audienceOf(field)]?.includes(kind),
    )
    expect(
      open
        .filter(({ name }) => !own.valued.has(`Query.${name}`) && !own.nulls.has(`Query.${name}`))
        .map(({ name }) => name),
    ).toEqual([])
  },
)

function audienceOf({ astNode }: Field): string {
  const access = astNode?.directives?.find(({ name }) => name.value === 'access')
  const to = access?.arguments?.[0]?.value
  return to?.kind === Kind.ENUM ? to.value : ''
}

const runs = mutations.flatMap((field) => (MUTATION_RUNS[field.name] ?? []).map((run) => ({ field, run })))
test.each(runs)('$run.as runs $field.name and gets $run.gives', async ({ field, run }) => {
  expect(await runMutation(schema, selections, field, run, world, seen)).toBeUndefined()
})

test('a visitor of a platform that wants proof of work is told the rest', async () => {
  const strict = await RealPlatform.start(stack.databaseUrl, { HUMAN_CHECK: 'true' })
  const gateway = await openGateway(strict.url)
  const browser = gateway.browser()
  const failures = await runQueries(schema, selections, browser, seen)
  const { data } = await browser.send('{ humanChallenge { challenge } }')
  const { humanChallenge } = data as unknown as { humanChallenge: { challenge: string } }
  const answer = await browser.send(
    `mutation ($input: RequestTextCaptchaInput!) { requestTextCaptcha(input: $input) {
      __typename ... on RequestTextCaptchaSuccess { id characters } } }`,
    { input: { humanProof: await solvePuzzle(humanChallenge.challenge) } },
  )
  seen.takeWhole(answer, { __typename: 'Mutation', ...(answer.data as object) }, [])
  await gateway.close()
  await strict.kill()
  expect(failures).toEqual([])
})

// What a field needs for that is given in apps/gateway/test/coverage/: facts in world.ts, arguments, and inputs of mutations.
test('every field of the schema was resolved through the real platform, by what apps/gateway/test/coverage/ gives it', () => {
  const unseen = allCoordinates(schema).filter((field) => !seen.valued.has(field) && !seen.nulls.has(field))
  const typeOf = (field: string) => field.split('.', 1)[0] ?? ''
  expect(unseen.filter((field) => !(typeOf(field) in NEVER_THERE))).toEqual([])
  expect([...new Set(unseen.map(typeOf))].toSorted()).toEqual(Object.keys(NEVER_THERE).toSorted())
})

test('every one of them held a value, but those that ALWAYS_NULL of this file names', () => {
  const always = [...seen.nulls].filter((field) => !seen.valued.has(field))
  expect(always.toSorted()).toEqual(Object.keys(ALWAYS_NULL).toSorted())
})

test('every endpoint of these domains was called for it, but those that NOT_CALLED of this file names', () => {
  const called = new Set(stack.takeCalls())
  const left = ALL_ENDPOINTS.filter(({ domain, name }) => DOMAINS.has(domain) && !called.has(name))
  expect(left.map(({ name }) => name).toSorted()).toEqual(Object.keys(NOT_CALLED).toSorted())
})
