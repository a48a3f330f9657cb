import * as z from 'zod'
import { sessionEndpoint } from './endpoint.ts'
import { amount, whole } from './fields.ts'

const statementFigures = z.object({
  deposits: amount,
  withdrawals: amount,
  /** Bonuses, rebates, commissions and transfers between members: in minus out. */
  adjustments: amount,
  staked: amount,
  won: amount,
  /** Winnings minus stakes. */
  net: amount,
})

export const activityStatement = sessionEndpoint({
  summary: 'Activity of a calendar year in the brand’s time zone, by month',
  path: '/wps/member/statement',
  moduleId: 'COMM3',
  feature: 'statement',
  input: z.object({ year: whole.min(2000).max(9999).optional() }),
  value: z.object({
    currency: z.string().length(3),
    year: z.number().int(),
    /** Available years, latest first. */
    years: z.array(z.number().int()),
    openingBalance: amount,
    /** Opening balance, deposits, adjustments and net, minus withdrawals. */
    closingBalance: amount,
    /** January first, up to the current month. */
    months: z.array(statementFigures.extend({ month: z.string().regex(/^\d{4}-\d{2}$/) })),
    total: statementFigures,
    /** Deposits minus withdrawals since the account was opened. */
    lifetimeNetDeposits: amount,
  }),
  errors: ['in_need_true_account'],
})
