import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { amount, day, lenientEnum, moment, wholeNumber } from './fields.ts'

const line = z.object({
  /** Game category. */
  product: z.string(),
  turnover: amount,
  basisPoints: wholeNumber,
  amount,
})

const week = z.object({
  /** Monday of the week. */
  from: day,
  to: day,
  state: lenientEnum('rebate.state', ['RUNNING', 'CLAIMABLE', 'CLAIMED', 'EXPIRED', 'OTHER'], 'OTHER'),
  /** Rank that determines the rates. */
  rank: wholeNumber,
  turnover: amount,
  amount,
  lines: z.array(line),
  /** Epoch milliseconds: the claim period. */
  claimableFrom: moment,
  claimableUntil: moment,
  claimedAt: moment.nullable(),
})

const ERRORS = ['in_need_true_account'] as const

export const rebates = sessionEndpoint({
  summary: 'Rates of the rebate by product and rank, and the account’s weeks, latest first',
  path: '/wps/relay/MCSFE_getCustomerRebateSettingByProductType',
  apiScope: 'READ_REWARDS',
  moduleId: 'REWCEN3',
  feature: 'rebates',
  value: z.object({
    rank: wholeNumber,
    currency: z.string().length(3),
    /** Minimum amount to claim. */
    minAmount: amount,
    /** Rates of the account's rank and of the next one. */
    rates: z.array(
      z.object({ product: z.string(), basisPoints: wholeNumber, nextBasisPoints: wholeNumber.nullable() }),
    ),
    weeks: z.array(week),
  }),
  errors: ERRORS,
  origin: 'specification',
})

/** Idempotent. */
export const claimRebate = sessionEndpoint({
  summary: 'Claim the rebate of a past week; a week is paid once',
  method: 'POST',
  path: '/wps/promotions/rebate/claim',
  moduleId: 'REWCEN3',
  feature: 'rebates',
  input: z.object({ week: day }),
  value: week,
  errors: [...ERRORS, 'reward.not.claimable'],
})
