import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type * as contract from '@playhouse/platform-api/promotions.ts'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { memberBonus } from '../../../db/tables/bonuses.ts'
import { openRound } from '../../../db/tables/seamless.ts'
import { type DueWork, eachDue, retryTime, takeMembers } from '../../../jobs/due-rows.ts'
import { bonusAccount } from '../../../ledger/accounts.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { postBonus } from '../../../ledger/postings.ts'
import { publishToMember } from '../../../live/publish.ts'
import { countedTurnoverOfRound } from '../../../lib/counted-turnover.ts'
import { lockCash } from '../../../lib/member-locks.ts'
import { platformError } from '../../../request/platform-error.ts'
import type { MessageTemplate } from '../../people/messages/message-texts.ts'
import { writeMessage } from '../../people/messages/write-message.ts'
import { isExcluded } from '../limits/exclusion.ts'
import { readMemberRules } from '../../site/jurisdictions/member-rules.ts'
import { findBlock } from '../limits/member-block.ts'
import { listFreeRounds, stopFreeRounds } from './member-free-rounds.ts'

type Bonus = typeof memberBonus.$inferSelect
type BonusResponse = NonNullable<ResponseOf<typeof contract.bonusAccount>['running']>

/** Members read per query. */
const PAGE = 1_000
const PAST_SHOWN = 20
/** Polling interval of a bonus that only waits for the end of a round, because a cancelled round settles nothing. */
const ROUND_POLL = sql`interval '2 seconds'`

/** Polling interval of a frozen bonus whose time was up meanwhile; the end of the block makes it due. */
const FROZEN_POLL = sql`interval '1 hour'`

/** How long a settled round may take to become visible. */
const LATE_ROUNDS = sql`interval '10 seconds'`

const RUNNING = ['ACTIVE', 'ENDING'] as const

type Grant = Pick<
  typeof memberBonus.$inferInsert,
  'memberId' | 'claimId' | 'promotionId' | 'maxStake' | 'contribution' | 'terms'
> & {
  /** Minor units. */
  amount: bigint
  /** Required turnover as a multiple of the amount. */
  multiple: number
  /** Days until it expires. */
  days: number
}

/** Pays a bonus and starts it; it asks for no more turnover than the member's rules allow. The caller holds the lock on the cash account. */
export async function grantBonus(
  tx: Transaction,
  { amount, multiple, days, ...claimed }: Grant,
  now: Date,
): Promise<void> {
  const { memberId, claimId, promotionId } = claimed
  const { bonusTurnoverMultiple: most } = await readMemberRules(tx, memberId)
  const { occurredAt } = await postBonus(tx, {
    memberId,
    type: 'BONUS_GRANT',
    amount,
    key: ledgerKeys.promotion(claimId),
    request: { memberId, promotionId, claimId },
    reference: promotionId,
  })
  const expiresAt = new Date(now.getTime() + days * 86_400_000)
  await tx.insert(memberBonus).values({
    ...claimed,
    state: 'ACTIVE',
    granted: amount,
    required: amount * BigInt(Math.min(multiple, most ?? multiple)),
    grantedAt: occurredAt,
    countedAt: occurredAt,
    expiresAt,
    nextActionAt: expiresAt,
  })
  await tx.execute(sql`select set_play_guard(${memberId})`)
}

/** A bonus whose settlement failed has its next attempt before it expires; until then new rounds do not make it due. */
const HAS_NEW_ROUNDS = sql`bonus.next_action_at >= bonus.expires_at and exists (
  select from round where round.member_id = bonus.member_id and round.settled_at > bonus.counted_at)`

/** Counts settled rounds towards running bonuses, and ends those that are met, spent or expired. */
export const dueBonuses: DueWork = {
  name: 'bonuses',
  next: sql`select min(case when ${HAS_NEW_ROUNDS} then now() else bonus.next_action_at end) from member_bonus bonus
    where bonus.state in ('ACTIVE', 'ENDING')`,
  everyMs: 1_000,
  run: (database, closing) => settleBonuses(database, new Date(), closing),
}

