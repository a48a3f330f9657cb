import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import type { Endpoint, InputOf, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { type CipherName, sealBody } from '@playhouse/platform-api/sealing.ts'
import type { FastifyInstance } from 'fastify'
import assert from 'node:assert/strict'
import pg from 'pg'
import { scratchDatabase, type Template } from '../test/database.ts'
import { buildPlatform, type PlatformOptions } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import type { Sender } from './domains/people/verification/sender.ts'

/** Response of a call: status, raw body, and the value parsed by the endpoint's schema. */
export interface Answer<E extends Endpoint> {
  status: number
  body: unknown
  value: ValueOf<E>
  /** SQL statements executed, without `begin` and `commit`. */
  queries: string[]
}

export interface CallOptions {
  token?: string
  headers?: Record<string, string>
  remoteAddress?: string
  /** Cipher for sealed bodies; `jwe` by default. */
  cipher?: CipherName
}

export interface SentMessage {
  channel: 'sms' | 'email'
  address: string
  subject?: string
  text: string
}

export interface TestPlatform {
  app: FastifyInstance
  database: Database
  config: Config
  logged(): string
  /** Codes and letters sent so far, oldest first. */
  messages: SentMessage[]
  /** Rebuilds the platform over the same database with empty in-memory caches. */
  restart(): Promise<void>
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<Answer<E>>
  close(): Promise<void>
}

interface TestPlatformOptions extends Pick<
  PlatformOptions,
  'getCountry' | 'relaysLive' | 'runsJobs' | 'metrics' | 'tracing' | 'replica'
> {
  template: Template
  /** A database with the tables, which the caller drops, in place of one of the template. */
  url?: string | undefined
  environment?: Record<string, string>
  /** Whether messages can be sent; true by default. */
  hasSender?: boolean
  /** Fills the database before the platform is built. */
  prepare?: (database: Database, url: string) => Promise<void>
}

export const SECRET_KEYS = `trial:${Buffer.alloc(32, 7).toString('base64url')}`

/** No proof of work and no lotteries by default, and no limit for tests of what one member does at once. */
const TRIAL_SETTINGS = {
  DEMO: 'true',
  HUMAN_CHECK: 'false',
  LOTTERY_DRAWS: 'false',
  CONCURRENT_PER_MEMBER: '100000',
}

export async function openTestPlatform({
  template,
  url,
  environment,
  prepare,
  hasSender = true,
  ...options
}: TestPlatformOptions): Promise<TestPlatform> {
  const scratch = url === undefined ? await scratchDatabase({ template }) : { url, drop: async () => {} }
  const config = readConfig({
    DATABASE_URL: scratch.url,
    LOG_LEVEL: 'trace',
    SECRET_KEYS,
    ...TRIAL_SETTINGS,
    ...environment,
  })
  // 100 parallel requests queue for connections longer than a member should wait if the machine is busy.
  const database = openDatabase(scratch.url, { connectionTimeout: 60_000, observe: options.tracing?.statement })
  await prepare?.(database, scratch.url)
  let log = ''
  const messages: SentMessage[] = []
  const sender: Sender = {
    sendSms: async ({ phoneNumber, text }) => void messages.push({ channel: 'sms', address: phoneNumber, text }),
    sendEmail: async (letter) => void messages.push({ channel: 'email', ...letter }),
  }
  // Caches must not refresh and jobs not run while queries are counted; `restart` empties the caches.
  const still = { cacheMs: 3_600_000, runsJobs: false, relaysLive: false }
  const build = () =>
    buildPlatform({
      config,
      database,
      ...(hasSender && { sender }),
      logStream: { write: (line) => void (log += line) },
      ...still,
      ...options,
    })
  const harness: TestPlatform = {
    app: await build(),
    database,
    config,
    logged: () => log,
    messages,
    restart: async () => {
      await harness.app.close()
      harness.app = await build()
    },
    call: (endpoint, input, callOptions = {}) => callEndpoint(harness.app, endpoint, input, callOptions),
    close: async () => {
      await harness.app.close()
      await database.$client.end()
      await scratch.drop()
    },
  }
  return harness
}

export const headersFor = (endpoint: Endpoint, { token, headers }: CallOptions = {}): Record<string, string> => ({
  merchant: 'playhouse',
  language: 'EN',
  moduleid: endpoint.moduleId,
  ...(token && { authorization: token }),
  ...headers,
})

async function callEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions,
): Promise<Answer<E>> {
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const sealed = endpoint.sealed ? await sealBody(input, await newestKey(app), { cipher: options.cipher }) : undefined
  const payload = sealed ? { value: sealed.value } : (input as object)
  const { result: response, queries } = await countQueries(() =>
    app.inject({
      method: endpoint.method,
      url: endpoint.path,
      headers: {
        ...headersFor(endpoint, options),
        ...(sealed && { encryption: sealed.encryption }),
        ...(endpoint.form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      remoteAddress: options.remoteAddress ?? '127.0.0.1',
      ...(inQuery
        ? { query: getQuery(input as object) }
        : { payload: endpoint.form ? getForm(input as object) : payload }),
    }),
  )
  const body = response.json<{ success: boolean; value: unknown }>()
  const value = body.success ? endpoint.value.parse(body.value) : undefined
  // The response must contain exactly what the contract names.
  if (body.success) assert.deepEqual(body.value, value)
  return { status: response.statusCode, body, value: value as ValueOf<E>, queries }
}

export async function newestKey(app: FastifyInstance) {
  const endpoint = ALL_ENDPOINTS.find(({ name }) => name === 'sealingKeys')
  if (!endpoint) throw new Error('The contract has no sealing keys.')
  const response = await app.inject({ url: endpoint.path, headers: headersFor(endpoint) })
  const [key] = response.json<{ value: { keys: { kid: string; kty: 'RSA'; n: string; e: string }[] } }>().value.keys
  if (!key) throw new Error('The platform handed out no sealing key.')
  return key
}

function getForm(input: object): string {
  return new URLSearchParams(
    Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
}

function getQuery(input: object): Record<string, string | string[]> {
  const entries = Object.entries(input).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined) return []
    return [[name, Array.isArray(value) ? value.map(String) : String(value)] as const]
  })
  return Object.fromEntries(entries)
}

/** Runs `work` and collects the SQL statements this process sends meanwhile, without `begin` and `commit`. */
export async function countQueries<T>(work: () => Promise<T>): Promise<{ result: T; queries: string[] }> {
  const queries: string[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: Parameters<typeof query>) {
    const [requested] = args as unknown as [string | { text: string }]
    const text = typeof requested === 'string' ? requested : requested.text
    if (!/^(begin|commit|rollback)/i.test(text)) queries.push(text)
    return query.apply(this, args)
  } as typeof query
  try {
    return { result: await work(), queries }
  } finally {
    pg.Client.prototype.query = query
  }
}
