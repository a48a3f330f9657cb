import { changePassword } from '@playhouse/platform-api/member.ts'
import { resetPasswordByEmail, setPasswordByLink, setPasswordByPhone } from '@playhouse/platform-api/passwords.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { checkedKey } from '../../graphql/request-key.ts'
import { orInvalidInput, problem } from '../../graphql/results.ts'
import { PlatformRefusal } from '../../platform/failures.ts'
import { logInBy } from '../session/log-in.ts'

export const passwordResolvers: Resolvers = {
  Mutation: {
    changePassword: (_root, { input: { oldPassword, newPassword, confirmNewPassword } }, context) =>
      orInvalidInput(context, async () => {
        const { platform } = context.session
        if (!platform) return problem('SESSION_EXPIRED')
        try {
          const changed = await platform.act(changePassword, { oldPassword, newPassword, confirmNewPassword })
          return { __typename: 'ChangePasswordSuccess', endedSessions: changed.endedSessions }
        } catch (error) {
          if (!(error instanceof PlatformRefusal) || error.code !== 'login.failed') throw error
          return problem('LOGIN_FAILED', { field: 'oldPassword' })
        }
      }),
    requestPasswordReset: (_root, { input: { username, email, humanProof } }, context) =>
      orInvalidInput(context, async () => {
        const input = { username, email, ...(humanProof && { humanProof }) }
        const { expiredMinutes } = await context.platform.act(resetPasswordByEmail, input)
        return { __typename: 'RequestPasswordResetSuccess', expiresInMinutes: expiredMinutes }
      }),
    resetPassword: (_root, { input: { token, newPassword, confirmNewPassword } }, context) =>
      orInvalidInput(context, async () => {
        await context.platform.act(setPasswordByLink, { token, newPassword, confirmNewPassword })
        return { __typename: 'ResetPasswordSuccess', set: true }
      }),
    resetPasswordByPhone: (
      _root,
      { input: { phone, verificationCode, phoneToken, newPassword, requestKey } },
      context,
    ) =>
      logInBy(context, () =>
        context.platform.act(
          setPasswordByPhone,
          {
            countryDialingCode: phone.diallingCode,
            mobileNum: phone.number,
            ...(verificationCode && { verificationCode }),
            ...(phoneToken && { firebaseIdToken: phoneToken }),
            newPassword,
          },
          { idempotencyKey: checkedKey(requestKey) },
        ),
      ),
  },
}
