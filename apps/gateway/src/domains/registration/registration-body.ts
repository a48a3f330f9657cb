import type { InputOf } from '@playhouse/platform-api/endpoint.ts'
import type { registerMobile } from '@playhouse/platform-api/registration.ts'
import type { RegisterByMobileInput, RegisterInput } from '@playhouse/schema/types.generated.ts'
import type { Context } from '../base/context.ts'
import { withoutNulls } from '../base/without-nulls.ts'

type Body = InputOf<typeof registerMobile>

/** The platform's registration body without the username. Omits empty fields. */
export function registrationBody(
  { siteOrigin }: Pick<Context, 'siteOrigin'>,
  input: RegisterInput | RegisterByMobileInput,
): Omit<Body, 'username'> {
  const { phone, details, captcha, phoneToken, depositLimit } = input
  return withoutNulls({
    password: input.password,
    confirmPassword: input.confirmPassword,
    countryDialingCode: phone?.diallingCode,
    mobileNum: phone?.number,
    ...details,
    affiliateCode: input.affiliateCode,
    referralCode: input.referralCode,
    captchaId: captcha?.id,
    captcha: captcha?.text,
    humanProof: input.humanProof,
    verificationCode: input.verificationCode,
    ...(phoneToken && { firebaseChannel: 'sms' as const, firebaseIdToken: phoneToken }),
    confirmedAge: input.confirmedAge,
    agreement: input.agreement,
    depositLimit,
    domain: new URL(siteOrigin).host,
    registerUrl: siteOrigin,
  })
}
