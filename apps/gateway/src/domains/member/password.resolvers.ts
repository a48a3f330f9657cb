import { changePassword } from '@playhouse/platform-api/member.ts'
import {
  resetPasswordByEmail,
  setPasswordByLink,
  setPasswordByPhone,
} from '@playhouse/platform-api/member-passwords.ts'
import { memberMutation, publicMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { logInMutation } from '../session/log-in.ts'

export const passwordResolvers: Resolvers = {
  Mutation: {
    changePassword: memberMutation(
      async (platform, { oldPassword, newPassword, confirmNewPassword }) => {
        const changed = await platform.write(changePassword, { oldPassword, newPassword, confirmNewPassword })
        return { __typename: 'ChangePasswordSuccess', endedSessions: changed.endedSessions }
      },
      { refusals: { 'login.failed': 'oldPassword' } },
    ),
    requestPasswordReset: publicMutation(async (platform, { username, email, humanProof }) => {
      const input = { username, email, ...(humanProof && { humanProof }) }
      const { expiredMinutes } = await platform.write(resetPasswordByEmail, input)
      return { __typename: 'RequestPasswordResetSuccess', expiresInMinutes: expiredMinutes }
    }),
    resetPassword: publicMutation(async (platform, { token, newPassword, confirmNewPassword }) => {
      await platform.write(setPasswordByLink, { token, newPassword, confirmNewPassword })
      return { __typename: 'ResetPasswordSuccess', isReset: true }
    }),
    resetPasswordByPhone: logInMutation((platform, { phone, verificationCode, phoneToken, newPassword, requestKey }) =>
      platform.write(
        setPasswordByPhone,
        {
          countryDialingCode: phone.diallingCode,
          mobileNum: phone.number,
          ...(verificationCode && { verificationCode }),
          ...(phoneToken && { firebaseIdToken: phoneToken }),
          newPassword,
        },
        { idempotencyKey: requestKey },
      ),
    ),
  },
}
