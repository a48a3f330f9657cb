import { DEPOSIT_LIMIT_PERIODS, INVITATION_CODE_MAX, USERNAME_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { publicEndpoint } from './endpoint.ts'
import { FIELD_ROLES, flag, newPassword } from './fields.ts'
import { captchaFields, humanProofField, phoneFields, verificationCodeField } from './verification.ts'
import { TEXT_READERS } from './shown-text.ts'

/** The brand's rules apply; this only bounds the length. */
const ruled = z.string().max(300).optional()
const secret = newPassword.optional()
const code = z.string().max(64).optional()

export const invitationFields = {
  /** An agent's code. */
  affiliateCode: code,
  /** Referral code from a link; an unknown one is stored and ignored. */
  referralCode: code,
}

/** Fields of both kinds of registration; the register settings determine which are used. */
const registrationFields = {
  password: secret,
  confirmPassword: secret,
  paymentPassword: secret,
  countryDialingCode: phoneFields.countryDialingCode.optional(),
  mobileNum: phoneFields.mobileNum.optional(),
  ...verificationCodeField,
  payeeName: ruled,
  email: ruled,
  idNumber: ruled,
  qqNum: ruled,
  line: ruled,
  whatsapp: ruled,
  zalo: ruled,
  facebook: ruled,
  wechat: ruled,
  /** Recommender as typed; an unknown one is stored and ignored. */
  recommenderId: ruled,
  ...invitationFields,
  ...captchaFields,
  ...humanProofField,
  /** Token of a phone sign-in service, instead of a code. */
  firebaseChannel: z.literal('sms').optional(),
  firebaseIdToken: z.string().max(4_000).optional(),
  /** Age that the visitor states to have reached. Nobody registers without it, or below the brand's `agreementAge`. */
  confirmedAge: z.int().min(0).max(150).optional(),
  /** Whether the visitor agreed to the terms. */
  agreement: z.boolean().default(true),
  /** Initial deposit limit; whole currency units. */
  depositLimit: z
    .object({
      period: z.enum(DEPOSIT_LIMIT_PERIODS),
      amount: z.string().max(40).register(FIELD_ROLES, { role: 'money' }),
    })
    .optional(),
  domain: z.string().max(200).optional(),
  registerUrl: z.string().max(300).optional(),
  registerMethod: z.literal('WEB').default('WEB'),
  login: z.literal(true).default(true),
}

const value = z.object({ token: z.string().min(16), id: z.number(), userName: z.string() })

const errors = [
  'username.taken',
  'mobile.taken',
  'human.check.failed',
  'captcha.failed',
  'code.invalid',
  'code.expired',
  'phone.token.invalid',
  'registration_key_reused',
] as const

export const register = publicEndpoint({
  summary: 'Create a member by username and log it in; under the same Idempotency-Key it is created once',
  method: 'PUT',
  path: '/wps/member/register',
  moduleId: 'REG3',
  sealed: true,
  input: z.object({
    username: z.string().max(USERNAME_MAX).register(TEXT_READERS, { readers: 'players' }),
    ...registrationFields,
  }),
  value,
  takesIdempotencyKey: true,
  errors,
  origin: 'specification',
})

export const registerMobile = publicEndpoint({
  summary: 'Create a member by a mobile number that a code was sent to; the account’s name is made by the platform',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  moduleId: 'MOBILENUMREG3',
  sealed: true,
  /** `username` repeats the mobile number. */
  input: z.object({ username: z.string().max(USERNAME_MAX).optional(), ...registrationFields }),
  value,
  takesIdempotencyKey: true,
  errors,
  origin: 'specification',
})

export const affiliate = publicEndpoint({
  summary: 'Tell whether an affiliate code is an agent’s',
  path: '/wps/agent/affiliate',
  moduleId: 'AFFMAN3',
  input: z.object({ code: z.string().min(1).max(INVITATION_CODE_MAX), domain: z.string().max(200).optional() }),
  /** Canonical form of the code. */
  value: z.object({ code: z.string() }),
  errors: ['affiliate.code.invalid'],
  origin: 'specification',
})

export const checkUsername = publicEndpoint({
  summary: 'Tell whether a username is free',
  path: '/wps/check/username',
  moduleId: 'REG3',
  feature: 'core',
  input: z.object({ username: z.string().max(USERNAME_MAX) }),
  value: z.object({ available: flag }),
})
