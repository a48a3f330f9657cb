import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { accountHold, type HoldMatch } from '../../../db/tables/limits.ts'
import { getMailbox } from '../../../db/tables/members.ts'
import { gameSession } from '../../../db/tables/play.ts'
import { areAlikeNames } from '@playhouse/shared/alike-names.ts'

/** Shared by those that add data, exclusive for exclusions, so that of two at once one sees the other. */
const MATCHING_LOCK = sql`hashtextextended('exclusion-matches', 0)`

interface Matching extends Record<string, unknown> {
  memberId: number
  match: HoldMatch
  name: string | null
  otherName: string | null
  /** Whether the other account is excluded now. */
  isExcluded: boolean
  /** Whether this one is. */
  amExcluded: boolean
}

/**
 * Holds accounts that seem to belong to the same person as an excluded one: this account if another is excluded, and
 * others if this one is. Call it in every transaction that adds a name, birthday, contact, bank account or identity
 * document, after the change. An account that an operator has released is held again for a new match only.
 */
export async function holdMatches(tx: Transaction, memberId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${MATCHING_LOCK})`)
  await hold(tx, memberId)
}

/** Does what `holdMatches` does, when this account has just been excluded. */
export async function holdOtherAccounts(tx: Transaction, memberId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${MATCHING_LOCK})`)
  await hold(tx, memberId)
}

async function hold(tx: Transaction, memberId: number): Promise<void> {
  const { rows } = await tx.execute<Matching>(sql`
    with me as (
      select member.id, mobile, email, payee_name, birthday, id_number_hash from member
      left join member_profile profile on profile.member_id = member.id
      left join member_detail detail on detail.member_id = member.id
      where member.id = ${memberId} and is_real_account(kind)
    ), same as (
      select other.id, 'PHONE' as match from me join member other on other.mobile = me.mobile
      union select other.id, 'EMAIL' from me join member other
        on ${getMailbox(sql`other.email`)} = ${getMailbox(sql`me.email`)}
      union select other.member_id, 'ID_NUMBER' from me join member_detail other on other.id_number_hash = me.id_number_hash
      union select other.member_id, 'BANK_ACCOUNT' from me join bank_card mine on mine.member_id = me.id
        join bank_card other on other.bank_code = mine.bank_code and other.account_number = mine.account_number
      union select other.member_id, 'NAME_AND_BIRTHDAY' from me join member_profile other on other.birthday = me.birthday
    )
    select same.id as "memberId", same.match, me.payee_name as name, other.payee_name as "otherName",
      is_excluded(other.id) as "isExcluded", is_excluded(me.id) as "amExcluded"
    from me join same on same.id <> me.id join member other on other.id = same.id and is_real_account(other.kind)
    where is_excluded(other.id) or is_excluded(me.id)
    order by same.id`)
  const same = rows.filter(
    ({ match, name, otherName }) => match !== 'NAME_AND_BIRTHDAY' || areAlikeNames(name ?? '', otherName ?? ''),
  )
  const pairs = new Map<string, { memberId: number; matchedId: number; matches: HoldMatch[] }>()
  const add = (held: number, matchedId: number, match: HoldMatch) => {
    const key = `${held}:${matchedId}`
    const pair = pairs.get(key) ?? { memberId: held, matchedId, matches: [] }
    pair.matches.push(match)
    pairs.set(key, pair)
  }
  for (const { memberId: other, match, isExcluded, amExcluded } of same) {
    if (isExcluded) add(memberId, other, match)
    if (amExcluded) add(other, memberId, match)
  }
  for (const pair of pairs.values()) await store(tx, pair)
}

/**
 * Whether an account without a name cannot be told from an excluded person of the same birthday. What a deposit needs is
 * enough to compare; with a name `holdMatches` decides. A pair that an operator has released is settled, and one that has
 * documents on both sides is compared by them.
 */
