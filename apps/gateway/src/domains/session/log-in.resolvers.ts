import { login, passLogInCheck, sendLogInCheck } from '@playhouse/platform-api/session.ts'
import { publicMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { logInMutation, getMethod } from './log-in.ts'

export const logInResolvers: Resolvers = {
  Mutation: {
    logIn: logInMutation((platform, { username, password, secondFactor, humanProof, captcha }) =>
      platform.write(login, {
        username,
        password,
        ...(secondFactor && { secondFactor }),
        ...(humanProof && { humanProof }),
        ...(captcha && { captchaId: captcha.id, captcha: captcha.text }),
      }),
    ),
    logInWithCode: logInMutation((platform, { phone, verificationCode, phoneToken, requestKey: idempotencyKey }) =>
      platform.write(
        login,
        {
          type: 'sms',
          countryDialingCode: phone.diallingCode,
          mobileNum: phone.number,
          ...(verificationCode && { verificationCode }),
          ...(phoneToken && { firebaseIdToken: phoneToken }),
        },
        { idempotencyKey },
      ),
    ),
    sendLogInCode: publicMutation(async (platform, { logInToken: ticket, kind }) => {
      const method = kind === 'EMAIL_CODE' ? 'email' : 'sms'
      const { expiredMinutes } = await platform.write(sendLogInCheck, { ticket, method })
      return {
        __typename: 'RequestCodeSuccess',
        expiresInMinutes: expiredMinutes,
        resendAfterSeconds: expiredMinutes * 60,
      }
    }),
    verifyLogIn: logInMutation((platform, { logInToken: ticket, kind, answer, requestKey: idempotencyKey }) =>
      platform.write(passLogInCheck, { ticket, method: getMethod(kind), answer }, { idempotencyKey }),
    ),
  },
}
