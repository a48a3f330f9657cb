import { platformError } from '../../../../request/platform-error.ts'
import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose'

export interface PhoneVerifier {
  /**
   * Checks an ID token of the service: signature, issuer, audience, time and phone number.
   * @param phoneNumber E.164
   * @throws PlatformError phone.token.invalid; function.not.available if the brand has none or no service is
   * configured
   */
  verifyPhone(idToken: string | undefined, phoneNumber: string): Promise<void>
}

/** Enables the verifier only while the brand's module is on. */
export function whenEnabled(
  phones: PhoneVerifier,
  brand: () => Promise<{ moduleOn(moduleId: string): boolean }>,
): PhoneVerifier {
  return {
    async verifyPhone(idToken, phoneNumber) {
      if (!(await brand()).moduleOn('PHONEAPPVERF3')) throw platformError('function.not.available')
      await phones.verifyPhone(idToken, phoneNumber)
    },
  }
}

/** Tokens are used right after they are issued; older ones may be stolen. */
const MAX_AGE = '10 minutes'

export interface IdTokenRules {
  issuer: string
  audience: string
  /** JWKS URL of the service, or the keys themselves. */
  keys: URL | JWTVerifyGetKey
}

/**
 * Verifies ID tokens of phone sign-in services: a JWT signed RS256 by a published key, with `iss`, `aud`,
 * `sub`, `iat`, `exp` and `phone_number` (E.164). Keys are fetched lazily and cached.
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

export const noPhoneService: PhoneVerifier = {
  async verifyPhone() {
    throw platformError('function.not.available')
  },
}
