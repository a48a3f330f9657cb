import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { type Endpoint, whileClosed } from '@playhouse/platform-api/endpoint.ts'
import { sendMessage } from '@playhouse/platform-api/messages.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { openGuestCase, openServiceCase } from '@playhouse/platform-api/support-cases.ts'
import { sql } from 'drizzle-orm'
import { MAIN_WALLET } from '@playhouse/platform-api/wallet.ts'
import type { PgTable } from 'drizzle-orm/pg-core'
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { openTestPlatform, type TestPlatform } from '../../app.fixture.ts'
import { brand, brandModule } from '../../db/tables/brand.ts'
import { deposit, withdrawal } from '../../db/tables/cashier.ts'
import { serviceCaseLine } from '../../db/tables/cases.ts'
import { chatMessage } from '../../db/tables/chat.ts'
import { memberMessage } from '../../db/tables/messages.ts'
import { pointsRedemption } from '../../db/tables/points.ts'
import { raffleOrder } from '../../db/tables/raffles.ts'
import { memberTransfer } from '../../db/tables/records.ts'
import { registrationAttempt } from '../../db/tables/registration.ts'
import { walletTransfer } from '../../db/tables/transfers.ts'
import { getAccountTypeId } from '../money/wallet/wallet-numbers.ts'
import { PASSWORD } from '../../small-world.fixture.ts'

const AT = new Date()
const MINOR = 10_0000n
const VENDOR = 'SEN'
const order = { amount: '10', paymentPassword: 'p' }

let harness: TestPlatform
let memberId: number
let token: string

beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small' })
  const { database } = harness
  await database.update(brandModule).set({ enabled: true })
  await database.execute(sql`update vendor set wallet_mode = 'transfer' where code = ${VENDOR}`)
  await harness.restart()
  const { value } = await harness.call(login, { username: 'suba', password: PASSWORD })
  ;({ token, id: memberId } = value)
  await set({ maintenance: true })
})

async function set(state: Partial<typeof brand.$inferInsert>) {
  await harness.database.update(brand).set(state)
  await harness.restart()
}
afterAll(() => harness.close())

interface Act {
  input: object
  /** The row that the first call stored. */
  stored(key: string): [PgTable, object]
}

const paid: Act['stored'] = (requestKey) => [
  deposit,
  { memberId, requestKey, amount: MINOR, channel: 'QR', state: 'WAITING', createdAt: AT },
]
const sent: Act['stored'] = (id) => [
  memberTransfer,
  {
    memberId,
    id,
    direction: 'out',
    relation: 'upline',
    counterpartyId: 1,
    amount: MINOR,
    transactionId: 1n,
    createdAt: AT,
  },
]
const spent: Act['stored'] = (requestKey) => [
  pointsRedemption,
  { memberId, requestKey, points: MINOR, amount: MINOR, state: 'APPROVED' },
]
const registered: Act['stored'] = (key) => [
  registrationAttempt,
  { keyHash: createHash('sha256').update(key).digest(), requestHash: Buffer.alloc(32), startedAt: AT, memberId },
]
const moved =
  (direction: 'in' | 'out', suffix = ''): Act['stored'] =>
  (key) => {
    const hash = createHash('sha256').update(`${memberId} ${key}${suffix}`).digest('hex')
    const id = hash.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
    return [
      walletTransfer,
      { id, memberId, vendorCode: VENDOR, direction, amount: MINOR, state: 'done', dueAt: AT, endedAt: AT },
    ]
  }

