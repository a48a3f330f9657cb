import { PHONE_MAX } from '@playhouse/shared/limits.ts'
import { prepareCode } from '@playhouse/shared/prepared-text.ts'
import * as z from 'zod'

import { publicEndpoint } from './endpoint.ts'
import { flag } from './fields.ts'

/** Proof of the human check, where the form has one. */
export const humanProofField = { humanProof: z.string().max(4_000).optional() }

/** Characters of a captcha image. */
export const captchaFields = { captchaId: z.uuid().optional(), captcha: z.string().max(64).optional() }

/** Phone number as typed, without the chosen dialling code. The number of digits is not limited. */
export const phoneFields = { countryDialingCode: z.string().max(8), mobileNum: z.string().max(PHONE_MAX) }

/** Code as typed, at most 255 characters. */
export const verificationCodeField = { verificationCode: z.string().max(255).overwrite(prepareCode).optional() }

const codeSent = z.object({
  /** Minutes until the code expires; pages count down before they offer another. */
  expiredMinutes: z.number().int(),
})

export const humanChallenge = publicEndpoint({
  summary: 'Challenge that tells people from programs; its solution is valid once',
  path: '/wps/verification/human',
  moduleId: 'COMM3',
  feature: 'human-check',
  value: z.object({
    /** False when the platform requires no proof; then there is no challenge. */
    required: flag,
    /** Kind of challenge: `ALTCHA` (proof of work) or `GEETEST` (its start and the address of its script). */
    provider: z.string().optional(),
    /** In the provider's own format. */
    challenge: z.string().optional(),
  }),
})

export const geetest = publicEndpoint({
  summary: 'Start of the geetest human check; `humanChallenge` brings it too',
  path: '/wps/captcha/geetest',
  moduleId: 'GEETEST3',
  feature: 'human-check',
  /**
   * Parameters of the vendor's script. Forms take the three values of a solution as `humanProof`: base64 of the JSON `{ geetest_challenge,
   * geetest_validate, geetest_seccode }`, valid once.
   */
  value: z.object({
    gt: z.string().min(1),
    challenge: z.string().regex(/^[\da-f]{32,64}$/),
    /** 0 while the vendor does not answer: its challenge proves nothing then, and `humanChallenge` brings a proof of work. */
    success: flag,
    new_captcha: flag,
  }),
})

export const captcha = publicEndpoint({
  summary: 'Captcha image as base64 of a PNG; the same id again draws a new one',
  path: '/wps/captcha',
  moduleId: 'CAPTCHA3',
  /** Random, chosen by the caller; the form refers to the image by it. */
  input: z.object({ captchaId: z.uuid() }),
  value: z.base64(),
  origin: 'specification',
})

export const captchaCharacters = publicEndpoint({
  summary: 'The characters of a captcha in exchange for a proof of work, for those who cannot read the picture',
  method: 'POST',
  path: '/wps/captcha/characters',
  whileClosed: 'open',
  moduleId: 'CAPTCHA3',
  feature: 'human-check',
  /** Random, chosen by the caller; the form sends it with the characters. */
  input: z.object({ captchaId: z.uuid(), ...humanProofField }),
  value: z.object({ characters: z.string() }),
  errors: ['request_body_required', 'human.check.failed'],
})

const codeErrors = ['human.check.failed', 'code.quota.exceeded'] as const

export const registerSms = publicEndpoint({
  summary: 'Send a registration code; the response does not reveal whether the number has an account',
  method: 'POST',
  path: '/wps/verification/sms/register',
  // One path for both variants: the handler requires REGMOBVERF3 (by username) or MOBILENUMREG3 (by number).
  moduleId: 'REG3',
  input: z.object({
    countryDialingCode: phoneFields.countryDialingCode,
    mobileNo: phoneFields.mobileNum,
    ...humanProofField,
  }),
  value: codeSent,
  errors: codeErrors,
  origin: 'specification',
})

export const noLoginSms = publicEndpoint({
  summary: 'Send a log-in code; the response does not reveal whether the number has an account',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  whileClosed: 'open',
  moduleId: 'MOBILEVERCODELOGIN3',
  input: z.object({ ...phoneFields, ...humanProofField }),
  value: codeSent,
  errors: codeErrors,
  origin: 'specification',
})

export const passwordRecoverySms = publicEndpoint({
  summary: 'Send a password-reset code; the response does not reveal whether the number has an account',
  method: 'POST',
  path: '/wps/member/password/sms',
  whileClosed: 'open',
  moduleId: 'PWRESETSMS3',
  feature: 'core',
  input: z.object({ ...phoneFields, ...humanProofField }),
  value: codeSent,
  errors: codeErrors,
})

export const phoneAppSms = publicEndpoint({
  summary: 'Have the embedded phone sign-in service send a code; for development and tests',
  method: 'POST',
  path: '/wps/verification/phoneApp/code',
  whileClosed: 'open',
  moduleId: 'PHONEAPPVERF3',
  feature: 'phone-confirmation',
  input: z.object({ ...phoneFields, ...humanProofField }),
  value: codeSent,
  errors: codeErrors,
})

export const phoneAppToken = publicEndpoint({
  summary: 'Exchange that code for an identity token of the number',
  method: 'POST',
  path: '/wps/verification/phoneApp/token',
  whileClosed: 'open',
  moduleId: 'PHONEAPPVERF3',
  feature: 'phone-confirmation',
  input: z.object({ ...phoneFields, ...verificationCodeField }),
  value: z.object({ idToken: z.string() }),
  errors: ['code.invalid', 'code.expired'],
})
