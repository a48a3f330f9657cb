import { DEMO_SECRETS } from '@playhouse/server/secrets.ts'
import { parseSecretKeys } from '@playhouse/server/secret-keys.ts'
import { newToken, tokenHash } from '@playhouse/server/token.ts'
import { openDatabase, withTransaction } from '@playhouse/postgres/database.ts'
import { drawDay } from '@playhouse/engines/lottery/calendar.ts'
import { findLottery } from '@playhouse/engines/lottery/games.ts'
import pg from 'pg'
import { session } from '../../apps/platform/src/db/tables/members.ts'
import { registerLotteries } from '../../apps/platform/src/domains/play/lottery/lotteries.ts'
import { scheduleDraws } from '../../apps/platform/src/domains/play/lottery/schedule.ts'
import { secretBox } from '../../apps/platform/src/request/secret-box.ts'

/** The lottery that is settled: northern, 27 numbers. */
const SETTLED = 'VN_NORTH_1M'
/** The lottery that is bet on meanwhile. */
export const PLAYED = 'VN_SOUTH_1M'
/** A number that no draw of the calendar has. */
export const ISSUE = '999901010001'
/** The draw that is settled. */
export const OWN = `lottery_code = '${SETTLED}' and issue = '${ISSUE}'`
const HOUR_MS = 3_600_000

/** Schedules a draw of both lotteries on sale for hours, and pauses the other lotteries. */
export async function openDraws(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, { max: 2 })
  try {
    await registerLotteries(database)
    await database.execute(`update lottery set next_action_at = now() + interval '1 day'`)
    await database.execute(
      `update game set maintenance = code <> '${PLAYED}' from lottery where lottery.node_id = game.node_id`,
    )
    await withTransaction(database, async (tx) => {
      for (const code of [SETTLED, PLAYED]) {
        const game = findLottery(code)
        if (!game) throw new Error(`There is no lottery ${code}.`)
        const now = Date.now()
        const times = { startsAt: now, closesAt: now + 6 * HOUR_MS, drawsAt: now + 7 * HOUR_MS }
        const planned = { gameCode: code, issue: ISSUE, day: drawDay(now), ...times }
        await scheduleDraws(tx, secretBox(parseSecretKeys(DEMO_SECRETS.key)), game, [planned])
      }
    })
  } finally {
    await database.$client.end()
  }
}

/** Gives each member a ticket. Of ten lines four are lo, three de, two xien and one three-digit lo. */
export async function sellInBulk(databaseUrl: string, members: number, linesEach: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const [text, values] of statements(members, linesEach)) await client.query(text, values)
  } finally {
    await client.end()
  }
}