/** @returns the number of checked bonuses */
export function settleBonuses(
  database: Database,
  now = new Date(),
  closing = new AbortController().signal,
): Promise<number> {
  const read = async (tx: Transaction, after: number) => {
    const { rows } = await tx.execute<{ memberId: number }>(sql`
      select bonus.member_id as "memberId" from member_bonus bonus
      where bonus.state in ('ACTIVE', 'ENDING') and bonus.member_id > ${after} and (bonus.next_action_at <= ${now.toISOString()}
        or ${HAS_NEW_ROUNDS})
      order by 1 limit ${PAGE}`)
    return rows
  }
  return eachDue(database, closing, {
    getName: ({ memberId }) => `bonus of member ${memberId}`,
    take: takeMembers(read),
    work: (tx, [{ memberId }]) => settleBonus(tx, memberId, now),
    postpone: (tx, { memberId }) =>
      tx
        .update(memberBonus)
        .set({ nextActionAt: retryTime() })
        .where(and(eq(memberBonus.memberId, memberId), inArray(memberBonus.state, [...RUNNING]))),
  })
}

/** Counts rounds towards the member's running bonus, and ends it if it is met, spent, forfeited or expired. */
async function settleBonus(tx: Transaction, memberId: number, now: Date): Promise<void> {
  await lockCash(tx, memberId)
  const bonus = await runningBonus(tx, memberId)
  if (!bonus) return
  const { wagered, countedAt } = await countWagered(tx, bonus)
  const [balance, openRounds] = [await bonusBalance(tx, memberId), await countOpenRounds(tx, memberId)]
  const counted = { ...bonus, wagered }
  // A bonus that was running when the account was blocked does not expire during the block.
  const frozenAt = (await findBlock(tx, memberId))?.blockedAt
  // Rounds that were settled before the expiry count, even if they are only counted now.
  const isExpired = bonus.expiresAt <= (frozenAt ?? now)
  const isOut = await isExcluded(tx, memberId, now)
  if (openRounds === 0 && balance === 0n) return endBonus(tx, counted, 'SPENT', countedAt)
  if (openRounds === 0 && wagered >= bonus.required) return endBonus(tx, counted, 'CONVERTED', countedAt)
  if (openRounds === 0 && isOut) return endBonus(tx, counted, 'FORFEITED', countedAt)
  if (openRounds === 0 && isExpired) return endBonus(tx, counted, 'EXPIRED', countedAt)
  await tx
    .update(memberBonus)
    .set({
      wagered,
      countedAt,
      state: isExpired || isOut ? 'ENDING' : 'ACTIVE',
      version: bonus.version + 1,
      nextActionAt:
        isExpired || isOut || wagered >= bonus.required
          ? sql`now() + ${ROUND_POLL}`
          : sql`greatest(${bonus.expiresAt.toISOString()}::timestamptz, now() + ${frozenAt ? FROZEN_POLL : ROUND_POLL})`,
    })
    .where(and(isBonus(bonus), eq(memberBonus.version, bonus.version)))
}

interface Counted {
  wagered: bigint
  countedAt: Date | SQL
}

/**
 * Sums the turnover of the rounds that were settled while the bonus ran, weighted by category. A round counts up to the largest stake; only
 * one staked before the claim can exceed it. Vendors with wallets of their own are left out, because the bonus cannot be staked there and
 * its largest stake does not apply.
 */
async function countWagered(
  tx: Transaction,
  { memberId, grantedAt, expiresAt, maxStake, contribution, countedAt, wagered }: Bonus,
): Promise<Counted> {
  // Read before the sum, so that rounds settled in between are counted next time; as text, because a Date would drop the microseconds.
  // Lotteries settle without the lock on the cash account, so a round may become visible after a later one: the last seconds are read again.
  const { rows: latest } = await tx.execute<{ at: string | null }>(sql`
    select max(settled_at)::text as at from round where member_id = ${memberId} and settled_at > ${countedAt.toISOString()}`)
  const { rows } = await tx.execute<{ category: string; stake: string }>(sql`
    select game.category, sum(least(${countedTurnoverOfRound('BONUS')}, ${maxStake}))::text as stake
    from round join game using (node_id) join vendor on vendor.code = game.vendor_code
    where round.member_id = ${memberId} and vendor.wallet_mode <> 'transfer'
      and round.settled_at >= ${grantedAt.toISOString()} and round.settled_at <= ${expiresAt.toISOString()}
    group by game.category`)
  const sum = rows.reduce((total, { category, stake }) => {
    return total + (BigInt(stake) * BigInt(contribution[category] ?? 100)) / 100n
  }, 0n)
  // A corrected lottery result may lower the turnover; progress that was shown stays.
  const at = latest[0]?.at
  return {
    wagered: sum > wagered ? sum : wagered,
    countedAt: at
      ? sql`greatest(${memberBonus.countedAt}, least(${at}::timestamptz, clock_timestamp() - ${LATE_ROUNDS}))`
      : countedAt,
  }
}

