import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { getMailbox } from '../../../db/tables/members.ts'

/** What accounts can have in common. */
export type LinkKind = 'BANK_ACCOUNT' | 'DEVICE' | 'PHONE' | 'EMAIL' | 'ADDRESS'

export const LINK_DAYS = 90
/** An address of more accounts is a network's, which says nothing of its accounts. */
const ADDRESS_USERS = 10

/**
 * Query of what other accounts share with these members (a browser, an address on the same day, a bank account or wallet, a telephone number, a
 * mailbox): `member_id`, `other_id`, `kind`, `thing`, how often the other account used it, and its first and last time.
 */
export function getLinks(ids: SQL): SQL {
  const recent = sql`now() - interval '${sql.raw(String(LINK_DAYS))} days'`
  const users = sql.raw(String(ADDRESS_USERS))
  return sql`(
    with logged as materialized (
      select distinct member_id, device_hash, address, brand_day(at) as day from log_in_history
      where member_id = any(${ids}) and outcome = 'signed-in' and at > ${recent}
    ), device as (select distinct member_id, device_hash from logged where device_hash is not null),
    address as materialized (
      select address from (select distinct address from logged) as used where (
        select count(*) from (
          select distinct other.member_id from log_in_history other
          where other.address = used.address and other.outcome = 'signed-in' limit ${users} + 1
        ) as users
      ) <= ${users}
    ), used_address as (select distinct member_id, address, day from logged join address using (address)),
    card as (select distinct member_id, bank_code, account_number from bank_card where member_id = any(${ids})),
    me as (select id, mobile, email from member where id = any(${ids})),
    shared as (
      select device.member_id, other.member_id as other_id, 'DEVICE' as kind, encode(device.device_hash, 'hex') as thing,
        count(*) as uses, min(other.at) as first_at, max(other.at) as last_at
      from device join log_in_history other on other.device_hash = device.device_hash and other.member_id <> device.member_id
      where other.outcome = 'signed-in' and other.at > ${recent} group by 1, 2, device.device_hash
      union all
      select mine.member_id, other.member_id, 'ADDRESS', mine.address, count(*), min(other.at), max(other.at)
      from used_address mine join log_in_history other on other.address = mine.address and other.member_id <> mine.member_id
        and brand_day(other.at) = mine.day
      where other.outcome = 'signed-in' and other.at > ${recent} group by 1, 2, mine.address
      union all
      select mine.member_id, other.member_id, 'BANK_ACCOUNT', mine.bank_code || ' ' || mine.account_number, count(*),
        min(other.added_at), max(other.added_at)
      from card mine join bank_card other on other.account_number = mine.account_number and other.bank_code = mine.bank_code
        and other.member_id <> mine.member_id
      group by 1, 2, mine.bank_code, mine.account_number
      union all
      select me.id, other.id, 'PHONE', me.mobile, 1, other.registered_at, other.registered_at
      from me join member other on other.mobile = me.mobile and other.id <> me.id
      union all
      select me.id, other.id, 'EMAIL', me.email, 1, other.registered_at, other.registered_at
      from me join member other on ${getMailbox(sql`other.email`)} = ${getMailbox(sql`me.email`)} and other.id <> me.id
    )
    select shared.* from shared join member other on other.id = other_id and is_real_account(other.kind)
  )`
}

const toLinks = (rows: string): SQL =>
  sql`jsonb_to_recordset(${rows}::jsonb)
    as link(member_id integer, other_id integer, kind text, uses bigint, first_at timestamptz)`

/** For signals that look at one account alone. */
export const NO_LINKS = toLinks('[]')

/** The same, read once for many signals: one row for two accounts and a kind, with `uses` and `first_at`. */
export async function readLinks(tx: Transaction, ids: SQL): Promise<SQL> {
  const { rows } = await tx.execute<{ links: string | null }>(sql`
    select jsonb_agg(pair)::text as links from (
      select member_id, other_id, kind, sum(uses) as uses, min(first_at) as first_at from ${getLinks(ids)} link group by 1, 2, 3
    ) as pair`)
  return toLinks(rows[0]?.links ?? '[]')
}
