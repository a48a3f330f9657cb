import { KIND_CODES } from '@playhouse/shared/account-kinds.ts'
import { referralFriends } from '@playhouse/platform-api/referrals.ts'
import { getNetwork } from '@playhouse/server/network-of.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { referral, type ReferralState } from '../../../db/tables/referrals.ts'
import { logInHistory } from '../../../db/tables/security.ts'
import { finishDays, firstOpenDay, hasOpenDay, openFrom } from '../../../jobs/daily-work.ts'
import { dueIf, type DueWork, eachDue, retryTime } from '../../../jobs/due-rows.ts'
import { brandDay, startOfDay } from '../../../ledger/brand-day.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { postReward } from '../../../ledger/postings.ts'
import { countedTurnover } from '../../../lib/counted-turnover.ts'
import { maskUsername } from '../../../lib/mask.ts'
import { lockMember } from '../../../lib/member-locks.ts'
import { activeExclusion } from '../../money/limits/exclusion.ts'
import { mayReceive } from '../../money/limits/receiving.ts'
import { writeMessage } from '../../people/messages/write-message.ts'
import { LAST_CLOSED_DAY, lastClosedDay } from '../../../lib/record-range.ts'

type Referral = typeof referral.$inferSelect

const BATCH_SIZE = 100
/** The last rounds of a day are settled by then. */
const CLOSING_MS = 10 * 60_000
/** Log-ins considered for shared networks and browsers. */
const LOG_INS_SINCE = sql`interval '90 days'`

/**
 * Records a friend of a member under the current rule, if the brand has referrals. Friends of agents are not recorded:
 * agents are paid by their contracts. A friend on the inviter's network or browser is declined at once, so that nobody waits for a
 * reward that is not paid. Call it in the transaction of the registration, after its log-in.
 */
export async function recordReferral(
  tx: Transaction,
  { friendId, invitedById }: { friendId: number; invitedById: number | undefined },
  now = new Date(),
): Promise<void> {
  if (invitedById === undefined) return
  const today = brandDay(now)
  const { rows } = await tx.execute(sql`
    insert into referral (member_id, friend_id, reward, min_deposit, min_turnover, first_day, last_day, registered_at, next_action_at)
    select inviter.id, ${friendId}, reward, min_deposit, min_turnover, ${today}::date, ${today}::date + days - 1, ${now.toISOString()},
      ${startOfDay(today).toISOString()}::timestamptz + days * interval '24 hours' + ${CLOSING_MS} * interval '1 ms'
    from member inviter
    cross join lateral (select * from referral_rule where valid_from <= ${today}::date order by valid_from desc limit 1) as rule
    where rule.reward > 0 and inviter.id = ${invitedById} and inviter.kind = ${KIND_CODES.MEMBER}
      and exists (select from brand_module where mod_id = ${referralFriends.moduleId} and enabled)
    on conflict (member_id, friend_id) do nothing
    returning id`)
  if (rows.length === 0 || !(await isSamePlace(tx, invitedById, friendId))) return
  await tx
    .update(referral)
    .set({ state: 'DECLINED', endedAt: now, nextActionAt: null, version: sql`${referral.version} + 1` })
    .where(and(eq(referral.memberId, invitedById), eq(referral.friendId, friendId)))
}

/** Whether both have logged in from the same network or with the same browser. */
const isSamePlace = async (tx: Transaction, memberId: number, friendId: number): Promise<boolean> =>
  (await haveSharedNetwork(tx, memberId, friendId)) || (await haveSharedDevice(tx, memberId, friendId))

const getSums = (of: { friend: unknown; from: unknown; to: unknown }) => sql`
  select coalesce(sum(deposit), 0)::bigint as deposit, coalesce(sum(${countedTurnover('REFERRAL')}), 0)::bigint as turnover
  from member_day where member_id = ${of.friend} and day between ${of.from} and ${of.to}`

/** Friends whose time is over, or who have done enough and were active on days that are not closed. */
const dueFriends = (at: { openFrom: SQL; now: SQL }) => sql`
  select member_id as "memberId", id::text from referral kept
  where next_action_at <= ${at.now} and coalesce(retry_at <= now(), true)
  union
  select kept.member_id, kept.id::text from member_day today
  join referral kept on kept.friend_id = today.member_id and kept.next_action_at is not null
  cross join lateral (${getSums({ friend: sql`kept.friend_id`, from: sql`kept.first_day`, to: sql`kept.last_day` })}) as done
  where today.day >= ${at.openFrom} and coalesce(kept.retry_at <= now(), true)
    and ((kept.state = 'REGISTERED' and done.deposit > 0)
      or (done.deposit >= kept.min_deposit and done.turnover >= kept.min_turnover))`

/** Advances invited friends once they deposit and play enough, pays for them, and expires the rest. */
export const dueReferrals: DueWork = {
  name: 'referrals',
  next: dueIf(sql`${hasOpenDay('referrals', LAST_CLOSED_DAY)}
    or exists (${dueFriends({ openFrom: openFrom('referrals', LAST_CLOSED_DAY), now: sql`now()` })})`),
  everyMs: 2_000,
  isBackground: true,
  run: (database, closing) => judgeReferrals(database, new Date(), closing),
}

/**
 * Evaluates friends who were active on days that are not closed, and those whose time is over.
 * @returns how many advanced
 */
