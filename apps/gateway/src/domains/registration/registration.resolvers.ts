import { register, registerMobile, affiliate } from '@playhouse/platform-api/registration.ts'
import { publicMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { signIn } from '../session/sign-in.ts'
import { pictureAddress } from '../site/pictures.ts'
import { PHONE_FIELDS } from '../verification/phone-fields.ts'
import type { RegistrationForm, RegisterByMobileInput, RegisterInput } from '@playhouse/schema/types.generated.ts'
import type { Brand } from '../base/brand.ts'
import { INVITATION_CODE_MAX } from '@playhouse/shared/limits.ts'
import type { Context } from '../base/context.ts'
import { PlatformRefusal } from '../../platform/failures.ts'
import type { InputOf } from '@playhouse/platform-api/endpoint.ts'
import { withoutNulls } from '../base/without-nulls.ts'

type Body = InputOf<typeof registerMobile>

/** The platform's registration body without the username. Omits empty fields. */
function registrationBody(
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

/** Whether an agent has this code. @throws PlatformRefusal after too many attempts; PlatformUnavailable */
async function invitationCode({ platform, siteOrigin }: Context, code: string) {
  return { code, isValid: await isKnown() }

  async function isKnown(): Promise<boolean> {
    if (code === '' || code.length > INVITATION_CODE_MAX) return false
    try {
      await platform.read(affiliate, { code, domain: new URL(siteOrigin).host })
      return true
    } catch (error) {
      if (error instanceof PlatformRefusal && error.code === 'affiliate.code.invalid') return false
      throw error
    }
  }
}

/** The fields of the brand's registration form, from the white-label tree. */
function registrationForm(brand: Brand): RegistrationForm & {} {
  const byMobile = brand.isOn('MOBILENUMREG3')
  return {
    methods: byMobile ? ['USERNAME', 'MOBILE'] : ['USERNAME'],
    isSmsCodeRequired: brand.isOn('REGMOBVERF3'),
    isMobilePasswordRequired: brand.isOn('MOBILENUMPASSREG3'),
    canCheckInvitationCode: brand.isOn('AFFMAN3'),
  }
}

const REFUSALS = { fields: PHONE_FIELDS, refusals: { 'username.taken': 'username', 'mobile.taken': 'phone' } } as const

export const registrationResolvers: Resolvers = {
  Query: {
    invitationCode: (_root, { code }, context) => invitationCode(context, code),
  },
  Mutation: {
    register: publicMutation(
      async (platform, input, context) =>
        signIn(
          context,
          await platform.write(
            register,
            { username: input.username, ...registrationBody(context, input) },
            { idempotencyKey: input.requestKey },
          ),
        ),
      REFUSALS,
    ),
    registerByMobile: publicMutation(
      async (platform, input, context) =>
        signIn(
          context,
          await platform.write(
            registerMobile,
            { username: input.phone.number, ...registrationBody(context, input) },
            { idempotencyKey: input.requestKey },
          ),
        ),
      REFUSALS,
    ),
  },
  Site: {
    registration: ({ brand }) => registrationForm(brand),
  },
  Country: {
    flag: ({ code }, _args, context) => pictureAddress(context, `/media/circle-flags/${code.toLowerCase()}.svg`),
  },
}
