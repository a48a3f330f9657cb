// A platform of a project's own for its tests: real processes over a real, empty database, which are gone afterwards.
import * as deposits from '@playhouse/platform-api/cashier-deposits.ts'
import type { Endpoint, InputOf, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { bindContact, sendContactCode } from '@playhouse/platform-api/member-profile.ts'
import { sealBody } from '@playhouse/platform-api/sealing.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { sealingKeys } from '@playhouse/platform-api/site.ts'
import { balance, MAIN_WALLET } from '@playhouse/platform-api/wallet.ts'
import { type Database, openDatabase, withTransaction } from '@playhouse/postgres/database.ts'
import { PAYMENT_PROVIDERS } from '@playhouse/vendor-api/payments/all.ts'
import { type PayInMethod, webhookPath } from '@playhouse/vendor-api/payments/provider.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { audit } from '../checks/audit.ts'
import { makeBrand } from '../db/brand/make-brand.ts'
import { startEmbeddedPostgres } from '../db/embedded.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { spawnSupervised } from '../db/supervised-process.ts'
import { depositMethod, paymentProvider } from '../db/tables/deposits.ts'
import { memberProfile } from '../db/tables/profile.ts'
import { addMember } from '../domains/people/registration/add-member.ts'
import { hashPassword } from '../lib/password.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const PATIENCE_MS = 60_000
const OFF_PLACE = 999

export interface TestPlatformOptions {
  /** Of the project; the folder of `npm test` by default. */
  folder?: string
  /** Variables of the platform, such as the address of a provider's stand-in. */
  settings: Readonly<Record<string, string>>
}

/** A deposit as its member sees it. */
export type TestDeposit = ValueOf<typeof deposits.deposit>

/** Where codes are sent: `lan@lotus.test`, or a number with its dialling code before a space, `+84 912345678`. */
export type TestContact = { email: string } | { phone: string }

export interface TestMember {
  /** Has a code sent to a contact that the member wants to bind. */
  requestCode(contact: TestContact): Promise<void>
  /** Binds it. @returns the contact as pages show it */
  bindContact(contact: TestContact, code: string): Promise<string>
  deposit(order: { method: PayInMethod; amount: string }): Promise<TestDeposit>
  readDeposit(id: string): Promise<TestDeposit>
  /** What is in the main wallet, as a decimal amount. */
  readBalance(): Promise<string>
}

export interface TestPlatform {
  url: string
  /** Where a provider sends its webhooks. */
  webhookUrl(code: string): string
  /** Opens a member's account, and logs it in. */
  openMember(): Promise<TestMember>
  /** Recomputes every sum of the ledger. @throws Error with what does not hold */
  assertBooks(): Promise<void>
  /** What the platform has logged. */
  readLog(): string
  stop(): Promise<void>
}

/** Starts the project's platform with its providers. Nobody else is asked: no vendors, no other payment provider. */
export async function startTestPlatform({
  folder = process.cwd(),
  settings,
}: TestPlatformOptions): Promise<TestPlatform> {
  const data = mkdtempSync(join(tmpdir(), 'playhouse-'))
  const server = await startEmbeddedPostgres({
    dataDir: join(data, 'postgres'),
    port: await findPort(),
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      shared_buffers: '64MB',
      min_wal_size: '80MB',
      max_wal_size: '1GB',
    },
  })
  const databaseUrl = await server.ensureDatabase('playhouse')
  await migrateDatabase(databaseUrl)
  await makeBrand(databaseUrl)
  const database = openDatabase(databaseUrl)
  // A new brand takes no money until an operator says how.
  await database.update(depositMethod).set({ enabled: true })
  const off = PAYMENT_PROVIDERS.map(({ code }) => ({ code, position: OFF_PLACE, enabled: false }))
  await database.insert(paymentProvider).values(off)
  const port = await findPort()
  let log = ''
  const platform = spawnSupervised({
    command: process.execPath,
    args: [MAIN],
    endSignal: 'TERM',
    grace: 10,
    env: {
      ...process.env,
      ...TEST_SETTINGS,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      PLAYHOUSE_SITE: folder,
      ...settings,
    },
    output: (line) => void (log += `${line}\n`),
  })
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    await database.$client.end()
    await platform.stop()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
  const failed = platform.ended.then((code) => new Error(`The platform ended with ${code}:\n${log}`))
  try {
    await untilReady(url, failed)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    webhookUrl: (code) => `${url}${webhookPath(code)}`,
    openMember: () => openMember(url, database),
    assertBooks: () => assertBooks(databaseUrl),
    readLog: () => log,
    stop,
  }
}

