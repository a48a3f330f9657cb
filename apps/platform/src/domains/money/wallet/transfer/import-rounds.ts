import { SESSION_IDLE_MS } from '@playhouse/shared/limits.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import type { Database } from '@playhouse/postgres/database.ts'
import type { Statement } from '@playhouse/postgres/statement.ts'
import { roundFeed } from '../../../../db/tables/transfers.ts'
import { requestHash } from '@playhouse/server/request-hash.ts'
import { FEED_PAGE, type SettledRound } from '@playhouse/vendor-api/transfer-wallet.ts'
import type { Vendors } from '@playhouse/vendor-api/vendors/all.ts'
import { findRisk } from '../round-risk.ts'

/**
 * A round of a vendor's feed cannot be posted, for example because its stake exceeds what the member moved to
 * the vendor.
 */
class FeedError extends Error {
  constructor(vendorCode: string, { roundId, position }: SettledRound, why: string) {
    super(`The feed of ${vendorCode} stops at round ${roundId}, position ${position}: ${why}`)
    this.name = 'FeedError'
  }
}

/**
 * Imports the rounds a vendor has settled since the last time: posts stake and payout between the member's
 * wallet there and the house, stores the round, and adds it to the member's day. A round counts once, on the
 * day of its import, so that past days do not change.
 * @throws VendorUnknownError, VendorRefusedError; FeedError if a round, and thus those after it, cannot be imported
 */
export async function importRounds(
  database: Database,
  vendors: Pick<Vendors, 'ask'>,
  vendorCode: string,
): Promise<void> {
  for (let more = true; more;) {
    const [feed] = await database.select().from(roundFeed).where(eq(roundFeed.vendorCode, vendorCode))
    if (!feed) return
    const { rounds } = await vendors.ask(vendorCode, 'rounds', { after: Number(feed.position) })
    if (rounds.length === 0) return
    const wrote = await writePage(database.$client, vendorCode, feed.position, rounds)
    // A concurrent import may have read less.
    more = !wrote || rounds.length === FEED_PAGE
  }
}

/** Writes a page after position `after`; false if another process was first. Rounds before a failing one are kept. */
async function writePage(pool: pg.Pool, vendorCode: string, after: bigint, rounds: SettledRound[]): Promise<boolean> {
  const client = await pool.connect()
  let fault: FeedError | undefined
  try {
    await client.query('BEGIN')
    const held = (await client.query(HOLD_FEED, [vendorCode, after])).rowCount === 1
    const sessions = [...new Set(rounds.map(({ session }) => session))]
    if (held) await client.query(HOLD_ACCOUNTS, [vendorCode, sessions])
    const { rows: begun } = held ? await client.query<{ id: number; day: string }>(HOLD_DAYS, [sessions]) : { rows: [] }
    let position = after
    for (const round of held ? withWholeCoverage(rounds) : []) {
      const why = await written(client, vendorCode, round)
      if (why) fault = new FeedError(vendorCode, round, why)
      if (fault) break
      position = BigInt(round.position)
    }
    if (fault && begun.length > 0) await client.query(DROP_EMPTY_DAYS, [begun.map(({ id }) => id), begun[0]?.day])
    if (held) await client.query(MOVE_ON, [vendorCode, position])
    await client.query('COMMIT')
    client.release()
    if (!held) return false
  } catch (error) {
    // Closing the connection rolls back.
    client.release(true)
    throw error
  }
  await pool.query(SEEN, [[...new Set(rounds.map(({ session }) => session))]])
  if (fault) throw fault
  return true
}

/** Rounds on one event arrive one after the other: each gets what all of its session in the page cover. */
function withWholeCoverage(rounds: readonly SettledRound[]): SettledRound[] {
  const covered = Map.groupBy(rounds, ({ session, coverage }) => `${session} ${coverage?.event}`)
  return rounds.map((round) => {
    if (!round.coverage) return round
    const together = covered.get(`${round.session} ${round.coverage.event}`) ?? []
    const outcomes = new Map(together.flatMap(({ coverage }) => coverage?.outcomes ?? []).map((one) => [one.id, one]))
    return { ...round, coverage: { ...round.coverage, outcomes: [...outcomes.values()] } }
  })
}

/** @returns why a round cannot be written; undefined if it is written, now or before */
async function written(client: pg.PoolClient, vendorCode: string, round: SettledRound): Promise<string | undefined> {
  const { roundId, session, details, turnover, coverage } = round
  const [stake, payout] = [parseAmount(round.stake), parseAmount(round.payout)]
  const hash = requestHash({ call: 'round', roundId, session, stake, payout })
  const risk = findRisk({ vendorCode, details, payout, turnover, coverage })
  const values = [
    vendorCode,
    session,
    roundId,
    hash,
    stake,
    payout,
    JSON.stringify(details),
    risk && JSON.stringify(risk),
  ]
  const { rows } = await client.query<{ why: string | null }>({ ...TAKE_OVER, values })
  return rows[0]?.why ?? undefined
}

const HOLD_FEED = `select from round_feed where vendor_code = $1 and position = $2 for no key update`

/**
 * The accounts and days that a page needs, in the order in which transfers, bets and draws take them: its own order is that of the
 * vendor, and those who have what comes first might wait for what it has.
 */
const HOLD_ACCOUNTS = `
  select from ledger_account where member_id in (select member_id from game_session where id = any($2::uuid[]))
    and code = 'member:' || member_id || ':vendor:' || $1 order by id for no key update`

/** Returns the days that it begins: the condition locks the others, and changes none. */
const HOLD_DAYS = `
  insert into member_day as kept (member_id, day)
  select id, brand_day(now()) from member
  where id in (select member_id from game_session where id = any($1::uuid[])) and is_real_account(kind) order by id
  on conflict (member_id, day) do update set rounds = kept.rounds where false
  returning member_id as id, day::text`

const DROP_EMPTY_DAYS = `delete from member_day where member_id = any($1::integer[]) and day = $2::date and rounds = 0`

const MOVE_ON = `update round_feed set position = $2 where vendor_code = $1`

const TAKE_OVER: Statement = {
  name: 'transfer-take-over-round',
  text: `
    select take_over_round(p_vendor_code => $1, p_session => $2, p_round_id => $3, p_request_hash => $4, p_stake => $5, p_payout => $6,
      p_details => $7, p_risk => $8) as why`,
}

/** Play extends the log-in, as with the seamless wallet: see note_play(). */
const SEEN = `
  update session set last_seen_at = now() where token_hash in (
    select token_hash from session
    where token_hash in (select session_hash from game_session where id = any($1::uuid[]) and ended_at is null)
      and ended_at is null and last_seen_at > now() - interval '${SESSION_IDLE_MS} milliseconds'
      and last_seen_at < now() - interval '1 minute'
    for no key update skip locked)`
