import {
  INVITATION_CODE_MAX,
  LINK_NAME_MAX,
  LINK_SUB_ID_MAX,
  NOTE_MAX,
  PASSWORD_MAX,
  USERNAME_MAX,
} from '@playhouse/shared/limits.ts'
import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { MAX_SERIES, MIN_SERIES, USUAL_SERIES } from '@playhouse/shared/prize-series.ts'
import * as z from 'zod'

import { publicEndpoint, sessionEndpoint } from './endpoint.ts'
import { amount, day, moment, newPassword, shares, whole, masked } from './fields.ts'
import { shownLine, TEXT_READERS } from './shown-text.ts'

export const DOWNLINE_ACTS = ['CREATED', 'REBATE_CHANGED', 'SERIES_CHANGED', 'PROMOTED'] as const

const account = z.string().min(1).max(USERNAME_MAX)
/** Basis points of valid bets. */
const rate = z.number().int().min(0).max(1400)
/** Highest prize series of an account. */
const series = z.number().int().min(MIN_SERIES).max(MAX_SERIES)
const paymentPassword = z.string().min(1).max(PASSWORD_MAX)

const READ_ERRORS = ['account.not.found'] as const
const GUARDED_ERRORS = [
  ...READ_ERRORS,
  'payment.password.missing',
  'payment.password.wrong',
  'payment.password.locked',
] as const

const sums = {
  deposit: amount,
  withdrawal: amount,
  turnover: amount,
  /** Stakes minus payouts. */
  housePnl: amount,
}

const place = { account: z.string(), type: z.number() }

export const downlines = sessionEndpoint({
  summary:
    'Direct downlines of the caller or of an account below it, or a search in its whole downline, with sums over a range of days',
  path: '/wps/agent/downlines',
  apiScope: 'READ_TEAM',
  moduleId: 'AGTEAM3',
  access: 'agent',
  input: z.object({
    from: day,
    to: day,
    /** Username of the account whose direct downlines are listed; by default the caller. */
    account: account.optional(),
    /** Start of a username anywhere below `account`; finds at most 1,000 accounts, in alphabetical order. */
    search: z.string().trim().min(1).max(USERNAME_MAX).optional(),
    kind: z.enum(['agents', 'members']).optional(),
    sort: z.enum(['registered', 'turnover', 'housePnl', 'deposit']).default('registered'),
    order: z.enum(['asc', 'desc']).default('desc'),
    /** `next` of the previous page. */
    after: z.string().max(200).optional(),
    pageSize: whole.min(1).max(100).default(20),
  }),
  value: z.object({
    account: z.string(),
    currency: z.string().length(3),
    /** From the caller down to `account`. */
    path: z.array(z.object(place)),
    totalCount: z.number().int(),
    list: z.array(
      z.object({
        ...place,
        /** Current number of accounts, including its downline. */
        members: z.number().int(),
        direct: z.boolean(),
        rate,
        registeredAt: moment,
        /** Null if it never logged in. */
        seenAt: moment.nullable(),
        ...sums,
      }),
    ),
    next: z.string().nullable(),
  }),
  owned: 'account',
  errors: READ_ERRORS,
  origin: 'specification',
})

export const downline = sessionEndpoint({
  summary:
    'An account below the caller: its place, masked contacts, rebate, last 30 days by product, and what agents did to it',
  path: '/wps/agent/downlineDetail',
  moduleId: 'AGTEAM3',
  feature: 'core',
  access: 'agent',
  input: z.object({ account }),
  value: z.object({
    ...place,
    nickname: z.string(),
    currency: z.string().length(3),
    path: z.array(z.object(place)),
    rate,
    minRate: rate,
    maxRate: rate,
    /** The highest prize series of its lottery tickets, which may be set between these. */
    series: series.default(USUAL_SERIES),
    minSeries: series.default(MIN_SERIES),
    maxSeries: series.default(USUAL_SERIES),
    /** Direct downlines of the account with a rate of their own. */
    ratedDownlines: z.number().int(),
    direct: z.boolean(),
    registeredAt: moment,
    seenAt: moment.nullable(),
    mobile: masked.nullable(),
    email: masked.nullable(),
    /** False for self-excluded members, who must not receive marketing. */
    marketable: z.boolean(),
    members: z.number().int(),
    agents: z.number().int(),
    note: z.string(),
    /** Sums of the account itself (`own`) and of its team, over the last 30 days. */
    own: z.object(sums),
    team: z.object(sums),
    products: z.array(z.object({ gameType: z.enum(GAME_CATEGORIES), turnover: amount, housePnl: amount })),
    acts: z.array(
      z.object({
        id: z.string(),
        act: z.enum(DOWNLINE_ACTS),
        by: z.string(),
        /** Basis points of a rebate, or a series. */
        before: z.number().nullable(),
        after: z.number().nullable(),
        at: moment,
      }),
    ),
  }),
  owned: 'account',
  errors: READ_ERRORS,
})

