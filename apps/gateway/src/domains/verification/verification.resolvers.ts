import {
  captcha,
  captchaCharacters,
  humanChallenge,
  noLoginSms,
  passwordRecoverySms,
  phoneAppSms,
  phoneAppToken,
  registerSms,
} from '@playhouse/platform-api/verification.ts'
import type { CodePurpose, HumanChallengeKind } from '@playhouse/schema/types.generated.ts'
import { randomUUID } from 'node:crypto'
import { failure } from '../base/errors.ts'
import type { OperationRate } from '../base/context.ts'
import { publicMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { PHONE_FIELDS } from './phone-fields.ts'

/** Minimum interval between two captcha images. */
const CAPTCHA_RATE: readonly OperationRate[] = [{ by: 'session', max: 1, windowMs: 1_000 }]

/** Countdown of one minute with a phone sign-in service, otherwise the code's lifetime. */
const PHONE_APP_SECONDS = 60

const BY_PURPOSE = {
  LOG_IN: noLoginSms,
  PASSWORD_RESET: passwordRecoverySms,
  PHONE_CONFIRMATION: phoneAppSms,
} as const satisfies Record<Exclude<CodePurpose, 'REGISTER'>, unknown>

const CHALLENGES: readonly HumanChallengeKind[] = ['ALTCHA', 'GEETEST']

export const verificationResolvers: Resolvers = {
  Query: {
    humanChallenge: async (_root, _args, { platform }) => {
      const { required, provider, challenge } = await platform.read(humanChallenge, {})
      if (!required || !provider || !challenge) return null
      return { kind: CHALLENGES.find((known) => known === provider) ?? 'OTHER', provider, challenge }
    },
    captcha: async (_root, _args, { platform, rateLimiter }) => {
      if ((await rateLimiter.take('captcha', CAPTCHA_RATE)) !== undefined) throw failure('RATE_LIMITED')
      const id = randomUUID()
      const picture = await platform.read(captcha, { captchaId: id })
      return { id, image: `data:image/png;base64,${picture}` }
    },
  },
  Mutation: {
    requestTextCaptcha: publicMutation(async (platform, { humanProof }) => {
      const id = randomUUID()
      const { characters } = await platform.write(captchaCharacters, { captchaId: id, humanProof })
      return { __typename: 'RequestTextCaptchaSuccess', id, characters }
    }),
    requestPhoneCode: publicMutation(
      async (platform, { purpose, phone: { diallingCode: countryDialingCode, number }, humanProof }) => {
        const proof = humanProof ? { humanProof } : {}
        // The platform limits codes per number; pages offer another one after the countdown.
        const { expiredMinutes } =
          purpose === 'REGISTER'
            ? await platform.write(registerSms, { countryDialingCode, mobileNo: number, ...proof })
            : await platform.write(BY_PURPOSE[purpose], { countryDialingCode, mobileNum: number, ...proof })
        return {
          __typename: 'RequestCodeSuccess',
          expiresInMinutes: expiredMinutes,
          resendAfterSeconds: purpose === 'PHONE_CONFIRMATION' ? PHONE_APP_SECONDS : expiredMinutes * 60,
        }
      },
      { fields: PHONE_FIELDS },
    ),
    confirmPhone: publicMutation(
      async (platform, { phone, code }) => {
        const input = { countryDialingCode: phone.diallingCode, mobileNum: phone.number, verificationCode: code }
        const { idToken } = await platform.write(phoneAppToken, input)
        return { __typename: 'ConfirmPhoneSuccess', phoneToken: idToken }
      },
      { fields: PHONE_FIELDS },
    ),
  },
}
