import { DEMO_KIND_CODE } from '@playhouse/shared/account-kinds.ts'
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '@playhouse/shared/limits.ts'
import type { Writable } from 'node:stream'
import type pg from 'pg'
import type { Statement } from '../db/statement.ts'
import { SESSION_IDLE_MINUTES } from './protocol.ts'

/** The account behind a game session, whose cash is held until the database transaction ends. */
export interface Account {
  memberId: number
  nodeId: number
  /** Play of a demo account: beside the house's result, and in no member's day. */
  demo: boolean
  /** Id of the cash account in the book, and what it holds in minor units. */
  cash: number
  balance: bigint
  /** Whether the session takes stakes: not ended, used lately, its log-in alive, its game open. */
  live: boolean
  /** False when the session must be noted as seen once more. */
  seenLately: boolean
  /** The jackpot that real stakes of the game feed, and its account in the book; null where there is none. */
  jackpotId: string | null
  jackpotAccount: number | null
  contributionPpm: number | null
  oneIn: number | null
}

/** What may be done while the account is held. */
export interface Held {
  account: Account
  /** Asks on, and goes on holding the account. */
  ask<Row extends pg.QueryResultRow>(statement: Statement, values: unknown[]): Promise<Row[]>
  /** Sends the last statement with the commit right behind it. Out: its rows. */
  finish<Row extends pg.QueryResultRow>(statement: Statement, values: unknown[]): Promise<Row[]>
}

const milliseconds = (count: number) => `interval '${count} milliseconds'`

/** The cash is the only row that is locked: the house's accounts hold no balance, and every bet would queue for them. */
export const HOLD: Statement = {
  name: 'seamless-hold',
  text: `
    select opened.member_id as "memberId", opened.node_id as "nodeId", member.kind = ${DEMO_KIND_CODE} as demo,
      cash.id as cash, cash.balance,
      opened.ended_at is null and not game.maintenance
        and opened.last_seen_at > now() - interval '${SESSION_IDLE_MINUTES} minutes'
        and (opened.session_hash is null or exists (
          select from session where token_hash = opened.session_hash and session.ended_at is null
            and session.last_seen_at > now() - ${milliseconds(SESSION_IDLE_MS)}
            and session.created_at > now() - ${milliseconds(SESSION_ABSOLUTE_MS)})) as live,
      opened.last_seen_at > now() - interval '1 minute' as "seenLately",
      jackpot.id as "jackpotId", jackpot.account_id as "jackpotAccount",
      jackpot.contribution_ppm as "contributionPpm", jackpot.one_in::float8 as "oneIn"
    from game_session opened
    join game on game.node_id = opened.node_id and game.vendor_code = $2
    join member on member.id = opened.member_id
    join ledger_account cash on cash.code = 'member:' || opened.member_id || ':cash'
    left join jackpot_game fed on fed.node_id = opened.node_id and member.kind <> ${DEMO_KIND_CODE}
    left join jackpot on jackpot.id = fed.jackpot_id
    where opened.id = $1 and opened.redeemed_at is not null
    for no key update of cash`,
}

/**
 * Play keeps the log-in session alive as well: who plays on inside a game's frame asks nothing of the site. The log-in's row
 * is locked before the game's, as where a log-in ends with its games, so that neither waits for the other.
 */
const SEEN: Statement = {
  name: 'seamless-seen',
  text: `
    with seen as (
      update session set last_seen_at = now()
      where token_hash = (select session_hash from game_session where id = $1) and ended_at is null
      returning 1
    )
    update game_session set last_seen_at = now() where id = $1 and (select count(*) from seen) >= 0`,
}

/**
 * Runs `work` in one database transaction that holds the cash account behind a vendor's game session: calls for one
 * account take turns, and each sees what the one before has written. Two round trips where `work` sends one statement.
 * What does not end with `finish` is undone.
 * @returns what `work` returns, or undefined when the vendor has no such session
 */
export async function holdingAccount<T>(
  pool: pg.Pool,
  { session, vendorCode }: { session: string; vendorCode: string },
  work: (held: Held) => Promise<T>,
): Promise<T | undefined> {
  const client = await pool.connect()
  let open = true
  const ask = async <Row extends pg.QueryResultRow>(statement: Statement, values: unknown[]) =>
    (await client.query<Row>({ ...statement, values })).rows
  try {
    const [, [account]] = await together(
      inOneWrite(client, () => [client.query('BEGIN'), ask<Account & pg.QueryResultRow>(HOLD, [session, vendorCode])]),
    )
    if (!account) return undefined
    const finish: Held['finish'] = async (statement, values) => {
      const isNoted = account.seenLately || !account.live
      const [rows] = await together(
        inOneWrite(client, () => [
          ask(statement, values),
          ...(isNoted ? [] : [ask(SEEN, [session])]),
          client.query('COMMIT'),
        ]),
      )
      open = false
      return rows as never
    }
    return await work({ account, ask, finish })
  } finally {
    // A connection that cannot even roll back is closed, which undoes as well.
    const undone = open ? await client.query('ROLLBACK').catch((error: Error) => error) : undefined
    client.release(undone instanceof Error ? undone : undefined)
  }
}

/** Hands what `send` sends to the network at once: each write costs more than most of what it carries. */
function inOneWrite<const T>(client: pg.PoolClient, send: () => T): T {
  // Where pg keeps its socket, which its types do not tell.
  const { stream } = (client as pg.PoolClient & { connection: { stream: Writable } }).connection
  stream.cork()
  try {
    return send()
  } finally {
    stream.uncork()
  }
}

/** All results, or the first error, but only once everything that was sent has been answered. */
async function together<T extends readonly Promise<unknown>[]>(sent: readonly [...T]) {
  await Promise.allSettled(sent)
  return Promise.all(sent)
}
