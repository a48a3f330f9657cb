import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { accountTransactions, bonusDetails, transactionDetail } from '@playhouse/platform-api/records.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import type { TransactionType } from '../../../db/tables/ledger.ts'
import { platformError } from '../../../request/platform-error.ts'
import { nameIn } from '../../../lib/game-name.ts'
import { earlier, getEnd, epoch, later, getStart } from '../../../lib/day-bounds.ts'
import { pageCounts, type Paging, planPage, type PagePlan } from '../../../lib/page-plan.ts'
import type { RecordRange } from '../../../lib/record-range.ts'
import { rollUp, type RolledUp } from './roll-up.ts'

type Requested = CheckedInputOf<typeof accountTransactions>
/** Balances of the contract, and those that operators alone look at. */
export type Wallet = Requested['wallet'] | 'points' | 'withheld'
type Movement = ResponseOf<typeof accountTransactions>['list'][number]

/** Transaction types on one of the member's balances; all without `types`. */
export interface MovementFilter {
  wallet: Wallet
  types?: readonly string[] | undefined
}

export interface MovementRow extends Record<string, unknown> {
  transactionId: bigint
  line: number
  type: string
  account: string
  amount: bigint
  balanceAfter: bigint
  reference: string | null
  gameName: string | null
  betId: bigint | null
  counterparty: string | null
  /** Epoch milliseconds. */
  at: number
}

/** Types of cash rewards from the house. */
const REWARDS = [
  'PROMOTION',
  'REBATE',
  'COMMISSION',
  'DIVIDEND',
  'SALARY',
  'POINTS_CONVERT',
  'BONUS_CONVERT',
] as const satisfies readonly TransactionType[]
/** Movements of bonus money; a conversion appears where it is credited. */
const BONUSES = ['BONUS_GRANT', 'BONUS_FORFEIT'] as const satisfies readonly TransactionType[]

export const BONUS_FILTERS: readonly MovementFilter[] = [
  { wallet: 'main', types: REWARDS },
  { wallet: 'bonus', types: BONUSES },
]

function isOfWallet(memberId: number, wallet: Wallet): SQL {
  const prefix = `member:${memberId}:`
  switch (wallet) {
    case 'main':
      return sql`account.code = ${`${prefix}cash`}`
    case 'vendors':
      return sql`starts_with(account.code, ${`${prefix}vendor:`})`
    default:
      return sql`account.code = ${prefix + wallet}`
  }
}

/** Condition on an account and the type in `type`. */
function matches(memberId: number, filters: readonly MovementFilter[], type: SQL): SQL {
  const either = filters.map(({ wallet, types }) =>
    types
      ? sql`(${isOfWallet(memberId, wallet)} and ${type} = any(${sql.param(types)}::text[]))`
      : isOfWallet(memberId, wallet),
  )
  return sql`(${sql.join(either, sql` or `)})`
}

interface MovementDay extends Record<string, unknown> {
  day: string
  type: string
  rows: number
  moneyIn: bigint
  moneyOut: bigint
}

/** Sums by day and type, latest day first. */
export async function movementDays(
  database: Database,
  memberId: number,
  range: RecordRange,
  filters: readonly MovementFilter[],
  rolled: RolledUp,
): Promise<MovementDay[]> {
  const { rows } = await database.execute<MovementDay>(sql`
    select day, type, sum(entries)::integer as rows, sum(money_in)::bigint as "moneyIn", sum(money_out)::bigint as "moneyOut"
    from (
      select day, type, entries, money_in, money_out from member_movement_day sums
      join ledger_account account on account.member_id = ${memberId} and account.id = sums.account_id
      where sums.member_id = ${memberId} and day between ${range.from}::date and ${earlier(range.to, rolled.until)}::date
        and ${matches(memberId, filters, sql`sums.type`)}
      union all
      select brand_day(head.occurred_at), head.type, 1, greatest(entry.amount, 0), greatest(-entry.amount, 0)
      ${getEntries(memberId, { from: later(range.from, rolled.firstLiveDay), to: range.to }, filters)}
    ) as matching group by day, type order by day desc`)
  return rows
}

