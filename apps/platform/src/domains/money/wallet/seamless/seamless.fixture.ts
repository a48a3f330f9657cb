import { sql } from 'drizzle-orm'
import { fastify, type InjectOptions } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Database } from '@playhouse/postgres/database.ts'
import { CHECKS } from '../../../../checks/checks.ts'
import { game, vendor } from '../../../../db/tables/games.ts'
import { session } from '../../../../db/tables/members.ts'
import { gameSession } from '../../../../db/tables/play.ts'
import { newToken, tokenHash } from '@playhouse/server/token.ts'
import { openTestLedger } from '../../../../ledger/ledger.fixture.ts'
import type { WalletCall } from '@playhouse/vendor-api/seamless-wallet.ts'
import { seamlessRoutes } from './routes.ts'
import {
  SIGNATURE_HEADER,
  computeSignature,
  TIMESTAMP_HEADER,
  VENDOR_HEADER,
} from '@playhouse/vendor-api/vendors/harbour/signature.ts'
import { vendorSecret } from '@playhouse/vendor-api/vendors/vendor-adapter.ts'

export const SEAMLESS_SECRET = 'a secret of tests'

export interface CallResponse {
  status: number
  body: Record<string, unknown>
}

interface CallOptions {
  /** Calling vendor; defaults to V. */
  vendor?: string
  /** Epoch milliseconds; defaults to now. */
  at?: number
  headers?: Record<string, string>
}

/** A signed request; a string body is sent as it is. */
export function signedCall(seamlessSecret: string, name: WalletCall, requested: unknown, options: CallOptions = {}) {
  const { vendor: code = 'V', at = Date.now(), headers } = options
  const payload = typeof requested === 'string' ? requested : JSON.stringify(requested)
  return {
    method: 'POST' as const,
    url: `/seamless/v1/${name}`,
    payload,
    headers: {
      'content-type': 'application/json',
      [VENDOR_HEADER]: code,
      [TIMESTAMP_HEADER]: String(at),
      [SIGNATURE_HEADER]: computeSignature(vendorSecret(seamlessSecret, code), String(at), payload),
      ...headers,
    },
  }
}

export const launchTokenIn = (url: string) => new URL(url, 'http://localhost').pathname.slice('/play/'.length)

/** The seamless wallet over a test ledger with game 1 (vendor V) and game 2 (vendor W). */
export async function openSeamless() {
  const { database, close } = await openTestLedger()
  await database.insert(vendor).values({ code: 'W', name: 'Other', hue: 0, pattern: 'waves', isHot: false })
  const [first] = await database.select().from(game)
  if (!first) throw new Error('The seed has no game.')
  await database.insert(game).values({ ...first, nodeId: 2, gameCode: 'H', vendorCode: 'W' })
  const app = fastify()
  await app.register(seamlessRoutes, { database, seamlessSecret: SEAMLESS_SECRET })

  const call = async (name: WalletCall, requested: unknown, options: CallOptions = {}): Promise<CallResponse> => {
    const response = await app.inject(signedCall(SEAMLESS_SECRET, name, requested, options))
    return { status: response.statusCode, body: response.json() }
  }
  return {
    database,
    call,
    inject: (request: InjectOptions) => app.inject(request),
    close: async () => {
      await app.close()
      await close()
    },
  }
}

export type Seamless = Awaited<ReturnType<typeof openSeamless>>

interface Opening {
  nodeId?: number
  /** False for an unredeemed launch token. */
  redeemed?: boolean
}

export async function openGame(database: Database, memberId: number, { nodeId = 1, redeemed = true }: Opening = {}) {
  const logIn = tokenHash(newToken())
  await database.insert(session).values({ tokenHash: logIn, memberId, address: '127.0.0.1' })
  const launchToken = newToken()
  const id = randomUUID()
  await database.insert(gameSession).values({
    id,
    memberId,
    nodeId,
    sessionHash: logIn,
    launchTokenHash: tokenHash(launchToken),
    launchExpiresAt: sql`now() + interval '60 seconds'`,
    redeemedAt: redeemed ? sql`now()` : null,
    siteOrigin: 'http://localhost:4200',
    language: 'VI',
    theme: 'dark',
  })
  return { session: id, launchToken, logIn }
}

export const newId = () => randomUUID()

export const DETAILS = { engine: 'dice', modelId: 'dice-97' }

/** Names of failing world checks, without those of the agent tree and of vendors' tables, which do not exist here. */
export async function findWorldFaults(database: Database): Promise<string[]> {
  const found: string[] = []
  for (const { what, sql: text } of CHECKS.filter(({ what: name, needs }) => !needs && !/agent|path/.test(name))) {
    const { rows } = await database.execute<{ faults: bigint | number }>(sql.raw(text))
    if (Number(rows[0]?.faults ?? 1) !== 0) found.push(what)
  }
  return found
}
