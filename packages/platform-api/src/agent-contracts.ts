import { NOTE_MAX, PASSWORD_MAX, USERNAME_MAX } from '@playhouse/shared/limits.ts'
import { CONTRACT_KINDS, CONTRACT_PERIODS, LOSS_CARRY_OVERS } from '@playhouse/shared/agent-pay.ts'
import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { amount, day, moment, shares, whole } from './fields.ts'
import { shownText, TEXT_READERS } from './shown-text.ts'

const account = z.string().min(1).max(USERNAME_MAX)
const optionalAmount = amount.nullable().default(null)
const optionalNumber = z.number().int().nullable().default(null)

/** Ranges, which depend on the kind, are in `termBreaches` of packages/shared: fields of `request_param_err` are the terms' names. */
const terms = z.object({
  period: z.enum(CONTRACT_PERIODS).default('D'),
  basisPoints: z.number().int(),
  minValidBet: optionalAmount,
  minHouseProfit: optionalAmount,
  minActiveMembers: optionalNumber,
  maxWinRate: optionalNumber,
  maxLossRate: optionalNumber,
  maxSingleBet: optionalAmount,
  /**
   * Terms of dividends: deductions from the house's profit, the definition of an active member, and rates by profit. Absent ones do not
   * apply.
   */
  deductsRebates: z.boolean().optional(),
  deductsPromotions: z.boolean().optional(),
  lossCarryOver: z.enum(LOSS_CARRY_OVERS).optional(),
  activeMemberBet: amount.optional(),
  tiers: z
    .array(z.object({ profit: amount, basisPoints: z.number().int() }))
    .max(100)
    .optional(),
})

/** With how much of each product's valid bets a salary is paid for; without it all of them count in full. */
const agreedTerms = terms.extend({ shares: shares.optional() })