export const rebateSettings = sessionEndpoint({
  summary:
    'The caller’s own rebate and prize series, the brand’s highest rebate, and how much of each product it is paid for',
  path: '/wps/agent/globalRebateSettings',
  moduleId: 'AGTEAM3',
  access: 'agent',
  value: z.object({
    rate,
    /** No higher rate may be given. A rate of before may be above it. */
    maxRate: rate,
    /** How much of each product's valid bets counts today, in percent; products that are left out count in full. */
    shares: shares.default({}),
    series: series.default(USUAL_SERIES),
    hasPaymentPassword: z.boolean(),
  }),
  origin: 'specification',
})

export const downlineRebates = sessionEndpoint({
  summary: 'Rebates of the caller’s direct downlines, highest first',
  path: '/wps/agent/downlineRebates',
  moduleId: 'AGTEAM3',
  access: 'agent',
  input: z.object({ pageNo: whole.min(1).max(100_000).default(1), pageSize: whole.min(1).max(100).default(20) }),
  value: z.object({
    totalCount: z.number().int(),
    totalPages: z.number().int(),
    list: z.array(z.object({ ...place, rate })),
  }),
  origin: 'specification',
})

export const defaultAgent = publicEndpoint({
  summary: 'Code of the agent below whom visitors without an invitation register; null while the brand has none',
  path: '/wps/agent/default',
  moduleId: 'AFFMAN3',
  value: z.object({ affiliateCode: z.string().nullable() }),
  cache: { freshSeconds: 60, staleSeconds: 3600 },
  origin: 'specification',
})

export const createDownline = sessionEndpoint({
  summary: 'Open an account directly below the caller; its first password must be changed at the first log-in',
  method: 'POST',
  path: '/wps/agent/downline',
  moduleId: 'AGTEAM3',
  access: 'agent',
  sealed: true,
  input: z.object({
    username: z.string().max(USERNAME_MAX).register(TEXT_READERS, { readers: 'players' }),
    password: newPassword,
    kind: z.enum(['member', 'agent']),
    rate,
    /** Prize series; by default that of a new account, or the caller’s own if it is lower. */
    series: series.optional(),
  }),
  value: z.object(place),
  errors: ['username.taken'],
  origin: 'specification',
})

export const setDownlineRebate = sessionEndpoint({
  summary: 'Set rebate and prize series of a direct downline, between those below it and the caller’s own',
  method: 'PUT',
  path: '/wps/agent/downlineRebates',
  moduleId: 'AGTEAM3',
  access: 'agent',
  sealed: true,
  input: z.object({ account, rate, series: series.optional(), paymentPassword }),
  value: z.object({ account: z.string(), rate, series: series.default(USUAL_SERIES) }),
  owned: 'account',
  errors: GUARDED_ERRORS,
  origin: 'specification',
})

export const promoteDownline = sessionEndpoint({
  summary: 'Make a member directly below the caller an agent',
  method: 'PUT',
  path: '/wps/agent/promoteDownlineToAgent',
  moduleId: 'AGTEAM3',
  access: 'agent',
  sealed: true,
  input: z.object({ account, paymentPassword }),
  value: z.object(place),
  owned: 'account',
  errors: GUARDED_ERRORS,
  origin: 'specification',
})

