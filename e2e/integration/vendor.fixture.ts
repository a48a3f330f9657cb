import type { InputOf } from '@playhouse/platform-api/endpoint.ts'
import { launchGame } from '@playhouse/platform-api/games.ts'
import { freePlay, login } from '@playhouse/platform-api/session.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import { and, gt, inArray, ne, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@playhouse/testing/free-port.ts'
import { openTestPlatform, type TestPlatform } from '../../apps/platform/src/app.fixture.ts'
import { vendor as vendorTable } from '../../apps/platform/src/db/tables/games.ts'
import { makeSmallWorld, PASSWORD } from '../../apps/platform/src/small-world.fixture.ts'
import { buildVendors } from '../../apps/simulators/src/vendor/app.ts'
import type { GameSession, LaunchResponse, LaunchBody, RoundResponse } from '@playhouse/vendor-api/play-api.ts'
import { migrateSimulators } from '../../apps/simulators/src/migrate.ts'
import { roundTable } from '../../apps/simulators/src/vendor/tables.ts'
import { walletClient } from '../../apps/simulators/src/vendor/wallet-client.ts'

/** Longer than a busy machine takes for any call: `listen` ends the leases that a test would wait for. */
const LEASE_MS = 600_000

export interface Answered<Body = Record<string, unknown>> {
  status: number
  headers: Record<string, unknown>
  body: Body
}

/** A launched game as its client uses it. */
export interface OpenedPage {
  data: LaunchResponse
  ask<Body = Record<string, unknown>>(path: string, body?: unknown): Promise<Answered<Body>>
  session(): Promise<GameSession>
  /** Plays a round, with defaults for what is left out. */
  play(received?: object): Promise<Answered<RoundResponse & { errorCode?: string }>>
}

export interface TestVendor {
  harness: TestPlatform
  app: FastifyInstance
  port: number
  /** Log of the vendor's process. */
  logged(): string
  /** Closes the wallet's port, or opens it again and lets the vendors repeat at once what failed meanwhile. */
  silence(): Promise<void>
  listen(): Promise<void>
  /** Restarts the vendors over the same database; `away` runs while they are down. */
  restart(away?: () => Promise<unknown>): Promise<void>
  launch(username: string, input?: Partial<InputOf<typeof launchGame>>): Promise<string>
  /** Posts a launch URL as the game client does. */
  post(launchUrl: string): Promise<Answered<LaunchResponse & { errorCode?: string }>>
  open(username: string, input?: Partial<InputOf<typeof launchGame>>): Promise<OpenedPage>
  getBalance(username: string): Promise<string>
  close(): Promise<void>
}

interface TestVendorOptions {
  environment?: Record<string, string>
  /** Codes of vendors with transfer wallets. The vendors then listen on a port for the operator's calls. */
  transferVendors?: string[]
}

/** The vendors, connected over HTTP to the wallet of a trial platform. */
export async function openTestVendor({
  environment,
  transferVendors = [],
}: TestVendorOptions = {}): Promise<TestVendor> {
  const port = await freePort()
  const vendorPort = await freePort()
  const gamesRoot = mkdtempSync(join(tmpdir(), 'playhouse-games-'))
  mkdirSync(join(gamesRoot, 'assets'))
  writeFileSync(join(gamesRoot, 'index.html'), '<!doctype html><title>Games</title>')
  writeFileSync(join(gamesRoot, 'assets/main-abc123.js'), 'export {}')
  const harness = await openTestPlatform({
    template: 'empty',
    environment: {
      PORT: String(port),
      VENDOR_URL: `http://127.0.0.1:${vendorPort}`,
      FREE_PLAYS_PER_HOUR: '1000',
      LOG_INS_PER_HOUR: '1000',
      ...environment,
    },
    prepare: async (database, url) => {
      await makeSmallWorld(database)
      await migrateSimulators(url)
      await database
        .update(vendorTable)
        .set({ walletMode: 'transfer' })
        .where(inArray(vendorTable.code, transferVendors))
    },
  })
  const listen = async () => void (await harness.app.listen({ host: '127.0.0.1', port }))
  await listen()
  let log = ''
  const build = async () => {
    const { config, database } = harness
    const operator = walletClient({ baseUrl: `http://127.0.0.1:${port}`, secret: config.seamlessSecret })
    const app = await buildVendors({
      config: { ...config, gamesRoot },
      database,
      operator,
      leaseMs: LEASE_MS,
      logStream: { write: (line) => void (log += line) },
    })
    if (transferVendors.length > 0) await app.listen({ host: '127.0.0.1', port: vendorPort })
    await app.ready()
    return app
  }
  const tokens = new Map<string, string>()
  const getToken = async (username: string) => {
    const known = tokens.get(username)
    if (known !== undefined) return known
    const { value } =
      username === 'demo'
        ? await harness.call(freePlay, {})
        : await harness.call(login, { username, password: PASSWORD })
    tokens.set(username, value.token)
    return value.token
  }
  const vendor: TestVendor = {
    harness,
    app: await build(),
    port: vendorPort,
    logged: () => log,
    listen: async () => {
      await harness.restart()
      await listen()
      await harness.database
        .update(roundTable)
        .set({ dueAt: sql`now()` })
        .where(and(ne(roundTable.status, 'going'), gt(roundTable.dueAt, sql`now()`)))
    },
    silence: () => harness.app.close(),
    restart: async (away) => {
      await vendor.app.close()
      await away?.()
      vendor.app = await build()
    },
    launch: async (username, input = {}) => {
      const token = await getToken(username)
      return (await harness.call(launchGame, { nodeId: 1, ...input }, { token })).value.content.game_url
    },
    open: async (username, input) => {
      const { status, body } = await vendor.post(await vendor.launch(username, input))
      if (status !== 200) throw new Error(`The game does not open: ${body.errorCode}`)
      return createPage(vendor, body)
    },
    post: async (launchUrl) => {
      const response = await vendor.app.inject({
        method: 'POST',
        url: '/play/api/launch',
        headers: { origin: 'null' },
        payload: launchBody(launchUrl),
      })
      return { status: response.statusCode, headers: response.headers, body: response.json() }
    },
    getBalance: async (username) =>
      (await harness.call(balance, {}, { token: await getToken(username) })).value.sumBalance,
    close: async () => {
      await vendor.app.close()
      await harness.close()
      rmSync(gamesRoot, { recursive: true })
    },
  }
  return vendor
}

/** The game client's request body for a launch URL. */
export function launchBody(launchUrl: string): LaunchBody {
  const { pathname, searchParams } = new URL(launchUrl, 'http://vendor.test')
  const room = searchParams.get('room')
  return {
    launchToken: pathname.replace('/play/', ''),
    vendor: searchParams.get('vendor') ?? '',
    ...(room !== null && { room }),
  }
}

function createPage(vendor: TestVendor, data: LaunchResponse): OpenedPage {
  const headers = { authorization: `Bearer ${data.playToken}`, origin: 'null' }
  const ask: OpenedPage['ask'] = async (path, body) => {
    const url = `/play/api/${path}`
    const response = await vendor.app.inject(
      body === undefined ? { url, headers } : { method: 'POST', url, headers, payload: body as object },
    )
    return { status: response.statusCode, headers: response.headers, body: response.json() }
  }
  return {
    data,
    ask,
    session: async () => (await ask<GameSession>('session')).body,
    play: (requested = {}) =>
      ask('rounds', { roundKey: randomUUID(), bet: { stake: '1000' }, clientSeed: 'my-seed', ...requested }),
  }
}