/** Published secrets; third parties that do not answer, whatever runs at the defaults. */
const TEST_SETTINGS = {
  DEMO: 'true',
  HOST: '127.0.0.1',
  OPERATOR_PORT: 'off',
  HUMAN_CHECK: 'false',
  LOTTERY_DRAWS: 'false',
  PAYMENTS_URL: 'http://127.0.0.1:9',
  VENDOR_URL: 'http://127.0.0.1:9',
} as const

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

async function untilReady(url: string, failed: Promise<Error>): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  let failure: Error | undefined
  void failed.then((error) => (failure = error))
  for (;;) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined)
    if (response?.ok) return
    if (failure) throw failure
    if (Date.now() > until) throw new Error(`The platform was not ready within ${PATIENCE_MS / 1_000} seconds.`)
    await pause(100)
  }
}

async function openMember(url: string, database: Database): Promise<TestMember> {
  const [username, password] = [`member${randomBytes(4).toString('hex')}`, randomBytes(9).toString('base64url')]
  const passwordHash = await hashPassword(password)
  await withTransaction(database, async (tx) => {
    const added = await addMember(tx, { username, nickname: username, passwordHash, kind: 0, parent: undefined })
    // Without it the first deposit is refused.
    if (added) await tx.insert(memberProfile).values({ memberId: added.id, birthday: '1990-01-01' })
  })
  const seal = async (body: object) => {
    const [key] = (await call(url, sealingKeys, {})).keys
    if (!key) throw new Error('The platform has no key for sealed bodies.')
    return sealBody(body, key)
  }
  const { token } = await call(url, login, await seal({ username, password }))
  const mine = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => call(url, endpoint, input, token)
  return {
    requestCode: async (contact) => void (await mine(sendContactCode, toFields(contact))),
    bindContact: async (contact, verificationCode) => {
      const proof = { method: 'password', answer: password }
      const sealed = await seal({ ...toFields(contact), verificationCode, proof })
      return (await call(url, bindContact, sealed, token)).contact
    },
    deposit: ({ method, amount }) => startDeposit(mine, method, amount),
    readDeposit: (id) => mine(deposits.deposit, { id }),
    readBalance: async () => {
      const { balance: wallets } = await mine(balance, {})
      const main = wallets.find(({ accountTypeId }) => accountTypeId === MAIN_WALLET)
      if (!main) throw new Error('The member has no main wallet.')
      return main.availBalance
    },
  }
}

function toFields(contact: TestContact): InputOf<typeof sendContactCode> {
  if ('email' in contact) return { channel: 'email', email: contact.email, countryDialingCode: '', mobileNum: '' }
  const [countryDialingCode = '', ...rest] = contact.phone.split(' ')
  return { channel: 'sms', email: '', countryDialingCode, mobileNum: rest.join('') }
}

type CallAsMember = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ValueOf<E>>

function startDeposit(mine: CallAsMember, method: PayInMethod, amount: string): Promise<TestDeposit> {
  const creation = { requestKey: randomUUID(), amount }
  switch (method) {
    case 'QR':
      return mine(deposits.depositByQr, creation)
    case 'MANUAL':
      return mine(deposits.depositByTransfer, creation)
    case 'USDT':
      return mine(deposits.depositByGateway, { ...creation, method, network: 'TRC20' })
    default:
      return mine(deposits.depositByGateway, { ...creation, method })
  }
}

/** Calls the platform as a gateway does. @throws Error with the code of a refusal */
async function call<E extends Endpoint>(url: string, endpoint: E, input: unknown, token?: string): Promise<ValueOf<E>> {
  const { method, path, moduleId } = endpoint
  const target = new URL(path, url)
  const { value: sealed, encryption } = (input ?? {}) as { value?: string; encryption?: string }
  const body = endpoint.sealed ? { value: sealed } : input
  if (method === 'GET') target.search = new URLSearchParams(input as Record<string, string>).toString()
  const response = await fetch(target, {
    method,
    headers: {
      merchant: 'playhouse',
      language: 'EN',
      moduleid: moduleId,
      ...(token && { authorization: token }),
      ...(endpoint.sealed && encryption && { encryption }),
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as { success?: boolean; value?: unknown; message?: string }
  if (answer.success !== true) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
  return endpoint.value.parse(answer.value) as ValueOf<E>
}

async function assertBooks(databaseUrl: string): Promise<void> {
  const lines: string[] = []
  if (!(await audit(databaseUrl, (line) => void lines.push(line)))) throw new Error(lines.join('\n'))
}
