import { type downlineTransactions, PAYMENT_TYPES } from '@playhouse/platform-api/agent-reports.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { prepareUsername } from '@playhouse/shared/prepared-text.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import { getEnd, epoch, getStart } from '../../../lib/day-bounds.ts'
import type { RecordRange } from '../../../lib/record-range.ts'
import { overviewDays } from './overview-range.ts'
import { headNamed } from './heads.ts'
import { type Head, ownRows, teamRows, teamSizes } from './team-sums.ts'

/** Up to this size the members' own payments are read; of larger teams, everybody's by time. */
const SMALL_TEAM = 5_000
/** Payments by time that one page visits. */
const WALK = 20_000

interface Place {
  /** Microseconds since 1970. */
  at: string
  id: string
}

export interface PaymentRow extends Record<string, unknown> {
  id: bigint
  account: string
  type: string
  amount: bigint
  counterparty: string | null
  at: number
  micros: string
}

/** The condition of the indexes of payments. */
const IS_PAYMENT = sql.raw(`ledger_transaction.type in (${PAYMENT_TYPES.map((type) => `'${type}'`).join(', ')})`)
const LATEST_FIRST = sql`order by occurred_at desc, id desc`

interface Requested extends RecordRange {
  types?: readonly string[] | undefined
}

function matching({ from, to, types }: Requested, after?: Place): SQL {
  return sql`${IS_PAYMENT} and occurred_at >= ${getStart(from)} and occurred_at < ${getEnd(to)}
    ${types ? sql`and type = any(${sql.param(types)}::text[])` : sql``}
    ${after ? sql`and (occurred_at, id) < (${getMoment(after)}, ${after.id}::bigint)` : sql``}`
}

const getMoment = ({ at }: Place): SQL => sql`timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond'`
const toMicros = (moment: SQL): SQL => sql`(extract(epoch from ${moment}) * 1000000)::bigint::text`

/**
 * Payments of accounts below the caller, latest first. Two queries, three for large teams, one more where an account is named or the
 * payments are counted, which those of large teams are not. A page
 * visits a limited number of payments, so that it is fast for a team of any size.
 * @throws PlatformError account.not.found for accounts outside the caller's downline and for the caller itself
 */
export async function listDownlineTransactions(
  database: Database,
  { account, after, pageSize, types, counted, ...range }: CheckedInputOf<typeof downlineTransactions>,
  asker: LiveSession,
  currency: string,
): Promise<ResponseOf<typeof downlineTransactions>> {
  const days = overviewDays(range)
  const requested = { ...range, types }
  const reached = after === undefined ? undefined : getPlace(after)
  const head = await headNamed(database, asker, account)
  const isOne = account !== undefined
  if (isOne && head.id === asker.memberId) throw platformError('account.not.found')
  const { rows: sums } = await database.execute<
    Record<'deposit' | 'withdrawal' | 'received' | 'sent', bigint> & { size: number }
  >(sql`
    select coalesce(sum(deposit), 0)::bigint as deposit, coalesce(sum(withdrawal), 0)::bigint as withdrawal,
      coalesce(sum(transfer_in), 0)::bigint as received, coalesce(sum(transfer_out), 0)::bigint as sent,
      coalesce((select members from (${teamSizes(sql`select ${head.id}::integer as id`)}) as sizes), 0) as size
    from (${isOne ? ownRows(head, days) : teamRows(head, days)}) as rows`)
  const { deposit = 0n, withdrawal = 0n, received = 0n, sent = 0n, size = 0 } = sums[0] ?? {}
  const isLarge = !isOne && size > SMALL_TEAM
  const members = isOne ? sql`id = ${head.id}` : isBelow(head)
  const limit = pageSize + 1
  const payments = isLarge
    ? ofEverybody(head, matching(requested, reached), limit)
    : ofMembers(members, matching(requested, reached), limit)
  const { rows } = await database.execute<PaymentRow>(withSubjects(payments, sql`${asker.path}::ltree`))
  const total = counted && !isLarge ? await countPayments(database, members, matching(requested)) : null
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  const next =
    rows.length > pageSize && last
      ? { at: last.micros, id: String(last.id) }
      : isLarge
        ? await endOfWalk(database, matching(requested, reached))
        : undefined
  return {
    currency,
    sums: {
      deposit: formatAmount(deposit),
      withdrawal: formatAmount(withdrawal),
      transferIn: formatAmount(received),
      transferOut: formatAmount(sent),
    },
    list: shown.map(({ id, account: owner, type, amount, counterparty, at }) => {
      return { transactionId: String(id), account: owner, type, amount: formatAmount(amount), counterparty, at }
    }),
    next: next ? Buffer.from(`${next.at}.${next.id}`).toString('base64url') : null,
    total,
  }
}

