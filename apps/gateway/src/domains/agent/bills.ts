import type { income } from '@playhouse/platform-api/agent-contracts.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { BillAmount, BillCount, BillItem, BillRate } from '@playhouse/schema/types.generated.ts'
import { dateTime } from '../base/scalars.ts'
import { money } from '../wallet/money.ts'

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

export function billOf(
  { id, kind, account, payer, periodFrom, periodTo, revision, amount, state, paidAt, dispute, lines }: Bill,
  currency: string,
) {
  return {
    __typename: 'AgentBill' as const,
    id,
    kind,
    payee: account,
    payer,
    periodFrom: dateTime(periodFrom),
    periodTo: dateTime(periodTo),
    revision,
    amount: money(amount, currency),
    state,
    paidAt: paidAt === null ? null : dateTime(paidAt),
    dispute,
    lines: linesOf(lines, currency),
  }
}

/** Drops lines of a newer platform that this version does not know. */
export function linesOf(lines: Bill['lines'], currency: string) {
  return lines.flatMap(({ what: item, value, needed, met: isMet }): (BillAmount | BillCount | BillRate)[] => {
    if (!isItem(item)) return []
    if (ITEMS[item] === 'amount') {
      const neededAmount = needed === null ? null : money(needed, currency)
      return [{ __typename: 'BillAmount' as const, item, amount: money(value, currency), neededAmount, isMet }]
    }
    const least = needed === null ? null : Number(needed)
    return ITEMS[item] === 'count'
      ? [{ __typename: 'BillCount' as const, item, count: Number(value), neededCount: least, isMet }]
      : [{ __typename: 'BillRate' as const, item, basisPoints: Number(value), neededBasisPoints: least, isMet }]
  })
}
