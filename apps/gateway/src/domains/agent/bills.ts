import type { income } from '@playhouse/platform-api/agent-contracts.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { BillItem } from '@playhouse/schema/types.generated.ts'
import { dateTime } from '../base/scalars.ts'
import { money } from '../wallet/money.ts'

type Bill = ValueOf<typeof income>['bills'][number]

/** Kind of value of each formula line. */
const ITEMS: Readonly<Record<BillItem, 'amount' | 'number'>> = {
  VALID_BET: 'amount',
  HOUSE_PROFIT: 'amount',
  REBATES: 'amount',
  PROMOTIONS: 'amount',
  CARRIED_OVER: 'amount',
  PROFIT: 'amount',
  ACTIVE_MEMBERS: 'number',
  WIN_RATE: 'number',
  LOSS_RATE: 'number',
  LARGEST_BET: 'amount',
  TIER: 'amount',
  RATE: 'number',
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
  return lines.flatMap(({ what, value, needed, met }) => {
    if (!isItem(what)) return []
    const isAmount = ITEMS[what] === 'amount'
    return [
      {
        __typename: 'BillLine' as const,
        item: what,
        amount: isAmount ? money(value, currency) : null,
        number: isAmount ? null : Number(value),
        neededAmount: isAmount && needed !== null ? money(needed, currency) : null,
        neededNumber: isAmount || needed === null ? null : Number(needed),
        isMet: met,
      },
    ]
  })
}