export async function needsNameToCompare(on: Database | Transaction, memberId: number): Promise<boolean> {
  const { rows } = await on.execute<{ needed: boolean }>(sql`
    select exists (
      select from member me join member_profile mine on mine.member_id = me.id
      join member_profile theirs on theirs.birthday = mine.birthday and theirs.member_id <> me.id
      join member other on other.id = theirs.member_id and is_real_account(other.kind) and other.payee_name is not null
      left join member_detail my_detail on my_detail.member_id = me.id
      left join member_detail their_detail on their_detail.member_id = other.id
      left join account_hold hold on hold.member_id = me.id and hold.matched_id = other.id
      where me.id = ${memberId} and me.payee_name is null and is_excluded(other.id)
        and (my_detail.id_number_hash is null or their_detail.id_number_hash is null)
        and hold.state is distinct from 'RELEASED') as needed`)
  return rows[0]?.needed ?? false
}

async function store(
  tx: Transaction,
  { memberId, matchedId, matches }: { memberId: number; matchedId: number; matches: HoldMatch[] },
): Promise<void> {
  const { rowCount } = await tx
    .insert(accountHold)
    .values({ memberId, matchedId, matches })
    .onConflictDoUpdate({
      target: [accountHold.memberId, accountHold.matchedId],
      set: {
        matches: sql`array(select distinct unnest(${accountHold.matches} || excluded.matches) order by 1)`,
        state: sql`case ${accountHold.state} when 'RELEASED' then 'REVIEW' else ${accountHold.state} end`,
        version: sql`${accountHold.version} + 1`,
        decidedBy: null,
      },
      setWhere: sql`not ${accountHold.matches} @> excluded.matches`,
    })
  if (rowCount === 0) return
  await tx.execute(sql`select set_play_guard(${memberId})`)
  await tx.execute(sql`update ${gameSession} set ended_at = now() where member_id = ${memberId} and ended_at is null`)
}

/** @returns holds that wait for an operator or were refused, oldest first, with both accounts */
export async function listHolds(database: Pick<Transaction, 'execute'>, limit: number) {
  const { rows } = await database.execute<HoldRow>(sql`
    select hold.member_id as "memberId", held.username, hold.matched_id as "matchedId", excluded.username as "matchedUsername",
      hold.matches, hold.state, hold.version, hold.created_at as "createdAt", exclusion.ends_at as "endsAt"
    from account_hold hold
    join member held on held.id = hold.member_id join member excluded on excluded.id = hold.matched_id
    join play_exclusion exclusion on exclusion.member_id = hold.matched_id and exclusion.state = 'ACTIVE'
      and (exclusion.ends_at is null or exclusion.ends_at > now())
    where hold.state <> 'RELEASED'
    order by hold.state desc, hold.created_at limit ${limit}`)
  return rows
}

export interface HoldRow extends Record<string, unknown> {
  memberId: number
  username: string
  matchedId: number
  matchedUsername: string
  matches: HoldMatch[]
  state: 'REVIEW' | 'REFUSED'
  version: number
  createdAt: string
  /** End of the exclusion, and of the hold; null for an indefinite one. */
  endsAt: string | null
}

/** A hold, locked until the end of the transaction. */
export async function lockHold(tx: Transaction, { memberId, matchedId }: { memberId: number; matchedId: number }) {
  const condition = and(eq(accountHold.memberId, memberId), eq(accountHold.matchedId, matchedId))
  const [found] = await tx.select().from(accountHold).where(condition).for('update')
  return found
}

/** Decides a hold as the operator saw it. @returns its state before; undefined if it has changed meanwhile */
export async function decideHold(
  tx: Transaction,
  decision: { memberId: number; matchedId: number; version: number; to: 'RELEASED' | 'REFUSED'; by: string },
): Promise<string | undefined> {
  const { memberId, matchedId, version, to, by } = decision
  const condition = and(eq(accountHold.memberId, memberId), eq(accountHold.matchedId, matchedId))
  const before = await lockHold(tx, decision)
  const from = to === 'RELEASED' ? (['REVIEW', 'REFUSED'] as const) : (['REVIEW'] as const)
  const { rowCount } = await tx
    .update(accountHold)
    .set({ state: to, version: version + 1, decidedAt: sql`clock_timestamp()`, decidedBy: `OPERATOR ${by}` })
    .where(and(condition, eq(accountHold.version, version), inArray(accountHold.state, [...from])))
  if (rowCount !== 1) return undefined
  await tx.execute(sql`select set_play_guard(${memberId})`)
  return before?.state
}
