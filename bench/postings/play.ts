import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { WALLET_CALLS } from '../../apps/platform/src/domains/money/wallet/seamless/wallet-calls.ts'
import { MODEL } from '../bets/players.ts'

/** Details of a slot's round, as long as the vendor's. */
const DETAILS = JSON.stringify({ engine: 'slot', modelId: MODEL, outcome: 'x'.repeat(600) })
/** Unit of the times in /proc. */
const TICK_MS = 10

const WALLET_PARAMETERS = Array.from({ length: 14 }, (_, parameter) => parameter)

export interface Session extends pg.QueryResultRow {
  id: string
  vendor: string
}

/** Opens sessions of the same game for the `members` members with the most money. */
export async function openSessions(client: pg.Client, members: number): Promise<Session[]> {
  const { rows } = await client.query<Session>(
    `
    insert into game_session (member_id, node_id, launch_token_hash, launch_expires_at, redeemed_at, site_origin, language, theme)
    select who.id, played.node_id, sha256(uuid_send(gen_random_uuid())), now(), now(), 'http://localhost', 'EN', 'dark'
    from (
      select member.id from member join ledger_account cash on cash.member_id = member.id and cash.code = 'member:' || member.id || ':cash'
      where kind = 0 and not play_guarded order by cash.balance desc limit $1
    ) who, (
      select node_id from game where model_id = $2 and not maintenance and node_id not in (select node_id from jackpot_game)
      order by popularity desc, node_id limit 1
    ) played
    returning id, (select vendor_code from game where game.node_id = game_session.node_id) as vendor`,
    [members, MODEL],
  )
  return rows
}

/** One statement with a round of each session; a third of the rounds return the stake and more. */
export async function play(client: pg.Client, sessions: readonly Session[]): Promise<void> {
  const calls = sessions.map(({ id, vendor }) => {
    const round = randomUUID()
    const hash = createHash('sha256').update(round).digest()
    const payout = Math.random() < 1 / 3 ? '30000' : '0'
    const risk = '{"uncounted":"0","reason":null}'
    return ['play', vendor, id, `${round}.stake`, round, hash, '10000', payout, null, DETAILS, null, null, null, risk]
  })
  const values = WALLET_PARAMETERS.map((parameter) => calls.map((call) => call[parameter]))
  const { rows } = await client.query<{ refusal: string | null }>({ ...WALLET_CALLS, values })
  const refused = rows.find(({ refusal }) => refusal !== null)
  if (refused) throw new Error(`A bet was refused: ${refused.refusal}`)
}

/** User and system time of the session's server process so far, in milliseconds. Linux only. */
export async function processorMeter(client: Pick<pg.Client | pg.Pool, 'query'>): Promise<() => number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0
  return () => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  }
}
