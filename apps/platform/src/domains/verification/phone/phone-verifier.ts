import { platformError } from '../../../request/platform-error.ts'

/** Tells whether a phone sign-in service vouches for a number. */
export interface PhoneVerifier {
  /**
   * Checks the identity token that the service gave the visitor's browser: its signature, issuer, audience and time, and
   * that it speaks of this number.
   * @param phoneNumber E.164
   * @throws PlatformError phone.token.invalid; function.not.available where the brand has none or no service is set up
   */
  verifyPhone(idToken: string | undefined, phoneNumber: string): Promise<void>
}

/** The same verifier, for as long as the brand's module is on. */
export function whereOffered(
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
