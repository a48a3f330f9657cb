import type { income } from '@playhouse/platform-api/agent-contracts.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { BillItem } from '@playhouse/schema/types.generated.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'

type Bill = ValueOf<typeof income>['bills'][number]

/** Kind of value of each formula line. */
const ITEMS: Readonly<Record<BillItem, 'amount' | 'count' | 'rate'>> = {
  VALID_BET: 'amount',
  COUNTED_BET: 'amount',
  HOUSE_PROFIT: 'amount',
  REBATES: 'amount',
  PROMOTIONS: 'amount',
  CARRIED_OVER: 'amount',
  PROFIT: 'amount',
  ACTIVE_MEMBERS: 'count',
  WIN_RATE: 'rate',
  LOSS_RATE: 'rate',
  LARGEST_BET: 'amount',
  TIER: 'amount',
  RATE: 'rate',
  PASSED_ON: 'amount',
  TOTAL: 'amount',
  CARRIED_FORWARD: 'amount',
}

const isItem = (what: string): what is BillItem => Object.hasOwn(ITEMS, what)

export const toBill = (bill: Bill) => ({ ...bill, payee: bill.account, lines: getLines(bill.lines) })

const getAmount = (text: string) => formatAmount(parseAmount(text))

/** Drops lines of a newer platform that this version does not know. */
export function getLines(lines: Bill['lines']) {
  return lines.flatMap((line) => getLine(line) ?? [])
}

function getLine({ what: item, value, needed, met: isMet }: Bill['lines'][number]) {
  if (!isItem(item)) return undefined
  if (ITEMS[item] === 'amount') {
    const neededAmount = needed === null ? null : getAmount(needed)
    return { __typename: 'BillAmount' as const, item, amount: getAmount(value), neededAmount, isMet }
  }
  const minimum = needed === null ? null : Number(needed)
  return ITEMS[item] === 'count'
    ? { __typename: 'BillCount' as const, item, count: Number(value), neededCount: minimum, isMet }
    : { __typename: 'BillRate' as const, item, basisPoints: Number(value), neededBasisPoints: minimum, isMet }
}
