import type { InputOf } from '@playhouse/platform-api/endpoint.ts'
import { launchGame } from '@playhouse/platform-api/games.ts'
import { freePlay, login } from '@playhouse/platform-api/session.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import { inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { freePort } from '../../../platform/test/server.ts'
import { openTrial, type TrialPlatform } from '../../../platform/src/app.fixture.ts'
import { vendor as vendorTable } from '../../../platform/src/db/tables/games.ts'
import { makeSmallWorld, PASSWORD } from '../../../platform/src/small-world.fixture.ts'
import { buildVendor } from './app.ts'
import type { GameSession, RoundAnswer } from '@playhouse/vendor-api/play-api.ts'
import type { PageData } from '../../../games/src/frame/page-data.ts'
import { walletClient } from './wallet-client.ts'

/** Long enough for a test on a busy machine, short enough to be waited for. */
const LEASE_MS = 1_500

export interface Answered<Body = Record<string, unknown>> {
  status: number
  headers: Record<string, unknown>
  body: Body
}

/** A page of a game as its script sees it. */
export interface OpenedPage {
  data: PageData
  ask<Body = Record<string, unknown>>(path: string, body?: unknown): Promise<Answered<Body>>
  session(): Promise<GameSession>
  /** Plays a round; what is left out is made up. */
  play(asked?: object): Promise<Answered<RoundAnswer & { errorCode?: string }>>
}

export interface TrialVendor {
  trial: TrialPlatform
  app: FastifyInstance
  /** Everything it has written to its log. */
  logged(): string
  /** Ends the wallet's listener, or opens it again at the same port. */
  silence(): Promise<void>
  listen(): Promise<void>
  /** The vendor anew over the same database, as after a restart; `away` happens while there is none. */
  restart(away?: () => Promise<unknown>): Promise<void>
  launch(username: string, input?: Partial<InputOf<typeof launchGame>>): Promise<string>
  open(username: string, input?: Partial<InputOf<typeof launchGame>>): Promise<OpenedPage>
  balanceOf(username: string): Promise<string>
  close(): Promise<void>
}

interface TrialVendorOptions {
  environment?: Record<string, string>
  /** Codes of vendors that have transfer wallets. Then the vendor listens too, for the operator to ask it. */
  transferVendors?: string[]
}

/** The vendor runtime over the real wallet of a trial platform: the two meet on a real connection. */
export async function openTrialVendor({
  environment,
  transferVendors = [],
}: TrialVendorOptions = {}): Promise<TrialVendor> {
  const port = await freePort()
  const trial = await openTrial({
    template: 'empty',
    environment: {
      PORT: String(port),
      VENDOR_PORT: String(await freePort()),
      FREE_PLAYS_PER_HOUR: '1000',
      LOG_INS_PER_HOUR: '1000',
      ...environment,
    },
    prepare: async (database) => {
      await makeSmallWorld(database)
      await database
        .update(vendorTable)
        .set({ walletMode: 'transfer' })
        .where(inArray(vendorTable.code, transferVendors))
    },
  })
  const listen = async () => void (await trial.app.listen({ host: '127.0.0.1', port }))
  await listen()
  let log = ''
  const build = async () => {
    const { config, database } = trial
    const wallet = walletClient({ baseUrl: config.seamlessUrl, secret: config.seamlessSecret })
    const app = await buildVendor({
      config,
      database,
      wallet,
      leaseMs: LEASE_MS,
      logStream: { write: (line) => void (log += line) },
    })
    if (transferVendors.length > 0) await app.listen({ host: '127.0.0.1', port: config.vendorPort })
    await app.ready()
    return app
  }
  const tokens = new Map<string, string>()
  const tokenOf = async (username: string) => {
    const known = tokens.get(username)
    if (known !== undefined) return known
    const { value } =
      username === 'demo' ? await trial.call(freePlay, {}) : await trial.call(login, { username, password: PASSWORD })
    tokens.set(username, value.token)
    return value.token
  }
  const vendor: TrialVendor = {
    trial,
    app: await build(),
    logged: () => log,
    listen: async () => {
      await trial.restart()
      await listen()
    },
    silence: () => trial.app.close(),
    restart: async (away) => {
      await vendor.app.close()
      await away?.()
      vendor.app = await build()
    },
    launch: async (username, input = {}) => {
      const token = await tokenOf(username)
      return (await trial.call(launchGame, { nodeId: 1, ...input }, { token })).value.content.game_url
    },
    open: async (username, input) => {
      const page = await vendor.app.inject({ url: await vendor.launch(username, input) })
      return openedPage(vendor, page.body)
    },
    balanceOf: async (username) => (await trial.call(balance, {}, { token: await tokenOf(username) })).value.sumBalance,
    close: async () => {
      await vendor.app.close()
      await trial.close()
    },
  }
  return vendor
}

/** The data that a page's script reads. @throws Error for a page without */
export function pageData(html: string): PageData {
  const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1]
  if (json === undefined) throw new Error(`There is no page data in ${html.slice(0, 400)}`)
  return JSON.parse(json) as PageData
}

function openedPage(vendor: TrialVendor, html: string): OpenedPage {
  const data = pageData(html)
  const headers = { authorization: `Bearer ${data.playToken}`, origin: 'null' }
  const ask: OpenedPage['ask'] = async (path, body) => {
    const url = `/play/api/${path}`
    const answer = await vendor.app.inject(
      body === undefined ? { url, headers } : { method: 'POST', url, headers, payload: body as object },
    )
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
  }
  return {
    data,
    ask,
    session: async () => (await ask<GameSession>('session')).body,
    play: (asked = {}) =>
      ask('rounds', { roundKey: randomUUID(), bet: { stake: '1000' }, clientSeed: 'my-seed', ...asked }),
  }
}