/** `from` and `where` of the matching entries: `head`, `entry` and `account`. */
function getEntries(memberId: number, { from, to }: RecordRange, filters: readonly MovementFilter[]): SQL {
  return sql`from ledger_transaction head
      join ledger_entry entry on entry.member_id = ${memberId} and entry.transaction_id = head.id
      join ledger_account account on account.member_id = ${memberId} and account.id = entry.account_id
    where head.member_id = ${memberId} and head.occurred_at >= ${getStart(from)} and head.occurred_at < ${getEnd(to)}
      and ${matches(memberId, filters, sql`head.type`)}`
}

/** The ledger posts the reward of a mission as a promotion. */
const TYPE = sql`case when head.type = 'PROMOTION' and starts_with(head.idempotency_key, 'mission:') then 'MISSION' else head.type end as type`
const ENTRY_COLUMNS = sql`head.id, ${TYPE}, head.reference, head.occurred_at, entry.line, entry.amount, entry.balance_after,
  account.code`
const ENTRY_ORDER = sql`occurred_at desc, id desc, line desc`

/** Entries with their subject: the round of a stake, the other side of a transfer. */
function withSubjects(memberId: number, entries: SQL, language: LanguageCode): SQL {
  return sql`
    select found.id as "transactionId", found.line, found.type, found.code as account, found.amount,
      found.balance_after as "balanceAfter", found.reference, ${nameIn(language)} as "gameName", bet.id as "betId",
      other.username as counterparty, ${epoch(sql`found.occurred_at`)} as at
    from (${entries}) found
    left join lateral (
      select round.id, round.node_id from round
      where found.type in ('BET', 'PAYOUT', 'BET_REFUND', 'JACKPOT') and round.member_id = ${memberId}
        and round.vendor_round_id = found.reference
      union all
      select round.id, round.node_id from round
      where found.type in ('BET', 'PAYOUT', 'BET_REFUND', 'JACKPOT') and round.member_id = ${memberId}
        and round.round_key = case when found.reference ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
          then found.reference::uuid end
      limit 1
    ) bet on true
    left join game on game.node_id = bet.node_id
    left join member_transfer moved on moved.member_id = ${memberId} and moved.transaction_id = found.id
      and found.type in ('MEMBER_TRANSFER_OUT', 'MEMBER_TRANSFER_IN')
    left join member other on other.id = moved.counterparty_id
    order by found.occurred_at desc, found.id desc, found.line desc`
}

async function movementPage(
  database: Database,
  memberId: number,
  plan: PagePlan,
  filters: readonly MovementFilter[],
  size: number,
  language: LanguageCode,
): Promise<MovementRow[]> {
  const page = sql`select ${ENTRY_COLUMNS} ${getEntries(memberId, plan, filters)}
    order by head.occurred_at desc, head.id desc, entry.line desc limit ${size} offset ${plan.skip}`
  return (await database.execute<MovementRow>(withSubjects(memberId, page, language))).rows
}

/** Every movement of a range, latest first, for a file. */
export function allMovements(memberId: number, range: RecordRange, filters: readonly MovementFilter[]): SQL {
  return sql`select head.id as "transactionId", ${TYPE}, account.code as account, entry.amount,
    entry.balance_after as "balanceAfter", head.reference, ${epoch(sql`head.occurred_at`)} as at
    ${getEntries(memberId, range, filters)} order by head.occurred_at desc, head.id desc, entry.line desc`
}

/** `main`, `locked`, `bonus`, or a vendor's code. */
export function getWallet(code: string): string {
  const name = code.split(':').slice(2).join(':')
  return name === 'cash' ? 'main' : name.replace(/^vendor:/, '')
}

export function getMovement({ account, amount, balanceAfter, ...row }: MovementRow): Movement {
  const { transactionId, line, type, reference, gameName, betId, counterparty, at } = row
  return {
    movementId: `${transactionId}-${line}`,
    transactionId: String(transactionId),
    type,
    wallet: getWallet(account),
    amount: formatAmount(amount),
    balanceBefore: formatAmount(balanceAfter - amount),
    balanceAfter: formatAmount(balanceAfter),
    reference,
    gameName,
    betId: betId === null ? null : String(betId),
    counterparty,
    at,
  }
}

