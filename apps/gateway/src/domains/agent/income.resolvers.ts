import { income } from '@playhouse/platform-api/agent-contracts.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { BillItem } from '@playhouse/schema/types.generated.ts'
import { clamp, pageInfo } from '../base/connections.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { dateTime } from '../base/scalars.ts'
import { money } from '../wallet/money.ts'
import { teamRead } from './downline.ts'

type Bill = ValueOf<typeof income>['bills'][number]

const PAGES_MAX = 100_000
const PAGE_SIZE_MAX = 100

/** Lines of formulas that hold an amount; the others hold a number. */
const ITEMS: Readonly<Record<BillItem, 'amount' | 'number'>> = {
  VALID_BET: 'amount',
  HOUSE_PROFIT: 'amount',
  ACTIVE_MEMBERS: 'number',
  WIN_RATE: 'number',
  LOSS_RATE: 'number',
  LARGEST_BET: 'amount',
  RATE: 'number',
  PASSED_ON: 'amount',
  TOTAL: 'amount',
}

const isItem = (what: string): what is BillItem => Object.hasOwn(ITEMS, what)

export const incomeResolvers: Resolvers = {
  AgentAccount: {
    income: ({ account }, { from, to, page, pageSize }, context) =>
      teamRead(account, context, { from, to }, async (platform) => {
        const pageNo = clamp(page ?? 1, PAGES_MAX)
        const asked = { from, to, pageNo, pageSize: clamp(pageSize ?? 20, PAGE_SIZE_MAX) }
        const { currency, ...found } = await platform.read(income, asked)
        return {
          __typename: 'AgentIncome' as const,
          received: money(found.received, currency),
          paid: money(found.paid, currency),
          sources: found.sources.map(({ kind, received, paid }) => ({
            __typename: 'IncomeSource' as const,
            kind,
            received: money(received, currency),
            paid: money(paid, currency),
          })),
          bills: found.bills.map((bill) => billOf(bill, currency)),
          totalCount: found.totalCount,
          pageInfo: pageInfo(pageNo, found.totalPages),
        }
      }),
  },
}

function billOf(
  { id, kind, account, payer, periodFrom, periodTo, revision, amount, paidAt, lines }: Bill,
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
    paidAt: paidAt === null ? null : dateTime(paidAt),
    // Lines that a newer platform adds are left out.
    lines: lines.flatMap(({ what, value, met }) =>
      isItem(what)
        ? [
            {
              __typename: 'BillLine' as const,
              item: what,
              amount: ITEMS[what] === 'amount' ? money(value, currency) : null,
              number: ITEMS[what] === 'number' ? Number(value) : null,
              isMet: met,
            },
          ]
        : [],
    ),
  }
}
