import { captcha, captchaCharacters, humanChallenge } from '@playhouse/platform-api/verification.ts'
import { randomUUID } from 'node:crypto'
import { failure } from '../base/errors.ts'
import type { OperationRate } from '../base/operation-rates.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { catchProblem } from '../base/results.ts'
import { confirmPhone } from './confirm-phone.ts'
import { requestPhoneCode } from './request-phone-code.ts'

/** Minimum interval between two captcha images. */
const CAPTCHA_RATE: readonly OperationRate[] = [{ by: 'session', max: 1, windowMs: 1_000 }]

export const verificationResolvers: Resolvers = {
  Query: {
    humanChallenge: async (_root, _args, { platform }) => {
      const { required, provider, challenge } = await platform.read(humanChallenge, {})
      return required && provider && challenge ? { __typename: 'HumanChallenge', provider, challenge } : null
    },
    captcha: async (_root, _args, { platform, rateLimiter }) => {
      if ((await rateLimiter.take('captcha', CAPTCHA_RATE)) !== undefined) throw failure('RATE_LIMITED')
      const id = randomUUID()
      const picture = await platform.read(captcha, { captchaId: id })
      return { __typename: 'Captcha', id, image: `data:image/png;base64,${picture}` }
    },
  },
  Mutation: {
    requestTextCaptcha: (_root, { input: { humanProof } }, context) =>
      catchProblem(context, async () => {
        const id = randomUUID()
        const { characters } = await context.platform.write(captchaCharacters, { captchaId: id, humanProof })
        return { __typename: 'RequestTextCaptchaSuccess', id, characters }
      }),
    requestPhoneCode: (_root, { input }, context) => requestPhoneCode(context, input),
    confirmPhone: (_root, { input }, context) => confirmPhone(context, input),
  },
}
