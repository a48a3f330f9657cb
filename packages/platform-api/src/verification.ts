import * as z from 'zod'

import { publicEndpoint } from './endpoint.ts'
import { flag } from './fields.ts'

/** Fields with which a form brings back what the human check gave it; a form without one says nothing. */
export const humanProofField = { humanProof: z.string().max(4_000).optional() }

/** Fields with which a form brings back what was read from a captcha picture. */
export const captchaFields = { captchaId: z.uuid().optional(), captcha: z.string().max(64).optional() }

/** Phone number as typed, without the chosen dialling code. The number of digits is not limited. */
export const phoneFields = { countryDialingCode: z.string().max(8), mobileNum: z.string().max(32) }

/** Code as typed, at most 255 characters. */
export const verificationCodeField = { verificationCode: z.string().max(255).optional() }

const codeSent = z.object({
  /** Minutes for which the code is good; pages count down as long before they offer another. */
  expiredMinutes: z.number().int(),
})

export const humanChallenge = publicEndpoint({
  name: 'humanChallenge',
  domain: 'verification',
  summary: 'A puzzle that costs a browser a moment and a machine that sends thousands a lot; its solution is good once',
  method: 'GET',
  path: '/wps/verification/human',
  moduleId: 'COMM3',
  input: z.object({}),
  value: z.object({
    /** False when this platform asks for no proof; then there is no puzzle. */
    required: flag,
    /** Which kind of puzzle, such as `ALTCHA`. */
    provider: z.string().optional(),
    /** The puzzle in its provider's own form. */
    challenge: z.string().optional(),
  }),
  errors: [],
  origin: 'extension',
})

export const captcha = publicEndpoint({
  name: 'captcha',
  domain: 'verification',
  summary: 'A picture of characters to be typed, as base64 of a PNG; asking again with the same id draws another',
  method: 'GET',
  path: '/wps/captcha',
  moduleId: 'CAPTCHA3',
  /** Chosen by the caller at random: the form names the picture by it. */
  input: z.object({ captchaId: z.uuid() }),
  value: z.base64(),
  errors: ['request_param_err', 'function.not.available', 'TOO_MANY_REQUESTS'],
  origin: 'specification',
})

export const captchaCharacters = publicEndpoint({
  name: 'captchaCharacters',
  domain: 'verification',
  summary:
    'The characters of a captcha for whoever cannot read a picture, against a proof of the human check of their own',
  method: 'POST',
  path: '/wps/captcha/characters',
  moduleId: 'CAPTCHA3',
  /** Chosen by the caller, as for a picture; the form brings it back with the characters. */
  input: z.object({ captchaId: z.uuid(), ...humanProofField }),
  value: z.object({ characters: z.string() }),
  errors: [
    'request_body_required',
    'request_param_err',
    'human.check.failed',
    'function.not.available',
    'TOO_MANY_REQUESTS',
  ],
  origin: 'extension',
})

const codeErrors = [
  'request_param_err',
  'human.check.failed',
  'function.not.available',
  'TOO_MANY_REQUESTS',
  'code.quota.exceeded',
] as const

export const registerSms = publicEndpoint({
  name: 'registerSms',
  domain: 'verification',
  summary: 'Send a code to a number that is to be registered; the answer does not tell whether it has an account',
  method: 'POST',
  path: '/wps/verification/sms/register',
  // One path for both variants: the handler wants REGMOBVERF3 (by username) or MOBILENUMREG3 (by number) to be on.
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
  name: 'noLoginSms',
  domain: 'verification',
  summary: 'Send a code to log in with; the answer does not tell whether the number has an account',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  moduleId: 'MOBILEVERCODELOGIN3',
  input: z.object({ ...phoneFields, ...humanProofField }),
  value: codeSent,
  errors: codeErrors,
  origin: 'specification',
})

export const passwordRecoverySms = publicEndpoint({
  name: 'passwordRecoverySms',
  domain: 'verification',
  summary: 'Send a code to set a new password with; the answer does not tell whether the number has an account',
  method: 'POST',
  path: '/wps/member/password/sms',
  moduleId: 'PWRESETSMS3',
  input: z.object({ ...phoneFields, ...humanProofField }),
  value: codeSent,
  errors: codeErrors,
  origin: 'extension',
})

export const phoneAppSms = publicEndpoint({
  name: 'phoneAppSms',
  domain: 'verification',
  summary: 'Have the embedded phone sign-in service send a code to a number; for development and tests',
  method: 'POST',
  path: '/wps/verification/phoneApp/code',
  moduleId: 'PHONEAPPVERF3',
  input: z.object({ ...phoneFields, ...humanProofField }),
  value: codeSent,
  errors: codeErrors,
  origin: 'extension',
})

export const phoneAppToken = publicEndpoint({
  name: 'phoneAppToken',
  domain: 'verification',
  summary: 'Exchange its code for an identity token that vouches for the number, as a phone sign-in service gives it',
  method: 'POST',
  path: '/wps/verification/phoneApp/token',
  moduleId: 'PHONEAPPVERF3',
  input: z.object({ ...phoneFields, ...verificationCodeField }),
  value: z.object({ idToken: z.string() }),
  errors: ['request_param_err', 'function.not.available', 'TOO_MANY_REQUESTS', 'code.invalid', 'code.expired'],
  origin: 'extension',
})
