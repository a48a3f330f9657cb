import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import type { Endpoint, InputOf, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { type CipherName, sealBody } from '@playhouse/platform-api/sealing.ts'
import type { FastifyInstance } from 'fastify'
import assert from 'node:assert/strict'
import pg from 'pg'
import { scratchDatabase } from '../test/database.ts'
import { buildPlatform, type PlatformOptions } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import { FOLD } from './jackpots/meter.ts'

/** How a call came back: the status, the whole body, and the value of a success read by the endpoint's own schema. */
export interface Answer<E extends Endpoint> {
  status: number
  body: unknown
  value: ValueOf<E>
  /** SQL statements it took, `begin` and `commit` left out. */
  queries: string[]
}

export interface CallOptions {
  token?: string
  headers?: Record<string, string>
  remoteAddress?: string
  /** How a sealed body is sealed; `jwe` when left out. */
  cipher?: CipherName
}

/** A platform over a scratch database, and how a test asks it. */
export interface TrialPlatform {
  app: FastifyInstance
  database: Database
  config: Config
  /** Everything written to the log so far. */
  logged(): string
  /** Builds the platform anew over the same database, with nothing in its memory. */
  restart(): Promise<void>
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<Answer<E>>
  close(): Promise<void>
}

interface TrialOptions extends Pick<PlatformOptions, 'countryOf'> {
  template: 'empty' | 'world'
  environment?: Record<string, string>
  /** Fills the database before the platform is built. */
  prepare?: (database: Database, url: string) => Promise<void>
}

/** A key like those of `SECRET_KEYS`, made for tests. */
const SECRET_KEYS = `trial:${Buffer.alloc(32, 7).toString('base64url')}`

/** Forms need no proof of work in tests that are about something else, and what is sent can be read. */
const TRIAL_SETTINGS = { DEMO: 'true', HUMAN_CHECK: 'false' }

/** Opens a platform on a scratch database of its own. */
export async function openTrial({ template, environment, prepare, ...options }: TrialOptions): Promise<TrialPlatform> {
  const scratch = await scratchDatabase({ template })
  const config = readConfig({
    DATABASE_URL: scratch.url,
    LOG_LEVEL: 'trace',
    SECRET_KEYS,
    ...TRIAL_SETTINGS,
    ...environment,
  })
  const database = openDatabase(scratch.url)
  await prepare?.(database, scratch.url)
  let log = ''
  // Long enough that no query counted in a test is one of the memory's own; `restart` empties it.
  const fresh = { brandFreshMs: 3_600_000, catalogueFreshMs: 3_600_000, catchesUp: false }
  const build = () =>
    buildPlatform({ config, database, logStream: { write: (line) => void (log += line) }, ...fresh, ...options })
  const trial: TrialPlatform = {
    app: await build(),
    database,
    config,
    logged: () => log,
    restart: async () => {
      await trial.app.close()
      trial.app = await build()
    },
    call: (endpoint, input, callOptions = {}) => callEndpoint(trial.app, endpoint, input, callOptions),
    close: async () => {
      await trial.app.close()
      await database.$client.end()
      await scratch.drop()
    },
  }
  return trial
}

/** The headers every call of the contract carries. */
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
  const { result: response, queries } = await countingQueries(() =>
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
        ? { query: queryOf(input as object) }
        : { payload: endpoint.form ? formOf(input as object) : payload }),
    }),
  )
  const body = response.json<{ success: boolean; value: unknown }>()
  const value = body.success ? endpoint.value.parse(body.value) : undefined
  // Nothing is sent that the contract does not name, and nothing is left for its readers to mend.
  if (body.success) assert.deepEqual(body.value, value)
  return { status: response.statusCode, body, value: value as ValueOf<E>, queries }
}

/** The public key that callers seal with. */
export async function newestKey(app: FastifyInstance) {
  const endpoint = ALL_ENDPOINTS.find(({ name }) => name === 'sealingKeys')
  if (!endpoint) throw new Error('The contract has no sealing keys.')
  const response = await app.inject({ url: endpoint.path, headers: headersFor(endpoint) })
  const [key] = response.json<{ value: { keys: { kid: string; kty: 'RSA'; n: string; e: string }[] } }>().value.keys
  if (!key) throw new Error('The platform handed out no sealing key.')
  return key
}

function formOf(input: object): string {
  return new URLSearchParams(
    Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
}

function queryOf(input: object): Record<string, string | string[]> {
  const entries = Object.entries(input).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined) return []
    return [[name, Array.isArray(value) ? value.map(String) : String(value)] as const]
  })
  return Object.fromEntries(entries)
}

/** Runs `work` and tells the SQL statements sent meanwhile by this process, `begin` and `commit` left out. */
export async function countingQueries<T>(work: () => Promise<T>): Promise<{ result: T; queries: string[] }> {
  const queries: string[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: Parameters<typeof query>) {
    const [asked] = args as unknown as [string | { text: string }]
    const text = typeof asked === 'string' ? asked : asked.text
    // The fold of jackpots is asked every second, whatever is counted.
    if (!/^(begin|commit|rollback)/i.test(text) && text !== FOLD) queries.push(text)
    return query.apply(this, args)
  } as typeof query
  try {
    return { result: await work(), queries }
  } finally {
    pg.Client.prototype.query = query
  }
}