const statements = (members: number, linesEach: number): [string, unknown[]][] => [
  ['select setseed(0.5)', []],
  [
    `create temp table bench_member as
     select nextval(pg_get_serial_sequence('member', 'id'))::integer as id, nextval('lottery_ticket_id_seq') as ticket_id,
       (select max(id) from ledger_transaction) + 2 * n as posting
     from generate_series(1, $1::integer) n`,
    [members],
  ],
  [
    `insert into member (id, username, nickname, password_hash, kind, path)
     select id, 'bench' || id, 'bench' || id, '', 0, id::text::ltree from bench_member`,
    [],
  ],
  [`select open_account(id, 'cash'), open_account(id, 'locked') from bench_member`, []],
  [
    `create temp table bench_line as
     select id as member_id, ticket_id, line, amount, amount * price as cost, case
         when kind < 4 then 'LO2:' || floor(a * 100) when kind < 7 then 'DE:' || floor(a * 100)
         when kind < 9 then 'XIEN2:' || floor(a * 99) || ',' || floor(a * 99) + 1 + floor(b * (99 - floor(a * 99)))
         else 'LO3:' || floor(a * 1000) end as selection
     from (
       select *, random() as a, random() as b, line % 10 as kind, 10000000::bigint as amount,
         case when line % 10 < 4 then 27 when line % 10 < 9 then 1 else 23 end as price
       from bench_member cross join generate_series(1, $1::integer) line
     ) drawn`,
    [linesEach],
  ],
  [
    `create temp table bench_ticket as
     select member_id, ticket_id, sum(cost)::bigint as stake, sum(case split_part(selection, ':', 1) when 'LO3' then 1000
         when 'XIEN2' then 203 else 10000 end)::integer as covered, count(*)::integer as lines,
       sha256(convert_to(string_agg(selection || ' ' || amount || E'\\n', '' order by line), 'UTF8')) as digest
     from bench_line group by 1, 2`,
    [],
  ],
  ['create temp table bulk_posting (like ledger_transaction, accounts integer[], amounts bigint[])', []],
  [
    `insert into bulk_posting (member_id, id, type, idempotency_key, request_hash, reference, occurred_at, accounts, amounts)
     select member.id, posting, 'PROMOTION', 'bench:' || member.id, sha256('bench'), 'bench', now() - interval '1 hour',
       array[(select id from ledger_account where code = 'house:promotions'), cash.id], array[-gift, gift]
     from bench_member member cross join (values (1000000000000::bigint)) given (gift)
     join ledger_account cash on cash.member_id = member.id and cash.code = 'member:' || member.id || ':cash'
     union all
     select member.id, posting + 1, 'BET', 'lottery:ticket:' || member.ticket_id || ':stake', sha256('bench'), member.ticket_id::text,
       now() - interval '30 minutes', array[cash.id, (select id from ledger_account where code = 'house:bets')], array[-stake, stake]
     from bench_member member join bench_ticket ticket on ticket.member_id = member.id
     join ledger_account cash on cash.member_id = member.id and cash.code = 'member:' || member.id || ':cash'`,
    [],
  ],
  [`select post_bulk('bulk_posting')`, []],
  [`select setval(pg_get_serial_sequence('ledger_transaction', 'id'), (select max(id) from ledger_transaction))`, []],
  [
    `insert into lottery_ticket (member_id, id, lottery_code, node_id, request_key, request_hash, terms, line_count, draw_count, stake,
       stop_when_won, digest, demo, transaction_id, balance_after, placed_at) overriding system value
     select ticket.member_id, ticket.ticket_id, code, node_id, 'bench-' || ticket.ticket_id, sha256('bench'), '2026-11/ZY/', lines, 1, stake,
       false, digest, false, posting + 1, 1000000000000 - stake, now()
     from bench_ticket ticket join bench_member member on member.id = ticket.member_id join lottery on code = '${SETTLED}'`,
    [],
  ],
  [
    `insert into lottery_entry (member_id, ticket_id, draw_id, stake, terms, stop_when_won, demo, covered)
     select member_id, ticket_id, draw.id, stake, '2026-11/ZY/', false, false, covered
     from bench_ticket join lottery_draw draw on draw.lottery_code = '${SETTLED}' and issue = '${ISSUE}'`,
    [],
  ],
  [
    `insert into lottery_line (member_id, ticket_id, line, selection, amount, cost) select member_id, ticket_id, line, selection, amount, cost from bench_line`,
    [],
  ],
  [
    `insert into lottery_exposure (draw_id, selection, amount)
     select draw.id, selection, sum(amount) from bench_line join lottery_draw draw on draw.lottery_code = '${SETTLED}' and issue = '${ISSUE}'
     group by 1, 2`,
    [],
  ],
  ['drop table bench_line, bench_ticket, bulk_posting', []],
  ['vacuum analyze', []],
  ['checkpoint', []],
]

export interface Player {
  token: string
  memberId: number
}

export async function logIn(databaseUrl: string, count: number): Promise<Player[]> {
  const database = openDatabase(databaseUrl, { max: 2 })
  try {
    const { rows } = await database.execute<{ id: number }>(
      `select id from member where username like 'bench%' order by id limit ${count}`,
    )
    const players = rows.map(({ id }) => ({ memberId: id, token: newToken() }))
    await database
      .insert(session)
      .values(players.map(({ token, memberId }) => ({ tokenHash: tokenHash(token), memberId, address: '127.0.0.1' })))
    return players
  } finally {
    await database.$client.end()
  }
}
