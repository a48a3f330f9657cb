import { platformError } from '../../../request/platform-error.ts'

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