const isBelow = ({ path }: Pick<Head, 'path'>): SQL => sql`path <@ ${path}::ltree and path <> ${path}::ltree`

/** The latest payments of each member, and the latest of those. */
const ofMembers = (members: SQL, condition: SQL, limit: number): SQL => sql`
  select payment.*, username from (select id as below_id, username from member where ${members}) as below
  cross join lateral (
    select member_id, id, type, occurred_at from ledger_transaction where member_id = below_id and ${condition}
    ${LATEST_FIRST} limit ${limit}
  ) as payment ${LATEST_FIRST} limit ${limit}`

/** The latest payments of everybody, and those of the team among them. */
const ofEverybody = (head: Head, condition: SQL, limit: number): SQL => sql`
  select payment.*, username from (
    select member_id, id, type, occurred_at from ledger_transaction where ${condition} ${LATEST_FIRST} limit ${WALK}
  ) as payment
  join (select id as below_id, username from member where ${isBelow(head)}) as below on below_id = member_id
  ${LATEST_FIRST} limit ${limit}`

async function countPayments(database: Database, members: SQL, condition: SQL): Promise<number> {
  const { rows } = await database.execute<{ total: number }>(sql`
    select count(*)::integer as total from (select id as below_id from member where ${members}) as below
    join ledger_transaction on ledger_transaction.member_id = below_id where ${condition}`)
  return rows[0]?.total ?? 0
}

/** The last payment that a page of a large team visited; undefined if the range ended before. */
async function endOfWalk(database: Database, condition: SQL): Promise<Place | undefined> {
  const { rows } = await database.execute<{ at: string; id: string }>(sql`
    select ${toMicros(sql`occurred_at`)} as at, id::text as id from ledger_transaction
    where ${condition} ${LATEST_FIRST} limit 1 offset ${WALK - 1}`)
  return rows[0]
}

/** Payments with amounts, and the other sides of transfers as far as the caller may see them. */
const withSubjects = (payments: SQL, path: SQL): SQL => sql`
  select payment.id, payment.username as account, payment.type, ${epoch(sql`occurred_at`)} as at, ${toMicros(sql`occurred_at`)} as micros,
    (select max(amount) from ledger_entry entry
      where entry.member_id = payment.member_id and entry.transaction_id = payment.id) as amount,
    other.username as counterparty
  from (${payments}) as payment
  left join member_transfer moved on moved.member_id = payment.member_id and moved.transaction_id = payment.id
    and payment.type in ('MEMBER_TRANSFER_OUT', 'MEMBER_TRANSFER_IN')
  left join member other on other.id = moved.counterparty_id and other.path <@ ${path}
  order by occurred_at desc, payment.id desc`

/** @throws PlatformError request_param_err for one that this list did not hand out */
function getPlace(text: string): Place {
  const [, at, id] = /^(\d{1,16})\.(\d{1,18})$/.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? []
  if (at === undefined || id === undefined) throw platformError('request_param_err', { fields: { after: 'pattern' } })
  return { at, id }
}

/** All payments of a range, for a file. An account that has left the downline since has none. */
export function downlinePayments(memberId: number, account: string | undefined, requested: Requested): SQL {
  const own = sql`(select path from member where id = ${memberId})`
  const named = account === undefined ? sql`` : sql`and username = ${prepareUsername(account)}`
  return withSubjects(
    sql`select ledger_transaction.member_id, ledger_transaction.id, type, occurred_at, username
      from (select id as below_id, username from member where path <@ ${own} and path <> ${own} ${named}) as below
      join ledger_transaction on ledger_transaction.member_id = below_id where ${matching(requested)}`,
    own,
  )
}
