import { USERNAME_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { amount, commaList, day, flag, moment, whole, wholeNumber } from './fields.ts'

const account = z.string().min(1).max(USERNAME_MAX)

const ERRORS = ['account.not.found'] as const

/** Payments of downlines that are visible to an agent. */
export const PAYMENT_TYPES = ['DEPOSIT', 'WITHDRAW', 'MEMBER_TRANSFER_OUT', 'MEMBER_TRANSFER_IN'] as const

export const downlineTransactions = sessionEndpoint({
  summary:
    'Deposits, withdrawals and transfers of the accounts below the caller, latest first, with the sums of the range',
  path: '/wps/report/downlineTransaction',
  apiScope: 'READ_TEAM',
  moduleId: 'AGTEAM3',
  access: 'agent',
  input: z.object({
    from: day,
    to: day,
    /** Only those of one account below the caller. */
    account: account.optional(),
    /** Default all. */
    types: commaList.pipe(z.array(z.enum(PAYMENT_TYPES)).min(1)).optional(),
    /** `next` of the previous page. */
    after: z.string().max(100).optional(),
    pageSize: whole.min(1).max(100).default(20),
    counted: flag.optional(),
  }),
  value: z.object({
    currency: z.string().length(3),
    /** Over the range and account, whatever the types. */
    sums: z.object({
      deposit: amount,
      withdrawal: amount,
      /** Null on platforms that do not sum transfers. */
      transferIn: amount.nullable().default(null),
      transferOut: amount.nullable().default(null),
    }),
    list: z.array(
      z.object({
        transactionId: z.string(),
        account: z.string(),
        type: z.string(),
        amount,
        /** Other side of a transfer; null outside of the caller's downline. */
        counterparty: z.string().nullable(),
        at: moment,
      }),
    ),
    /** Cursor of the next page; set even after a page that is not full, because the search continues. */
    next: z.string().nullable(),
    /** Number over all pages, if `counted` is set; null otherwise, for teams too large to count, and on older platforms. */
    total: wholeNumber.nullable().default(null),
  }),
  owned: 'account',
  errors: ERRORS,
  origin: 'specification',
})

const sides = { credit: amount, debit: amount }

export const creditReport = sessionEndpoint({
  summary:
    'What came to the main wallet of the caller or of an agent below it, and left it over a range, between the balances before and after',
  path: '/wps/report/creditReport',
  apiScope: 'READ_TEAM',
  moduleId: 'AGTEAM3',
  access: 'agent',
  input: z.object({
    from: day,
    to: day,
    /** Username of an agent in the caller's downline; by default the caller. */
    account: account.optional(),
  }),
  value: z.object({
    /** Username of the statement's owner; older platforms support only the caller's. */
    account: z.string().nullish(),
    currency: z.string().length(3),
    opening: amount,
    ...sides,
    closing: amount,
    /** By transaction type, largest sums first. */
    types: z.array(z.object({ type: z.string(), ...sides })),
    /** Days with movements, oldest first. */
    days: z.array(z.object({ day, opening: amount, ...sides, closing: amount })),
  }),
  owned: 'account',
  errors: ERRORS,
  origin: 'specification',
})

const noticed = { account: z.string(), type: z.number() }
const result = z.array(z.object({ ...noticed, amount }))

export const teamWatch = sessionEndpoint({
  summary:
    'Members of a team to look at: new ones, those who stopped playing, and the largest losses and wins of the last days',
  path: '/wps/agent/teamWatch',
  moduleId: 'AGTEAM3',
  feature: 'team-watch',
  access: 'agent',
  input: z.object({
    /** Username of an agent in the caller's downline; by default the caller. */
    account: account.optional(),
  }),
  value: z.object({
    currency: z.string().length(3),
    /** Number of recent days, including today. */
    days: z.number().int(),
    /** True for a team with more members than `limit`, whose lists are empty. */
    tooLarge: z.boolean(),
    limit: z.number().int(),
    newMembers: z.array(z.object({ ...noticed, registeredAt: moment })),
    /** Played in the 30 days before the recent ones but not since; excludes members who must not receive marketing. */
    quiet: z.array(z.object({ ...noticed, lastDay: day })),
    /** A member's losses and wins over the recent days; both are positive. */
    losses: result,
    wins: result,
  }),
  owned: 'account',
  errors: ERRORS,
})
