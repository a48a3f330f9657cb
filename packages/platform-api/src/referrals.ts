import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { amount, lenientEnum, masked, moment, whole, wholeNumber } from './fields.ts'
import { webAddresses } from './web-address.ts'

const ERRORS = ['in_need_true_account'] as const

export const referralDetails = sessionEndpoint({
  summary: 'A member’s referral code, its number of invitations, and the addresses it works at',
  path: '/wps/relay/MCSFE_getReferralDetails',
  moduleId: 'REFERRAL3',
  feature: 'invitations',
  input: z.object({
    /** Creates a code for a member without one. */
    autoGenerate: z.enum(['true', 'false']).default('true'),
  }),
  value: z.object({
    /** Null for a member without one. */
    referralCode: z.string().nullable(),
    totalInvitations: z.number().int(),
    /** Origins of the brand's pages, the main one first. */
    promotionDomains: webAddresses('referralDetails.promotionDomains'),
    /** Conditions on a friend for the reward. Null where nothing is paid, and for agents, who are paid through their contracts. */
    rule: z.object({ reward: amount, minDeposit: amount, minTurnover: amount, days: wholeNumber }).nullish(),
    /** Friends with a paid reward, and the total. */
    paidFriends: wholeNumber.default(0),
    paidAmount: amount,
  }),
  errors: ERRORS,
})

export const referralFriends = sessionEndpoint({
  summary:
    'Invited friends with masked names, latest first (payments by when they were made): how far each is, and what was paid. No amounts of theirs',
  path: '/wps/relay/MCSFE_getReferralFriends',
  moduleId: 'REFERRAL3',
  feature: 'invitations',
  input: z.object({
    /** `PAID`: payments only. */
    show: z.enum(['ALL', 'PAID']).default('ALL'),
    pageNo: whole.min(1).max(10_000).default(1),
    pageSize: whole.min(1).max(50).default(10),
  }),
  value: z.object({
    total: wholeNumber,
    list: z.array(
      z.object({
        id: z.string(),
        /** First and last letter. */
        name: masked,
        stage: lenientEnum(
          'referralFriends.stage',
          ['REGISTERED', 'DEPOSITED', 'PAID', 'DECLINED', 'EXPIRED', 'OTHER'],
          'OTHER',
        ),
        reward: amount,
        /** Epoch milliseconds. */
        registeredAt: moment,
        /** Deadline for meeting the rule. */
        until: moment,
        endedAt: moment.nullable(),
      }),
    ),
  }),
  errors: ERRORS,
})
