import { sql } from 'drizzle-orm'
import { type Database, openDatabase, withTransaction } from '@playhouse/postgres/database.ts'
import { session } from '../../apps/platform/src/db/tables/members.ts'
import { gameSession } from '../../apps/platform/src/db/tables/play.ts'
import type { LaunchResponse, LaunchBody } from '@playhouse/vendor-api/play-api.ts'
import { newToken, tokenHash } from '@playhouse/server/token.ts'
import { confirmDeposit } from '../../apps/platform/src/ledger/cashier.ts'

/** Each player's balance in minor units: a billion VND. */
const PAID_IN = 1_000_000_000n * 10_000n

/** The measured model: a slot of five reels and three rows without a jackpot. */
export const MODEL = 'calm-pond'

interface BenchGame extends Record<string, unknown> {
  nodeId: number
  vendorCode: string
}

/**
 * Logs in members without open rounds, credits each, and launches the game. Returns their play tokens.
 * @param who their ids, or how many
 */
export async function openPlayers(
  databaseUrl: string,
  vendorPort: number,
  who: number | readonly number[],
): Promise<string[]> {
  const database = openDatabase(databaseUrl, { max: 2 })
  try {
    const games = await database.execute<BenchGame>(sql`
      select node_id as "nodeId", vendor_code as "vendorCode" from game
      where model_id = ${MODEL} and not maintenance and node_id not in (select node_id from jackpot_game)
      order by popularity desc, node_id limit 1`)
    const [game] = games.rows
    if (!game) throw new Error('The demo data has no slot game.')
    const tokens: string[] = []
    for (const id of typeof who === 'number' ? await firstMembers(database, who) : who) {
      const paid = {
        memberId: id,
        amount: PAID_IN,
        channel: 'QR',
        paymentReference: `bench-${newToken()}`,
        createdAt: new Date(),
      }
      await withTransaction(database, (tx) => confirmDeposit(tx, paid))
      const logIn = tokenHash(newToken())
      await database.insert(session).values({ tokenHash: logIn, memberId: id, address: '127.0.0.1' })
      const launchToken = newToken()
      await database.insert(gameSession).values({
        memberId: id,
        nodeId: game.nodeId,
        sessionHash: logIn,
        launchTokenHash: tokenHash(launchToken),
        launchExpiresAt: sql`now() + interval '60 seconds'`,
        siteOrigin: 'http://localhost:4200',
        language: 'EN',
        theme: 'dark',
      })
      tokens.push(await playToken(vendorPort, { launchToken, vendor: game.vendorCode }))
    }
    return tokens
  } finally {
    await database.$client.end()
  }
}

async function firstMembers(database: Database, count: number): Promise<number[]> {
  const { rows } = await database.execute<{ id: number }>(
    sql`select id from member where kind = 0 order by id limit ${count}`,
  )
  return rows.map(({ id }) => id)
}

async function playToken(vendorPort: number, body: LaunchBody): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${vendorPort}/play/api/launch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The vendor did not open the game: ${response.status}`)
  return ((await response.json()) as LaunchResponse).playToken
}