export const noteDownline = sessionEndpoint({
  summary: 'Keep a note about an account below the caller; nobody else reads it',
  method: 'PUT',
  path: '/wps/agent/downlineNote',
  moduleId: 'AGTEAM3',
  feature: 'notes',
  access: 'agent',
  input: z.object({ account, note: z.string().trim().max(NOTE_MAX).register(TEXT_READERS, { readers: 'owner' }) }),
  value: z.object({ account: z.string(), note: z.string() }),
  owned: 'account',
  errors: READ_ERRORS,
})

const link = {
  code: z.string(),
  name: z.string(),
  subId: z.string().nullable(),
  rate,
  series: series.default(USUAL_SERIES),
  createdAt: moment,
  expiresAt: moment.nullable(),
  expired: z.boolean(),
  visits: z.number().int(),
  registrations: z.number().int(),
  /** Registered members who have deposited, and who have played in the last 30 days. */
  depositors: z.number().int(),
  active: z.number().int(),
}

export const affiliateUrls = sessionEndpoint({
  summary: 'The caller’s registration links with their funnels, latest first, and the code of its own',
  path: '/wps/agent/affiliateUrls',
  moduleId: 'AGTEAM3',
  access: 'agent',
  value: z.object({ affiliateCode: z.string().nullable(), list: z.array(z.object(link)) }),
  origin: 'specification',
})

export const registeredAffiliates = sessionEndpoint({
  summary: 'Accounts that registered by the caller’s links, latest first',
  path: '/wps/agent/registeredAffiliates',
  moduleId: 'AGTEAM3',
  access: 'agent',
  input: z.object({
    /** Only those of one link. */
    code: z.string().min(1).max(INVITATION_CODE_MAX).optional(),
    pageNo: whole.min(1).max(100_000).default(1),
    pageSize: whole.min(1).max(100).default(20),
  }),
  value: z.object({
    totalCount: z.number().int(),
    totalPages: z.number().int(),
    list: z.array(z.object({ ...place, code: z.string(), registeredAt: moment })),
  }),
  origin: 'specification',
})

export const createAffiliateUrl = sessionEndpoint({
  summary: 'Make a registration link',
  method: 'POST',
  path: '/wps/agent/affiliateUrl',
  moduleId: 'AGTEAM3',
  access: 'agent',
  input: z.object({
    name: shownLine(LINK_NAME_MAX).min(1).register(TEXT_READERS, { readers: 'owner' }),
    subId: z
      .string()
      .trim()
      .regex(/^[\w.-]+$/)
      .max(LINK_SUB_ID_MAX)
      .optional(),
    rate,
    series: series.optional(),
    lastDay: day.optional(),
  }),
  value: z.object(link),
  errors: ['agent.link.limit'],
  origin: 'specification',
})

export const removeAffiliateUrl = sessionEndpoint({
  summary: 'Take a registration link out of use; who registered by it stays',
  method: 'DELETE',
  path: '/wps/agent/affiliateUrl',
  moduleId: 'AGTEAM3',
  access: 'agent',
  input: z.object({ code: z.string().min(1).max(INVITATION_CODE_MAX) }),
  value: z.object({ code: z.string() }),
  owned: 'code',
  errors: ['agent.link.not.found'],
  origin: 'specification',
})

/** Settled stakes that do not count as turnover. */
const uncounted = amount

export const teamBetting = sessionEndpoint({
  summary: 'A team’s bets, payments and result over a range, by day and by product',
  path: '/wps/report/teamPVPRNGBetting',
  apiScope: 'READ_TEAM',
  aliases: ['/wps/report/teamPVPFishingPNL', '/wps/report/downlineLottoPNL'],
  moduleId: 'AGTEAM3',
  access: 'agent',
  input: z.object({ from: day, to: day, account: account.optional() }),
  value: z.object({
    account: z.string(),
    currency: z.string().length(3),
    days: z.array(z.object({ day, rounds: z.number().int(), ...sums, uncounted })),
    products: z.array(
      z.object({
        gameType: z.enum(GAME_CATEGORIES),
        rounds: z.number().int(),
        turnover: amount,
        uncounted,
        payout: amount,
        housePnl: amount,
      }),
    ),
    total: z.object({ rounds: z.number().int(), ...sums, uncounted }),
  }),
  owned: 'account',
  errors: READ_ERRORS,
  origin: 'specification',
})
