import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { platformError } from '../../../request/platform-error.ts'
import type { PhoneVerifier } from './phone-verifier.ts'

/** A token is used right after it was made; what is older than this was kept by somebody. */
const MAX_AGE = '10 minutes'

/** What a token of the phone sign-in service must say. */
export interface IdTokenRules {
  issuer: string
  audience: string
  /** Where the service publishes its keys (JWKS), or the keys themselves. */
  keys: URL | JWTVerifyGetKey
}

/**
 * Checks identity tokens as such services give them: a JWT signed RS256 by a published key, with `iss`, `aud`, `sub`, `iat`,
 * `exp` and `phone_number` (E.164). The keys are fetched when they are first needed and kept.
 */
export function idTokenVerifier({ issuer, audience, keys }: IdTokenRules): PhoneVerifier {
  const getKey = keys instanceof URL ? createRemoteJWKSet(keys) : keys
  const requiredClaims = ['sub', 'iat', 'exp', 'phone_number']
  return {
    async verifyPhone(idToken = '', phoneNumber) {
      const rules = { issuer, audience, algorithms: ['RS256'], requiredClaims, maxTokenAge: MAX_AGE }
      const payload = await jwtVerify(idToken, getKey, rules).then(
        (verified) => verified.payload,
        () => undefined,
      )
      if (payload?.['phone_number'] !== phoneNumber) throw platformError('phone.token.invalid')
    },
  }
}

/** Where no phone sign-in service is set up. */
export const noPhoneService: PhoneVerifier = {
  async verifyPhone() {
    throw platformError('function.not.available')
  },
}
