import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { isRead, whileClosed, type WhileClosed } from '@playhouse/platform-api/endpoint.ts'
import { TYPE_DEFINITIONS } from '@playhouse/schema/type-definitions.ts'
import { buildSchema, GraphQLID, type GraphQLField } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AGENT } from './accounts.ts'
import type { Browser } from './browser.ts'
import { exampleInput } from './example-input.ts'
import { askDatabase } from './real-platform.ts'
import { openStack, type Stack } from './stack.ts'

const UUID = exampleInput(GraphQLID)

/** Input that the gateway passes on, where it would refuse the example. */
const GIVEN: Readonly<Record<string, object>> = {
  claimMission: { id: '1:2026-01-01' },
  claimRafflePrize: { id: '1:1' },
  removeBankCard: { id: UUID },
  removePushDevice: { id: UUID },
  requestClosingPayout: { bankCardId: UUID },
  requestWithdrawal: { bankCardId: UUID },
  sendContactProofCode: { kind: 'PHONE_CODE' },
  setAvatar: { drawnId: '1' },
  setDefaultBankCard: { id: UUID },
}

/** Mutations that change only sessions on the platform, or need an identity provider, which the brand does not have. */
const CHANGE_NOTHING = [
  'beginIdentityLink',
  'beginIdentityProviderLogIn',
  'confirmPhone',
  'keepSessionAlive',
  'linkIdentity',
  'logIn',
  'logInWithCode',
  'logInWithIdentityProvider',
  'reportFailingHost',
]

/** Logging out would end the session of all others; a ticket must be valid before the sale asks whether the site is open. */
const NOT_TRIED = ['logOut', 'placeLotteryTicket']

const mutations = Object.values(buildSchema(TYPE_DEFINITIONS).getMutationType()?.getFields() ?? {}).filter(
  ({ name }) => !NOT_TRIED.includes(name),
)
const getRule = new Map(
  ALL_ENDPOINTS.filter((endpoint) => !isRead(endpoint) || whileClosed(endpoint) !== 'open').map((endpoint) => [
    endpoint.name,
    whileClosed(endpoint),
  ]),
)

let stack: Stack
let agent: Browser
beforeAll(async () => {
  stack = await openStack()
  agent = await stack.browser().logIn(AGENT)
})
afterAll(() => stack.close())

test.each<[string, string, string, WhileClosed[]]>([
  ['under maintenance', 'maintenance = true', 'SITE_MAINTENANCE', ['open']],
  [
    'in a restricted country',
    // The country of private addresses.
    "maintenance = false, restricted_countries = '{VN}'",
    'REGION_RESTRICTED',
    ['open', 'openInRegion'],
  ],
])('refuses every change %s, but those whose endpoint stays open', async (_, state, refusal, open) => {
  await askDatabase(stack.databaseUrl, `update brand set ${state}`)
  await stack.platform.restart()
  const given: Record<string, string> = {}
  const expected: Record<string, string> = {}
  for (const field of mutations) {
    stack.takeCalls()
    const code = await getCode(field)
    const rules = stack.takeCalls().flatMap((endpoint) => getRule.get(endpoint) ?? [])
    given[field.name] = code === refusal ? code : rules.length > 0 ? 'taken' : 'changes nothing'
    expected[field.name] = CHANGE_NOTHING.includes(field.name)
      ? 'changes nothing'
      : rules.every((rule) => open.includes(rule))
        ? 'taken'
        : refusal
  }
  expect(given).toEqual(expected)
  expect(Object.values(given).filter((each) => each === refusal).length).toBeGreaterThan(30)
})

async function getCode({ name, args }: GraphQLField<unknown, unknown>): Promise<string | undefined> {
  const browser = stack.browser()
  for (const [cookie, value] of agent.cookies) browser.cookies.set(cookie, value)
  const [argument] = args
  const example = argument ? (exampleInput(argument.type) as object) : {}
  const input = {
    ...withPlainIds(example),

    ...GIVEN[name],
  }
  const { data, errors } = await browser.send(
    argument
      ? `mutation ($input: ${String(argument.type)}) { it: ${name}(input: $input) { ... on UserError { code } } }`
      : `mutation { it: ${name} { ... on UserError { code } } }`,
    argument ? { input } : {},
  )
  return errors[0]?.extensions.code ?? (data as { it?: { code?: string } } | null)?.it?.code
}

/** The gateway takes most ids as numbers, and keys of requests as UUIDs. */
const withPlainIds = (input: object): object =>
  JSON.parse(JSON.stringify(input, (key, value) => (value === UUID && !key.endsWith('Key') ? '1' : value))) as object
