import { CONTRACT_RATE_MAX, type ContractKind, type ContractTerms, type DividendTier } from './agent-pay.ts'
import { MINOR_UNITS, parseAmount } from './money.ts'

/** Highest amount of a condition, in whole units. Sums of a team fit the ledger's bigint with room to spare. */
const AMOUNT_MAX = 999_999_999_999n
/** Highest minimum of active members. */
export const MEMBERS_MAX = 1_000_000
const RATE_MAX = 10_000
/** Tiers of profit; the rate below the first one is a fifth. */
export const TIERS_MAX = 4

const DIVIDEND_TERMS = ['deductsRebates', 'deductsPromotions', 'lossCarryOver', 'activeMemberBet', 'tiers'] as const

/** How a dividend's profit and rate are found. */
export type DividendTerm = (typeof DIVIDEND_TERMS)[number]

export type ContractCondition = Exclude<keyof ContractTerms, 'period' | 'basisPoints' | 'shares' | DividendTerm>

/** Conditions by kind of contract, in the order they are shown. */
export const CONTRACT_CONDITIONS = {
  DIVIDEND: ['minValidBet', 'minHouseProfit', 'minActiveMembers'],
  DAILY_SALARY: ['minValidBet', 'minHouseProfit', 'minActiveMembers'],
  HOURLY_SALARY: ['minValidBet', 'minActiveMembers', 'maxWinRate', 'maxLossRate', 'maxSingleBet'],
  REALTIME_SALARY: ['minValidBet', 'maxWinRate', 'maxLossRate', 'maxSingleBet'],
} as const satisfies Record<ContractKind, readonly ContractCondition[]>

const ALL = ['minValidBet', 'minHouseProfit', 'minActiveMembers', 'maxWinRate', 'maxLossRate', 'maxSingleBet'] as const

/** `range`: outside of what the term may be. `fixed`: the kind of contract has no such condition. */
export type TermBreach = 'range' | 'fixed'

export function termBreaches(
  kind: ContractKind,
  terms: ContractTerms,
): Partial<Record<keyof ContractTerms, TermBreach>> {
  const breaches: Partial<Record<keyof ContractTerms, TermBreach>> = {}
  const { basisPoints } = terms
  if (!isWithin(basisPoints, 1, CONTRACT_RATE_MAX[kind])) breaches.basisPoints = 'range'
  const known: readonly ContractCondition[] = CONTRACT_CONDITIONS[kind]
  for (const condition of ALL) {
    if (terms[condition] === null) continue
    if (!known.includes(condition)) breaches[condition] = 'fixed'
    else if (!isAllowed(condition, terms[condition])) breaches[condition] = 'range'
  }
  const { activeMemberBet, tiers } = terms
  if (kind !== 'DIVIDEND') for (const term of DIVIDEND_TERMS) if (terms[term]) breaches[term] = 'fixed'
  if (kind === 'DIVIDEND' && activeMemberBet !== undefined && !isAmount(activeMemberBet, 1n))
    breaches.activeMemberBet = 'range'
  if (kind === 'DIVIDEND' && tiers && !areTiers(tiers, basisPoints)) breaches.tiers = 'range'
  return breaches
}

/** Terms in the one form in which they are stored and hashed: what does not apply is left out. */
export function canonicalTerms({
  deductsRebates,
  deductsPromotions,
  lossCarryOver,
  activeMemberBet,
  tiers,
  ...terms
}: ContractTerms): ContractTerms {
  return {
    ...terms,
    ...(deductsRebates && { deductsRebates }),
    ...(deductsPromotions && { deductsPromotions }),
    ...(lossCarryOver && { lossCarryOver }),
    ...(activeMemberBet !== undefined && { activeMemberBet }),
    ...(tiers && tiers.length > 0 && { tiers }),
  }
}

/** Both profits and rates rise from each tier to the next. */
function areTiers(tiers: readonly DividendTier[], base: number): boolean {
  if (tiers.length > TIERS_MAX) return false
  let before = { profit: 0n, basisPoints: base }
  for (const { profit, basisPoints } of tiers) {
    if (!isAmount(profit, before.profit + 1n)) return false
    if (!isWithin(basisPoints, before.basisPoints + 1, CONTRACT_RATE_MAX.DIVIDEND)) return false
    before = { profit: parseAmount(profit), basisPoints }
  }
  return true
}

function isAllowed(condition: ContractCondition, value: string | number): boolean {
  if (typeof value === 'number') return isWithin(value, 0, condition === 'minActiveMembers' ? MEMBERS_MAX : RATE_MAX)
  // A contract that pays up to a stake of nothing never pays.
  return isAmount(value, condition === 'maxSingleBet' ? 1n : 0n)
}

function isAmount(value: string, minimum: bigint): boolean {
  try {
    const amount = parseAmount(value)
    return amount >= minimum && amount <= AMOUNT_MAX * MINOR_UNITS
  } catch {
    return false
  }
}

const isWithin = (value: number, minimum: number, maximum: number) =>
  Number.isSafeInteger(value) && value >= minimum && value <= maximum