const ACTS: Record<string, Act> = {
  register: { input: { username: 'newcomer' }, stored: registered },
  registerMobile: { input: {}, stored: registered },
  depositByGateway: { input: { amount: '10', method: 'E_WALLET' }, stored: paid },
  depositByQr: { input: { amount: '10' }, stored: paid },
  depositByTransfer: { input: { amount: '10' }, stored: paid },
  depositFromAccount: { input: { amount: '10', bankCode: 'VCB', payerName: 'NGUYEN AN' }, stored: paid },
  requestWithdrawal: {
    input: { ...order, bankCardId: randomUUID() },
    stored: (requestKey) => [
      withdrawal,
      { memberId, requestKey, amount: MINOR, state: 'REVIEW', requestedAt: AT, lockTransactionId: 1n },
    ],
  },
  transferUpline: { input: order, stored: sent },
  transferDownline: { input: { ...order, account: 'lan' }, stored: sent },
  transferFromMainWallet: { input: { vassalage: VENDOR, amount: '10' }, stored: moved('out') },
  transferSubToSubWallet: {
    input: { fromVassalage: 'TRE', toVassalage: VENDOR, amount: '10' },
    stored: moved('out', ' out'),
  },
  walletTransfer: {
    input: { fromAccountTypeId: MAIN_WALLET, toAccountTypeId: getAccountTypeId(VENDOR), amount: '10' },
    stored: moved('out'),
  },
  redeemPointReward: { input: { itemId: 'cup', points: '10', paymentPassword: 'p' }, stored: spent },
  convertPoint: { input: { points: '10', paymentPassword: 'p' }, stored: spent },
  buyRaffleTickets: {
    input: { raffleId: 'raffle', tickets: 1 },
    stored: (requestKey) => [
      raffleOrder,
      { memberId, requestKey, raffleId: 'raffle', first: 1, tickets: 1, points: MINOR, state: 'HELD', boughtAt: AT },
    ],
  },
  sendMessage: {
    input: { to: 'upline', title: 'Hello', content: 'Hello' },
    stored: (requestKey) => [
      memberMessage,
      { memberId, requestKey, direction: 'OUT', kind: 'UPLINE', title: 'Hello', content: 'Hello' },
    ],
  },
  sendChatMessage: {
    input: { room: 'GENERAL-EN', text: 'Hello' },
    stored: (requestKey) => [
      chatMessage,
      { roomId: 'GENERAL-EN', authorId: memberId, requestKey, name: 'Lotus', text: 'Hello' },
    ],
  },
}

/** Input of an act with another amount or text. */
const OTHERS: Readonly<Record<string, unknown>> = {
  amount: '20',
  points: '20',
  tickets: 2,
  itemId: 'bowl',
  title: 'Another title',
  content: 'Another text',
  text: 'Another text',
}
const changeInput = (input: object, names = Object.keys(input)) => ({
  ...input,
  ...Object.fromEntries(names.filter((name) => name in OTHERS).map((name) => [name, OTHERS[name]])),
})

const hasKeyField = ({ input }: Endpoint) => 'requestKey' in ((input as Partial<z.ZodObject>).shape ?? {})
/** Repetitions of what decides by itself are tested with it. */
const KEYED = ALL_ENDPOINTS.filter(
  (endpoint) =>
    (hasKeyField(endpoint) || endpoint.takesIdempotencyKey) &&
    ['refused', 'openInRegion'].includes(whileClosed(endpoint)),
)

test('covers every endpoint that takes a request key and is refused while the site is closed', () => {
  expect(Object.keys(ACTS).toSorted()).toEqual(KEYED.map(({ name }) => name).toSorted())
})

test.each(KEYED.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s is answered while the site is closed if it was done before, refused otherwise, and does nothing else under its key',
  async (name, endpoint) => {
    const { input: first, stored } = ACTS[name] as Act
    const call = async (key: string, input = first) => {
      const keyed = hasKeyField(endpoint) ? { ...input, requestKey: key } : input
      const options = { headers: { 'idempotency-key': key }, ...(endpoint.access !== 'public' && { token }) }
      return (await harness.call(endpoint, keyed as never, options)).body
    }
    const key = randomUUID()
    const refused = { errorCode: 'site.maintenance' }
    expect(await call(key)).toMatchObject(refused)
    const [table, row] = stored(key)
    // Without what the row refers to.
    await withTransaction(harness.database, async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.insert(table).values(row as never)
    })
    expect(await call(key)).not.toMatchObject(refused)
    expect(await call(randomUUID())).toMatchObject(refused)
    // A registration keeps only a digest of its request, see its own tests.
    if (endpoint.access === 'public') return
    // Where only the same request counts as a repetition, another one is refused like any.
    const { errorCode } = (await call(key, changeInput(first))) as { errorCode?: string }
    expect(['request_key_reused', 'site.maintenance']).toContain(errorCode)
  },
)