export async function judgeReferrals(
  database: Database,
  now = new Date(),
  closing = new AbortController().signal,
): Promise<number> {
  const closed = lastClosedDay(now)
  const firstOpen = await firstOpenDay(database, 'referrals', closed)
  const at = { openFrom: sql`${firstOpen}::date`, now: sql`${now.toISOString()}::timestamptz` }
  const { rows } = await database.execute<{ memberId: number; id: string }>(
    sql`${dueFriends(at)} order by 1, 2 limit ${BATCH_SIZE}`,
  )
  const isLastBatch = rows.length < BATCH_SIZE
  const count = await eachDue(database, closing, {
    maxRows: BATCH_SIZE,
    getName: ({ memberId, id }) => `referral ${id} of member ${memberId}`,
    take: async () => rows.splice(0, 1),
    work: (tx, [{ memberId, id }]) => judge(tx, memberId, BigInt(id), now),
    postpone: (tx, { memberId, id }) =>
      tx
        .update(referral)
        .set({ retryAt: retryTime() })
        .where(and(eq(referral.memberId, memberId), eq(referral.id, BigInt(id)))),
  })
  const isWaiting = await database.$count(referral, sql`${referral.retryAt} > now()`)
  if (isLastBatch && !isWaiting && !closing.aborted) await finishDays(database, 'referrals', closed)
  return count
}

async function judge(tx: Transaction, memberId: number, id: bigint, now: Date): Promise<void> {
  const [row] = await tx
    .select()
    .from(referral)
    .where(and(eq(referral.memberId, memberId), eq(referral.id, id), isNotNull(referral.nextActionAt)))
    .for('update', { skipLocked: true })
  if (!row) return
  const { rows } = await tx.execute<{ deposit: bigint; turnover: bigint }>(
    getSums({ friend: row.friendId, from: sql`${row.firstDay}::date`, to: sql`${row.lastDay}::date` }),
  )
  const { deposit, turnover } = rows[0] ?? { deposit: 0n, turnover: 0n }
  if (deposit >= row.minDeposit && turnover >= row.minTurnover) return conclude(tx, row, now)
  if (row.nextActionAt !== null && row.nextActionAt <= now) return move(tx, row, 'EXPIRED', { endedAt: now })
  if (row.state === 'REGISTERED' && deposit > 0n) await move(tx, row, 'DEPOSITED', {})
}

/** Pays the inviter, or declines. */
async function conclude(tx: Transaction, row: Referral, now: Date): Promise<void> {
  const { memberId, friendId, id, reward } = row
  // Serialises with the inviter's exclusion.
  await lockMember(tx, memberId)
  const [friend] = await tx.select().from(member).where(eq(member.id, friendId))
  if (
    !friend ||
    (friend.closingAt ?? friend.closedAt) ||
    !(await mayReceive(tx, { memberId, type: 'PROMOTION', purpose: 'referral' })) ||
    (await activeExclusion(tx, friendId, now)) ||
    (await isSamePlace(tx, memberId, friendId))
  )
    return move(tx, row, 'DECLINED', { endedAt: now })
  const { transactionId } = await postReward(tx, {
    memberId,
    type: 'PROMOTION',
    amount: reward,
    key: ledgerKeys.referral(friendId),
    request: { memberId, friendId },
    reference: `referral:${id}`,
  })
  await move(tx, row, 'PAID', { endedAt: now, transactionId })
  await writeMessage(tx, {
    memberId,
    kind: 'PROMOTION',
    template: 'referral.PAID',
    params: { amount: formatAmount(reward), friend: maskUsername(friend.username) },
    about: 'referral',
  })
}

async function move(
  tx: Transaction,
  { memberId, id, version }: Referral,
  state: ReferralState,
  end: { endedAt?: Date; transactionId?: bigint },
): Promise<void> {
  await tx
    .update(referral)
    .set({ state, version: version + 1, ...end, ...(end.endedAt && { nextActionAt: null }) })
    .where(and(eq(referral.memberId, memberId), eq(referral.id, id), eq(referral.version, version)))
}

/** Whether both have logged in from the same IPv4 address or IPv6 /64. */
async function haveSharedNetwork(tx: Transaction, memberId: number, friendId: number): Promise<boolean> {
  const readNetworks = async (id: number) => {
    const rows = await tx
      .selectDistinct({ address: logInHistory.address })
      .from(logInHistory)
      .where(
        and(
          eq(logInHistory.memberId, id),
          eq(logInHistory.outcome, 'signed-in'),
          sql`${logInHistory.at} > now() - ${LOG_INS_SINCE}`,
        ),
      )
    return new Set(rows.map(({ address }) => getNetwork(address)))
  }
  const own = await readNetworks(memberId)
  return [...(await readNetworks(friendId))].some((network) => own.has(network))
}

/** Whether both have logged in with the same browser. An unknown browser counts as unshared. */
async function haveSharedDevice(tx: Transaction, memberId: number, friendId: number): Promise<boolean> {
  const getDevices = (id: number) => sql`
    select device_hash from log_in_history where member_id = ${id} and outcome = 'signed-in' and device_hash is not null
      and at > now() - ${LOG_INS_SINCE}`
  const { rows } = await tx.execute(sql`${getDevices(memberId)} intersect ${getDevices(friendId)} limit 1`)
  return rows.length > 0
}
