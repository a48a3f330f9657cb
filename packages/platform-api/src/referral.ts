import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { webAddresses } from './web-address.ts'

export const referralDetails = sessionEndpoint({
  name: 'referralDetails',
  domain: 'registration',
  summary: 'A member’s referral code, its number of invitations, and the addresses it works at',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralDetails',
  moduleId: 'REFERRAL3',
  access: 'member',
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
  }),
  errors: ['login.not.session', 'function.not.available', 'in_need_true_account', 'request_param_err'],
  origin: 'extension',
})