/** Ends a bonus once: its balance becomes cash or returns to the house. The caller holds the lock on the cash account. */
async function endBonus(
  tx: Transaction,
  bonus: Bonus,
  state: 'CONVERTED' | 'FORFEITED' | 'EXPIRED' | 'SPENT',
  countedAt: Counted['countedAt'],
  template: MessageTemplate = `bonus.${state}`,
): Promise<void> {
  const { memberId, id } = bonus
  const balance = await bonusBalance(tx, memberId)
  const isConverted = state === 'CONVERTED'
  const [ended] = await tx
    .update(memberBonus)
    .set({
      state,
      version: bonus.version + 1,
      wagered: bonus.wagered,
      countedAt,
      endedAt: sql`clock_timestamp()`,
      converted: isConverted ? balance : 0n,
      lost: isConverted ? 0n : balance,
      nextActionAt: null,
    })
    .where(and(isBonus(bonus), eq(memberBonus.version, bonus.version), inArray(memberBonus.state, [...RUNNING])))
    .returning({ id: memberBonus.id })
  if (!ended) return
  if (balance > 0n)
    await postBonus(tx, {
      memberId,
      type: isConverted ? 'BONUS_CONVERT' : 'BONUS_FORFEIT',
      amount: balance,
      key: ledgerKeys.bonusEnd(id),
      request: { memberId, bonusId: id, state },
      reference: String(id),
    })
  await tx.execute(sql`select set_play_guard(${memberId})`)
  await publishToMember(tx, memberId, {
    type: 'BONUS',
    bonusId: String(id),
    state,
    amount: formatAmount(balance),
  })
  await writeMessage(tx, {
    memberId,
    kind: 'PROMOTION',
    template,
    params: { amount: formatAmount(balance) },
    about: `promotion:${bonus.promotionId}`,
  })
}

/** Forfeits the running bonus. @throws PlatformError bonus.not.found, bonus.round.open */
export async function forfeitBonus(database: Database, memberId: number, id: bigint): Promise<void> {
  await withTransaction(database, async (tx) => {
    await lockCash(tx, memberId)
    const [bonus] = await tx
      .select()
      .from(memberBonus)
      .where(and(eq(memberBonus.memberId, memberId), eq(memberBonus.id, id)))
    if (!bonus) throw platformError('bonus.not.found')
    if (bonus.endedAt) return
    await forfeit(tx, bonus)
  })
}

/**
 * Cancels a running bonus by decision of operators. As when its owner forfeits it, a bonus whose terms are met becomes cash.
 * @throws PlatformError bonus.not.found unless it runs; bonus.round.open
 */
export async function cancelBonus(tx: Transaction, memberId: number, id: bigint): Promise<void> {
  await lockCash(tx, memberId)
  const bonus = await runningBonus(tx, memberId)
  if (bonus?.id !== id) throw platformError('bonus.not.found')
  await forfeit(tx, bonus, 'bonus.CANCELLED')
}

/** Forfeits bonus and free rounds when an account is closed. The caller holds the locks on member and cash account. @throws PlatformError bonus.round.open */
export async function forfeitRunningBonus(tx: Transaction, memberId: number): Promise<void> {
  await stopFreeRounds(tx, memberId)
  const bonus = await runningBonus(tx, memberId)
  if (bonus) await forfeit(tx, bonus)
}

/** Ends free rounds and forfeits the bonus when a member takes a break: at once, or after the last open round with a stake from the bonus. */
export async function forfeitForBreak(tx: Transaction, memberId: number): Promise<void> {
  await lockCash(tx, memberId)
  await stopFreeRounds(tx, memberId)
  const bonus = await runningBonus(tx, memberId)
  if (!bonus) return
  if ((await countOpenRounds(tx, memberId)) === 0) return forfeit(tx, bonus)
  await tx
    .update(memberBonus)
    .set({ state: 'ENDING', version: bonus.version + 1, nextActionAt: sql`now() + ${ROUND_POLL}` })
    .where(and(isBonus(bonus), eq(memberBonus.version, bonus.version)))
}

