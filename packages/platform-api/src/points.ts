import { PASSWORD_MAX, REDEMPTION_NOTE_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { publicEndpoint, sessionEndpoint } from './endpoint.ts'
import { amount, day, lenientEnum, moment, whole, wholeNumber } from './fields.ts'
import { webPath } from './web-address.ts'
import { shownText, TEXT_READERS } from './shown-text.ts'

const ERRORS = ['in_need_true_account'] as const
const SPEND_ERRORS = [
  ...ERRORS,
  'request_key_reused',
  'points.insufficient',
  'payment.password.missing',
  'payment.password.wrong',
  'payment.password.locked',
] as const

const redemption = z.object({
  id: z.string(),
  /** Null for a conversion into cash. */
  itemId: z.string().nullable(),
  itemName: z.string().nullable(),
  points: amount,
  /** Value, or the cash paid. */
  amount,
  status: lenientEnum('redemption.status', ['IN_PROCESS', 'APPROVED', 'REJECTED', 'OTHER'], 'OTHER'),
  reason: z.string().nullable(),
  /** Epoch milliseconds. */
  requestedAt: moment,
  decidedAt: moment.nullable(),
})
const spent = z.object({ redemption, balance: amount })

const ENTRY_KINDS = [
  'PLAY',
  'MISSION',
  'RAFFLE_PRIZE',
  'ITEM',
  'ITEM_RETURN',
  'RAFFLE_TICKETS',
  'RAFFLE_RETURN',
  'CONVERSION',
  'OTHER',
] as const
export type PointEntryKind = (typeof ENTRY_KINDS)[number]

export const pointReward = publicEndpoint({
  summary: 'Items of the points mall with their stock',
  path: '/wps/relay/MCSFE_getPointReward',
  moduleId: 'PTSYS3',
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        description: z.string(),
        kind: lenientEnum('pointReward.kind', ['CASH', 'GOODS'], 'GOODS'),
        points: amount,
        amount,
        quantity: wholeNumber,
        availableQuantity: wholeNumber,
        picture: webPath('pointReward.picture'),
      }),
    ),
  }),
  isTranslated: true,
  cache: { freshSeconds: 2, staleSeconds: 600 },
  origin: 'specification',
})

export const pointConfig = publicEndpoint({
  summary: 'How points are earned, and what they are worth',
  path: '/wps/relay/MCSFE_getPointConfig',
  moduleId: 'PTSYS3',
  value: z.object({
    cashPerPoint: amount,
    minPoints: amount,
    rates: z.array(z.object({ product: z.string(), turnoverPerPoint: amount })),
  }),
  cache: { freshSeconds: 60, staleSeconds: 3600 },
  origin: 'specification',
})

export const pointBalance = sessionEndpoint({
  summary: 'The account’s points. They never expire',
  path: '/wps/relay/MCSFE_getPointBalance',
  apiScope: 'READ_REWARDS',
  moduleId: 'PTSYS3',
  value: z.object({
    balance: amount,
    /** The last day of play that was credited; null before the first. */
    creditedUntil: day.nullable(),
    hasPaymentPassword: z.boolean(),
  }),
  errors: ERRORS,
  origin: 'specification',
})

export const redeemPointList = sessionEndpoint({
  summary: 'What the account has redeemed and converted, latest first',
  path: '/wps/relay/MCSFE_getRedeemPointList',
  apiScope: 'READ_REWARDS',
  moduleId: 'PTSYS3',
  input: z.object({
    pageNo: whole.min(1).max(10_000).default(1),
    pageSize: whole.min(1).max(50).default(10),
  }),
  value: z.object({ total: wholeNumber, list: z.array(redemption) }),
  errors: ERRORS,
  origin: 'specification',
})

export const pointStatement = sessionEndpoint({
  summary: 'Every movement of the account’s points, latest first',
  path: '/wps/relay/MCSFE_getPointStatement',
  apiScope: 'READ_REWARDS',
  moduleId: 'PTSYS3',
  feature: 'point-statement',
  input: z.object({
    pageNo: whole.min(1).max(10_000).default(1),
    pageSize: whole.min(1).max(50).default(10),
  }),
  value: z.object({
    total: wholeNumber,
    list: z.array(
      z.object({
        id: z.string(),
        kind: lenientEnum('pointStatement.kind', ENTRY_KINDS, 'OTHER'),
        /** Below zero for points that were spent. */
        points: amount,
        /** Points after it. */
        balance: amount,
        /** Name of a redeemed item. */
        itemName: z.string().nullable(),
        /** The last day of the play that earned it. */
        playedUntil: day.nullable(),
        /** Epoch milliseconds. */
        at: moment,
      }),
    ),
  }),
  errors: ERRORS,
})

export const redeemPointReward = sessionEndpoint({
  summary: 'Redeem an item; the same request key redeems once',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_redeemPointReward',
  moduleId: 'PTSYS3',
  sealed: true,
  input: z.object({
    requestKey: z.uuid(),
    itemId: z.string().min(1).max(60),
    /** The displayed price; another price is refused. */
    points: amount,
    paymentPassword: z.string().max(PASSWORD_MAX),
    note: shownText(REDEMPTION_NOTE_MAX).trim().register(TEXT_READERS, { readers: 'staff' }).optional(),
  }),
  value: spent,
  errors: [...SPEND_ERRORS, 'points.item.unavailable'],
  origin: 'specification',
})

export const convertPoint = sessionEndpoint({
  summary: 'Convert points into cash; the same request key converts once',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_convertPoint',
  moduleId: 'PTSYS3',
  sealed: true,
  input: z.object({ requestKey: z.uuid(), points: amount, paymentPassword: z.string().max(PASSWORD_MAX) }),
  value: spent,
  errors: SPEND_ERRORS,
  origin: 'specification',
})
