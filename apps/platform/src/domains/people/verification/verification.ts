import type { Captchas } from './captcha/captchas.ts'
import type { Codes } from './codes/code-types.ts'
import type { HumanVerifier } from './captcha/altcha.ts'
import type { GeetestVerifier } from './captcha/geetest.ts'
import type { PhoneIssuer } from './phone/phone-issuer.ts'
import type { PhoneVerifier } from './phone/phone-verifier.ts'
import type { Sender } from './sender.ts'

/** Services that verify who the caller is. */
export interface Verification {
  human: HumanVerifier
  /** Starts geetest for pages of older clients; undefined without an account there. */
  geetest: Pick<GeetestVerifier, 'startGeetest'> | undefined
  captchas: Captchas
  codes: Codes
  sender: Sender
  phones: PhoneVerifier
  /** The embedded phone sign-in service, if enabled. */
  phoneIssuer: PhoneIssuer | undefined
}