async function forfeit(tx: Transaction, bonus: Bonus, lost: MessageTemplate = 'bonus.FORFEITED'): Promise<void> {
  if ((await countOpenRounds(tx, bonus.memberId)) > 0) throw platformError('bonus.round.open')
  const { wagered, countedAt } = await countWagered(tx, bonus)
  // A member who has just met the terms keeps the bonus.
  const state = wagered >= bonus.required ? 'CONVERTED' : 'FORFEITED'
  await endBonus(tx, { ...bonus, wagered }, state, countedAt, state === 'FORFEITED' ? lost : undefined)
}

export async function readBonuses(
  database: Database,
  memberId: number,
  language: LanguageCode,
  currency: string,
): Promise<ResponseOf<typeof contract.bonusAccount>> {
  const own = eq(memberBonus.memberId, memberId)
  const [rows, accounts, openRounds, free] = await Promise.all([
    database
      .select()
      .from(memberBonus)
      .where(own)
      .orderBy(desc(memberBonus.id))
      .limit(PAST_SHOWN + 1),
    database.execute<{ code: string; balance: bigint | null }>(
      sql`select code, balance from ledger_account where member_id = ${memberId}`,
    ),
    countOpenRounds(database, memberId),
    listFreeRounds(database, memberId, language),
  ])
  const getBalance = (name: string) =>
    formatAmount(accounts.rows.find(({ code }) => code === `member:${memberId}:${name}`)?.balance ?? 0n)
  const running = rows.find(({ endedAt }) => endedAt === null)
  return {
    currency,
    balance: getBalance('bonus'),
    cash: getBalance('cash'),
    openRounds,
    running: running ? bonusResponse(running, language) : null,
    past: rows
      .filter(({ endedAt }) => endedAt !== null)
      .slice(0, PAST_SHOWN)
      .map((row) => bonusResponse(row, language)),
    freeRounds: free,
  }
}

function bonusResponse(row: Bonus, language: LanguageCode): BonusResponse {
  const stored = [language, ...LANGUAGES[language].fallback, 'EN'].flatMap((code) => row.terms[code] ?? [])[0]
  return {
    id: String(row.id),
    promotionId: row.promotionId,
    title: stored?.title ?? row.promotionId,
    terms: stored?.terms ?? '',
    state: row.state,
    granted: formatAmount(row.granted),
    required: formatAmount(row.required),
    wagered: formatAmount(row.wagered),
    maxStake: formatAmount(row.maxStake),
    contribution: row.contribution,
    grantedAt: row.grantedAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    endedAt: row.endedAt?.getTime() ?? null,
    converted: row.converted === null ? null : formatAmount(row.converted),
    lost: row.lost === null ? null : formatAmount(row.lost),
  }
}

/** @throws PlatformError bonus.running with the remaining turnover */
export async function refuseRunningBonus(on: Database | Transaction, memberId: number): Promise<void> {
  const bonus = await runningBonus(on, memberId)
  if (bonus) throw platformError('bonus.running', { remaining: formatAmount(getRemaining(bonus)) })
}

export function getRemaining({ required, wagered }: Pick<Bonus, 'required' | 'wagered'>): bigint {
  return required > wagered ? required - wagered : 0n
}

export async function runningBonus(on: Database | Transaction, memberId: number): Promise<Bonus | undefined> {
  const [bonus] = await on
    .select()
    .from(memberBonus)
    .where(and(eq(memberBonus.memberId, memberId), inArray(memberBonus.state, [...RUNNING])))
  return bonus
}

export async function bonusBalance(tx: Transaction, memberId: number): Promise<bigint> {
  const { rows } = await tx.execute<{ balance: bigint | null }>(
    sql`select balance from ledger_account where member_id = ${memberId} and code = ${bonusAccount(memberId)}`,
  )
  return rows[0]?.balance ?? 0n
}

const countOpenRounds = (on: Database | Transaction, memberId: number): Promise<number> =>
  on.$count(openRound, and(eq(openRound.memberId, memberId), sql`${openRound.bonusStake} > 0`))

const isBonus = ({ memberId, id }: Bonus) => and(eq(memberBonus.memberId, memberId), eq(memberBonus.id, id))
