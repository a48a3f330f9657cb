import { login, passLogInCheck, sendLogInCheck } from '@playhouse/platform-api/session.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { checkRequestKey } from '../base/errors.ts'
import { catchInvalidInput } from '../base/results.ts'
import { logInBy, methodOf } from './log-in.ts'

export const logInResolvers: Resolvers = {
  Mutation: {
    logIn: (_root, { input: { username, password, secondFactor, remember, humanProof, captcha } }, context) =>
      logInBy(
        context,
        () =>
          context.platform.write(login, {
            username,
            password,
            ...(secondFactor && { secondFactor }),
            ...(humanProof && { humanProof }),
            ...(captcha && { captchaId: captcha.id, captcha: captcha.text }),
          }),
        remember,
      ),
    logInWithCode: (_root, { input: { phone, verificationCode, phoneToken, remember, requestKey } }, context) =>
      logInBy(
        context,
        () =>
          context.platform.write(
            login,
            {
              type: 'sms',
              countryDialingCode: phone.diallingCode,
              mobileNum: phone.number,
              ...(verificationCode && { verificationCode }),
              ...(phoneToken && { firebaseIdToken: phoneToken }),
            },
            { idempotencyKey: checkRequestKey(requestKey) },
          ),
        remember,
      ),
    sendLogInCode: (_root, { input: { logInToken: ticket, kind } }, context) =>
      catchInvalidInput(context, async () => {
        const method = kind === 'EMAIL_CODE' ? 'email' : 'sms'
        const { expiredMinutes } = await context.platform.write(sendLogInCheck, { ticket, method })
        return {
          __typename: 'RequestCodeSuccess',
          expiresInMinutes: expiredMinutes,
          resendAfterSeconds: expiredMinutes * 60,
        }
      }),
    verifyLogIn: (_root, { input: { logInToken: ticket, kind, answer, remember, requestKey } }, context) =>
      logInBy(
        context,
        () => {
          const idempotencyKey = checkRequestKey(requestKey)
          return context.platform.write(passLogInCheck, { ticket, method: methodOf(kind), answer }, { idempotencyKey })
        },
        remember,
      ),
  },
}