/** What takes a request key while the site is closed too, with what else can be said under it. */
const TALKS: Record<string, { input: () => Promise<object> | object; others: readonly string[] }> = {
  feedback: { input: () => ({ questionType: 'site', content: 'It is all fine.' }), others: ['content'] },
  openServiceCase: {
    input: () => ({ topic: 'other', title: 'A question', text: 'How does it work?' }),
    others: ['title', 'text'],
  },
  writeServiceCase: { input: async () => ({ id: await openCase(), text: 'Any news?' }), others: ['text'] },
  openGuestCase: {
    input: () => ({ email: 'guest@example.test', topic: 'other', title: 'A question', text: 'How does it work?' }),
    others: ['title', 'text'],
  },
  writeGuestCase: {
    input: async () => {
      const requestKey = randomUUID()
      const { input } = TALKS['openGuestCase'] as (typeof TALKS)[string]
      const { id, key } = (await harness.call(openGuestCase, { ...(await input()), requestKey } as never)).value
      return { id, key, text: 'Any news?' }
    },
    others: ['text'],
  },
}
async function openCase(): Promise<string> {
  const input = { requestKey: randomUUID(), topic: 'other', title: 'A case', text: 'How does it work?' } as const
  return (await harness.call(openServiceCase, input, { token })).value.id
}

const TALKING = ALL_ENDPOINTS.filter((endpoint) => hasKeyField(endpoint) && !KEYED.includes(endpoint))

test('covers every other endpoint that takes a request key', () => {
  // It moves money: see chosen-transfers.db.test.ts.
  const all = [...Object.keys(TALKS), 'transferToMainWallet']
  expect(all.toSorted()).toEqual(TALKING.map(({ name }) => name).toSorted())
})

test.each(Object.entries(TALKS).flatMap(([name, { others }]) => others.map((other) => [name, other] as const)))(
  '%s refuses its request key with another %s, and stores nothing',
  async (name, other) => {
    const endpoint = TALKING.find((one) => one.name === name) as Endpoint
    const input = { ...(await TALKS[name]?.input()), requestKey: randomUUID() }
    const options = endpoint.access === 'public' ? {} : { token }
    const send = (more: object) => harness.call(endpoint, more as never, options)
    expect(await send(input)).toMatchObject({ status: 200 })
    const lines = () => harness.database.$count(serviceCaseLine)
    const before = await lines()
    expect(await send(input)).toMatchObject({ status: 200 })
    const reused = { status: 422, body: { errorCode: 'request_key_reused' } }
    expect(await send(changeInput(input, [other]))).toMatchObject(reused)
    expect(await lines()).toBe(before)
  },
)

test('a repeated request gets the first response while the site is closed and does nothing again', async () => {
  const input = { requestKey: randomUUID(), to: 'upline', title: 'Hello', content: 'Hello' } as const
  const send = (more: object = {}) => harness.call(sendMessage, { ...input, ...more }, { token })
  await set({ maintenance: false })
  const first = await send()
  expect(first.status).toBe(200)
  const count = () => harness.database.$count(memberMessage)
  const before = await count()
  // VN is the country of private addresses.
  const restricted = { maintenance: false, restrictedCountries: ['VN'] }
  for (const [errorCode, state] of [
    ['site.maintenance', { maintenance: true }],
    ['region.restricted', restricted],
  ] as const) {
    await set(state)
    expect((await send()).body).toEqual(first.body)
    expect((await send({ requestKey: randomUUID() })).body).toMatchObject({ errorCode })
    expect(await count()).toBe(before)
  }
})