/** A page of movements and the sums over all matches. Three queries. */
export async function readMovements(
  database: Database,
  memberId: number,
  { pageNo, pageSize, ...range }: RecordRange & Paging,
  filters: readonly MovementFilter[],
  language: LanguageCode,
) {
  const rolled = await rollUp(database, memberId)
  const sums = await movementDays(database, memberId, range, filters, rolled)
  const days = [...Map.groupBy(sums, ({ day }) => day)].map(([day, types]) => ({
    day,
    rows: types.reduce((total, { rows }) => total + rows, 0),
  }))
  const plan = planPage(days, { pageNo, pageSize })
  const rows = plan ? await movementPage(database, memberId, plan, filters, pageSize, language) : []
  const totalCount = days.reduce((total, day) => total + day.rows, 0)
  return { ...pageCounts(totalCount, pageSize), list: rows.map(getMovement), days: sums }
}

const total = (days: readonly MovementDay[], side: 'moneyIn' | 'moneyOut'): bigint =>
  days.reduce((sum, day) => sum + day[side], 0n)

export async function readTransactions(
  database: Database,
  memberId: number,
  { wallet, types, ...requested }: Omit<Requested, 'wallet'> & MovementFilter,
  currency: string,
  language: LanguageCode,
): Promise<ResponseOf<typeof accountTransactions>> {
  const { days, ...page } = await readMovements(database, memberId, requested, [{ wallet, types }], language)
  const [moneyIn, moneyOut] = [total(days, 'moneyIn'), total(days, 'moneyOut')]
  const sums = {
    moneyIn: formatAmount(moneyIn),
    moneyOut: formatAmount(moneyOut),
    net: formatAmount(moneyIn - moneyOut),
  }
  return { ...page, currency, sums }
}

export async function readBonuses(
  database: Database,
  memberId: number,
  requested: CheckedInputOf<typeof bonusDetails>,
  currency: string,
  language: LanguageCode,
): Promise<ResponseOf<typeof bonusDetails>> {
  const { days, ...page } = await readMovements(database, memberId, requested, BONUS_FILTERS, language)
  const of = (...types: readonly string[]) => days.filter(({ type }) => types.includes(type))
  return {
    ...page,
    currency,
    sums: {
      paid: formatAmount(total(of(...REWARDS), 'moneyIn')),
      granted: formatAmount(total(of('BONUS_GRANT'), 'moneyIn')),
      converted: formatAmount(total(of('BONUS_CONVERT'), 'moneyIn')),
      forfeited: formatAmount(total(of('BONUS_FORFEIT'), 'moneyOut')),
    },
  }
}

/** Cash rewards of the house per day of a range. One query. */
export async function rewardDays(
  database: Database,
  memberId: number,
  range: RecordRange,
  rolled: RolledUp,
): Promise<Map<string, bigint>> {
  const rewards = new Map<string, bigint>()
  const filters: MovementFilter[] = [{ wallet: 'main', types: REWARDS }]
  for (const { day, moneyIn } of await movementDays(database, memberId, range, filters, rolled)) {
    rewards.set(day, (rewards.get(day) ?? 0n) + moneyIn)
  }
  return rewards
}

/** All movements of a transaction on the member's balances. One query. @throws PlatformError record.not.found */
export async function readTransaction(
  database: Database,
  memberId: number,
  transactionId: string,
  currency: string,
  language: LanguageCode,
): Promise<ResponseOf<typeof transactionDetail>> {
  const rows = await getMovements(database, memberId, sql`head.id = ${transactionId}::bigint`, language)
  const [first] = rows
  if (!first) throw platformError('record.not.found')
  const { type, reference, at } = first
  return { transactionId, type, reference, at, currency, movements: rows.map(getMovement) }
}

/** Movements of the member's transactions that match `condition` on `head`, latest first. */
export async function getMovements(
  database: Database,
  memberId: number,
  condition: SQL,
  language: LanguageCode,
): Promise<MovementRow[]> {
  const { rows } = await database.execute<MovementRow>(
    withSubjects(
      memberId,
      sql`select ${ENTRY_COLUMNS} from ledger_transaction head
        join ledger_entry entry on entry.member_id = ${memberId} and entry.transaction_id = head.id
        join ledger_account account on account.member_id = ${memberId} and account.id = entry.account_id
        where head.member_id = ${memberId} and account.currency <> 'PTS' and ${condition} order by ${ENTRY_ORDER}`,
      language,
    ),
  )
  return rows
}