export const CONTRACT_STATES = [
  'OFFERED',
  'ACCEPTED',
  'ENDING',
  'REJECTED',
  'EXPIRED',
  'SUPERSEDED',
  'TERMINATED',
] as const
export const REQUEST_STATES = ['REQUESTED', 'OFFERED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const
export const BILL_STATES = [
  'AWAITING_COLLECTION',
  'DUE',
  'INSUFFICIENT',
  'PAID',
  'NOT_REACHED',
  'WAIVED',
  'UNPAYABLE',
] as const
export const BILL_KINDS = [...CONTRACT_KINDS, 'REBATE', 'SERIES'] as const

const contract = {
  id: z.uuid(),
  number: z.number().int(),
  kind: z.enum(CONTRACT_KINDS),
  /** The payee, and the payer. */
  account: z.string(),
  upline: z.string(),
  terms: agreedTerms,
  termsHash: z.string(),
  /** `ENDING`: accepted and ended, but paid until `validUntil`. */
  state: z.enum(CONTRACT_STATES),
  offeredAt: moment,
  expiresAt: moment,
  decidedAt: moment.nullable(),
  validFrom: moment.nullable(),
  validUntil: moment.nullable(),
  /** Contracts of downlines that would end if an offer to the caller was accepted, or if an active contract ended. */
  ending: z.array(z.object({ account: z.string(), basisPoints: z.number().int() })),
}

const request = {
  id: z.uuid(),
  kind: z.enum(CONTRACT_KINDS),
  /** The requesting account, and the one that may make an offer. */
  account: z.string(),
  upline: z.string(),
  terms,
  note: z.string(),
  state: z.enum(REQUEST_STATES),
  reason: z.string().nullable(),
  requestedAt: moment,
  expiresAt: moment,
  decidedAt: moment.nullable(),
}

/** An amount, a count or a rate, by the line's `what`. */
const figure = z.string().regex(/^-?\d{1,15}(?:\.\d{1,4})?$/, 'expected a decimal figure')

const bill = {
  id: z.uuid(),
  kind: z.enum(BILL_KINDS),
  /** The payee, and the payer; null for the house. */
  account: z.string(),
  payer: z.string().nullable(),
  periodFrom: moment,
  periodTo: moment,
  revision: z.number().int(),
  total: amount,
  amount,
  state: z.enum(BILL_STATES),
  lines: z.array(z.object({ what: z.string(), value: figure, needed: figure.nullable(), met: z.boolean().nullable() })),
  paidAt: moment.nullable(),
  dispute: z.string().nullable(),
}

const requested = z.object({
  /** Contracts and bills that pay the caller, or that the caller pays. */
  side: z.enum(['received', 'paid']).default('received'),
  /** All bills, or only those that met their conditions. */
  show: z.enum(['all', 'reached']).default('all'),
  pageNo: whole.min(1).max(100_000).default(1),
  pageSize: whole.min(1).max(100).default(20),
})

const page = z.object({
  currency: z.string().length(3),
  /** The highest rate that the caller may offer. */
  offerLimit: z.number().int(),
  contracts: z.array(z.object(contract)),
  /** Requests for contracts on the same side, open ones first. */
  requests: z.array(z.object(request)).default([]),
  /** Bills of the same side that wait until the payer's money covers them. */
  uncovered: z.object({ count: z.number().int(), amount }),
  totalCount: z.number().int(),
  totalPages: z.number().int(),
  bills: z.array(z.object(bill)),
})

export const processContractDividend = sessionEndpoint({
  summary: 'Dividend contracts and their bills',
  path: '/wps/relay/MCSFE_processContractDividend',
  aliases: ['/wps/relay/MCS2_processDividendReq'],
  moduleId: 'SIGNCONDIV3',
  feature: 'agent-contracts',
  access: 'agent',
  input: requested,
  value: page,
  origin: 'specification',
})

export const processDailySalary = sessionEndpoint({
  summary: 'Daily salary contracts and their bills',
  path: '/wps/relay/MCSFE_processDailySalaryContract',
  aliases: ['/wps/relay/MCS2_processDailySalContract'],
  moduleId: 'DAILYSALCONT3',
  feature: 'agent-contracts',
  access: 'agent',
  input: requested,
  value: page,
  origin: 'specification',
})

export const processHourlySalary = sessionEndpoint({
  summary: 'Hourly salary contracts and their bills',
  method: 'POST',
  path: '/wps/relay/MCSFE_processContractHourSalary',
  moduleId: 'HOURSAL3',
  feature: 'agent-contracts',
  access: 'agent',
  input: requested,
  value: page,
  isRead: true,
  origin: 'specification',
})

export const processRealTimeSalary = sessionEndpoint({
  summary: 'Real-time salary contracts and their bills',
  method: 'POST',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  moduleId: 'RTSALARY3',
  feature: 'agent-contracts',
  access: 'agent',
  input: requested,
  value: page,
  isRead: true,
  origin: 'specification',
})

/** The changed contract, as in its list. Older platforms send only id and state. */
const currency = z.string().length(3).nullish()
const changedContract = { id: z.uuid(), currency, contract: z.object(contract).nullish() }
const changed = z.object({ ...changedContract, state: z.enum(['OFFERED', 'ACCEPTED', 'REJECTED']) })

export const offerContract = sessionEndpoint({
  summary: 'Offer a contract to an agent directly below the caller; it expires after seven days',
  method: 'POST',
  path: '/wps/agent/contractOffer',
  moduleId: 'AGTEAM3',
  feature: 'agent-contracts',
  access: 'agent',
  sealed: true,
  input: z.object({
    account,
    kind: z.enum(CONTRACT_KINDS),
    terms,
    paymentPassword: z.string().min(1).max(PASSWORD_MAX),
  }),
  value: changed,
  errors: [
    'account.not.found',
    'contract.offer.open',
    'recipient.unavailable',
    'payment.password.missing',
    'payment.password.wrong',
    'payment.password.locked',
  ],
})

export const answerContract = sessionEndpoint({
  summary:
    'Accept or reject an offered contract; accepted, it holds from the next period on, or from the end of the contract before it',
  method: 'PUT',
  path: '/wps/agent/contractAnswer',
  moduleId: 'AGTEAM3',
  feature: 'agent-contracts',
  access: 'agent',
  sealed: true,
  input: z.object({
    id: z.uuid(),
    accept: z.boolean(),
    /** Hash of the terms that were shown to the caller. */
    termsHash: z.string().max(64),
    /** Downlines whose contracts the caller agrees to end. */
    ending: z.array(account).max(10_000).default([]),
    /** Required to accept a contract that ends others. */
    paymentPassword: z.string().max(PASSWORD_MAX).optional(),
  }),
  value: changed,
  owned: 'id',
  errors: [
    'contract.not.found',
    'contract.state',
    'contract.ends.others',
    'payment.password.missing',
    'payment.password.wrong',
    'payment.password.locked',
  ],
})

export const endContract = sessionEndpoint({
  summary: 'End a contract of the caller, on either side of it, after its current period, and the contracts below it',
  method: 'PUT',
  path: '/wps/agent/contractEnd',
  moduleId: 'AGTEAM3',
  feature: 'agent-contracts',
  access: 'agent',
  input: z.object({
    id: z.uuid(),
    /** Downlines whose contracts the caller agrees to end. */
    ending: z.array(account).max(10_000).default([]),
  }),
  value: z.object({
    ...changedContract,
    /** `TERMINATED` if no period is left to pay. An older platform answers `ACCEPTED` without the end. */
    state: z.enum(['ACCEPTED', 'ENDING', 'TERMINATED']),
    validUntil: moment.nullish(),
  }),
  owned: 'id',
  errors: ['contract.not.found', 'contract.state', 'contract.ends.others'],
})

const requestChanged = z.object({ id: z.uuid(), currency, state: request.state, request: z.object(request).nullish() })

export const requestContract = sessionEndpoint({
  summary: 'Ask the upline for a contract or for better terms; the request expires after seven days',
  method: 'POST',
  path: '/wps/agent/contractRequest',
  moduleId: 'AGTEAM3',
  feature: 'agent-contracts',
  access: 'agent',
  input: z.object({
    kind: z.enum(CONTRACT_KINDS),
    terms,
    note: shownText(NOTE_MAX).trim().register(TEXT_READERS, { readers: 'line' }).default(''),
  }),
  value: requestChanged,
  errors: ['contract.no.upline', 'recipient.unavailable', 'contract.offer.waiting', 'contract.request.open'],
})

export const declineContractRequest = sessionEndpoint({
  summary: 'Decline the request of an agent directly below, with a reason',
  method: 'PUT',
  path: '/wps/agent/contractRequest',
  moduleId: 'AGTEAM3',
  feature: 'agent-contracts',
  access: 'agent',
  input: z.object({
    id: z.uuid(),
    reason: shownText(NOTE_MAX).trim().min(1).register(TEXT_READERS, { readers: 'line' }),
  }),
  value: requestChanged,
  owned: 'id',
  errors: ['contract.not.found', 'contract.state'],
})

export const withdrawContractRequest = sessionEndpoint({
  summary: 'Take back an own request that waits for an answer',
  method: 'DELETE',
  path: '/wps/agent/contractRequest',
  moduleId: 'AGTEAM3',
  feature: 'agent-contracts',
  access: 'agent',
  input: z.object({ id: z.uuid() }),
  value: requestChanged,
  owned: 'id',
  errors: ['contract.not.found', 'contract.state'],
})

export const billAction = sessionEndpoint({
  summary: 'Collect a bill that awaits it, or say why it is doubted',
  method: 'PUT',
  path: '/wps/agent/contractBill',
  moduleId: 'AGTEAM3',
  feature: 'agent-contracts',
  access: 'agent',
  input: z.object({
    id: z.uuid(),
    dispute: shownText(NOTE_MAX).trim().min(1).register(TEXT_READERS, { readers: 'line' }).optional(),
  }),
  value: z.object({ id: z.uuid(), currency, state: bill.state, bill: z.object(bill).nullish() }),
  owned: 'id',
  errors: ['bill.not.found', 'bill.state'],
})

export const simulateContract = sessionEndpoint({
  summary: 'What a contract would have paid over the last periods, on real figures of the team',
  method: 'POST',
  path: '/wps/agent/contractSimulation',
  moduleId: 'AGTEAM3',
  feature: 'agent-contracts',
  access: 'agent',
  input: z.object({
    /** An agent directly below the caller; by default the caller itself. */
    account: account.optional(),
    kind: z.enum(CONTRACT_KINDS),
    terms,
    periods: whole.min(1).max(12).default(6),
  }),
  value: z.object({
    currency: z.string().length(3),
    total: amount,
    /** Income and payments of the caller through contracts of the kind, including the simulated one. */
    received: amount,
    paid: amount,
    periods: z.array(
      z.object({
        from: moment,
        to: moment,
        amount,
        reached: z.boolean(),
        lines: bill.lines,
        received: amount,
        paid: amount,
      }),
    ),
  }),
  isRead: true,
  errors: ['account.not.found'],
})

export const income = sessionEndpoint({
  summary: 'What the caller was paid and paid on each day, by source, with the bills behind it',
  path: '/wps/report/income',
  apiScope: 'READ_TEAM',
  aliases: ['/wps/report/commission'],
  moduleId: 'AGTEAM3',
  access: 'agent',
  input: z.object({
    from: day,
    to: day,
    pageNo: whole.min(1).max(100_000).default(1),
    pageSize: whole.min(1).max(100).default(20),
  }),
  value: z.object({
    currency: z.string().length(3),
    received: amount,
    paid: amount,
    /** Over the range, by kind of bill. */
    sources: z.array(z.object({ kind: bill.kind, received: amount, paid: amount })),
    /** Days with payments, oldest first. */
    days: z.array(z.object({ day, received: amount, paid: amount })).default([]),
    totalCount: z.number().int(),
    totalPages: z.number().int(),
    bills: z.array(z.object(bill)),
  }),
  origin: 'specification',
})
