import { findItemFields } from '@playhouse/schema/item-fields.ts'
import { TYPE_DEFINITIONS } from '@playhouse/schema/type-definitions.ts'
import { buildSchema, isObjectType } from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import { brandDay } from '../src/domains/agent/day-range.ts'
import { AGENT, MEMBER } from './accounts.ts'
import type { Browser } from './browser.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'
import type { Stack } from './stack.ts'
import { TroubleProxy } from './trouble-proxy.ts'

const schema = buildSchema(TYPE_DEFINITIONS)

/** Selects a field of each type that has items. */
const PARENTS: Readonly<Record<string, (field: string) => string>> = {
  Query: (field) => field,
  Site: (field) => `site { ${field} }`,
  Viewer: (field) => `viewer { ${field} }`,
  MemberAccount: (field) => `viewer { memberAccount { ... on MemberAccount { ${field} } } }`,
  Chat: (field) => `viewer { chat { ${field} } }`,
}

const ITEMS = Object.entries(findItemFields(schema)).flatMap(([type, fields]) =>
  fields.map((field) => ({ name: `${type}.${field}`, type, field })),
)

function readItem({ type, field }: { type: string; field: string }, key: string): string {
  const parent = schema.getType(type)
  if (!isObjectType(parent)) throw new Error(`No type ${type}`)
  const keys = parent.getFields()[field]?.args.filter(({ name }) => ['id', 'code', 'number'].includes(name)) ?? []
  const values = keys.map(({ name }) => `${name}: ${JSON.stringify(key)}`).join(', ')
  return `{ ${PARENTS[type]?.(`item: ${field}(${values}) { __typename }`)} }`
}

/** The item of a response; undefined if what it belongs to is not there. */
function getItem(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return undefined
  return 'item' in data ? data.item : getItem(Object.values(data)[0])
}

/** The keys of things that belong to a member, by field. */
async function findOwn(owner: Browser): Promise<Record<string, string | undefined>> {
  const today = brandDay()
  const from = new Date(Date.parse(today) - 30 * 86_400_000).toISOString().slice(0, 10)
  const { data, errors } = await owner.send(`{ viewer {
    lotteryTickets(first: 1) { edges { node { id } } }
    memberAccount { ... on MemberAccount {
      deposits(page: 1, pageSize: 1) { nodes { id } }
      withdrawals(page: 1, pageSize: 1) { nodes { id } }
      messages(box: INBOX, page: 1, pageSize: 1) { nodes { id } }
      serviceCases(page: 1, pageSize: 1) { nodes { id } }
      bettingRecord(from: "${from}", to: "${today}", page: 1, pageSize: 1) { ... on BettingRecord { nodes { id } } }
      accountRecord(from: "${from}", to: "${today}", page: 1, pageSize: 1, wallet: MAIN, types: [PAYOUT]) {
        ... on AccountRecord { nodes { transactionId } }
      }
    } }
  } }`)
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  const { lotteryTickets, memberAccount } = (data as unknown as { viewer: Own }).viewer
  const { deposits, withdrawals, messages, serviceCases, bettingRecord, accountRecord } = memberAccount
  return {
    lotteryTicket: lotteryTickets.edges[0]?.node.id,
    deposit: deposits.nodes[0]?.id,
    withdrawal: withdrawals.nodes[0]?.id,
    message: messages.nodes[0]?.id,
    serviceCase: serviceCases.nodes[0]?.id,
    bet: bettingRecord.nodes[0]?.id,
    transaction: accountRecord.nodes[0]?.transactionId,
  }
}

type Page = { nodes: { id: string }[] }
interface Own {
  lotteryTickets: { edges: { node: { id: string } }[] }
  memberAccount: Record<'deposits' | 'withdrawals' | 'messages' | 'serviceCases' | 'bettingRecord', Page> & {
    accountRecord: { nodes: { transactionId: string }[] }
  }
}

let shared: SharedStack
let proxy: TroubleProxy
/** Reaches the platform through the proxy. */
let stack: Pick<Stack, 'browser' | 'gateway' | 'another'>
let member: Browser
let other: Browser
let own: Record<string, string | undefined>
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  shared = await openSharedStack()
  proxy = await TroubleProxy.before(shared.platform.url)
  stack = await shared.another({ PLATFORM_URL: proxy.url })
  member = await stack.browser().logIn(MEMBER)
  other = await stack.browser().logIn(AGENT)
  await member.send(
    `mutation { openServiceCase(input: { topic: WALLET, title: "Where is it?", text: "My deposit.", uploads: [], requestKey: "${crypto.randomUUID()}" }) { __typename } }`,
  )
  own = await findOwn(member)
})
afterAll(async () => {
  await shared.close()
  proxy.close()
})

test.each([
  ['an unknown number', '999999999'],
  ['an unknown code', 'NONE'],
  ['a pair that is none', 'HA_NOI-HA_NOI'],
  ['nothing', ''],
  ['a space', ' '],
  ['signs', '§/../?'],
  ['too many digits', '9'.repeat(400)],
])('null without an error says that there is no item for %s', async (_kind, key) => {
  for (const item of ITEMS) {
    const { data, errors } = await member.send(readItem(item, key))
    expect([item.name, getItem(data), errors]).toEqual([item.name, null, []])
  }
})

test('null without an error says so of what belongs to another account, too', async () => {
  const ofAccounts = ITEMS.filter(({ type }) => type === 'Viewer' || type === 'MemberAccount')
  expect(Object.keys(own).toSorted()).toEqual(ofAccounts.map(({ field }) => field).toSorted())
  for (const item of ofAccounts) {
    const document = readItem(item, own[item.field] ?? 'none')
    const mine = await member.send(document)
    expect([item.name, getItem(mine.data), mine.errors]).toEqual([item.name, expect.anything(), []])
    const theirs = await other.send(document)
    expect([item.name, getItem(theirs.data), theirs.errors]).toEqual([item.name, null, []])
  }
})

describe.each(ITEMS)('an item that failed to load: $name', (item) => {
  test('is null beside an error that can be retried', async () => {
    const fresh = await stack.another({ PLATFORM_URL: proxy.url })
    const browser = fresh.browser()
    for (const [name, value] of member.cookies) browser.cookies.set(name, value)
    // What its parents need has arrived.
    await browser.send('{ site { name } viewer { id chat { restriction } memberAccount { __typename } } }')
    const calls: string[] = []
    proxy.trouble = (request) => {
      calls.push(request.split('\r\n')[0] ?? '')
      return { cut: true }
    }
    const { data, errors } = await browser.send(readItem(item, own[item.field] ?? '1'))
    proxy.trouble = () => undefined
    expect(calls.length).toBeGreaterThan(0)
    expect(getItem(data) ?? null).toBeNull()
    expect(errors).not.toEqual([])
    for (const error of errors) expect(error.extensions).toMatchObject({ retryable: true })
  })
})
