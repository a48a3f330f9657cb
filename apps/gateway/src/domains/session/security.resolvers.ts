import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from '@playhouse/platform-api/session-authenticator.ts'
import {
  addPasskey,
  passkeyOptions,
  passkeySignInOptions,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '@playhouse/platform-api/session-passkeys.ts'
import { setSecurityQuestions } from '@playhouse/platform-api/session-security-questions.ts'
import type { SetSecurityQuestionsInput } from '@playhouse/schema/types.generated.ts'
import { memberMutation, publicMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { readSession } from '../base/results.ts'
import { accountSecurity } from './account-security.ts'
import { logInAttempts } from './log-in-attempts.ts'
import { logInMutation } from './log-in.ts'
import { answersOf, readCatalogue, readQuestions } from './security-questions.ts'
import { PROOF, securityChange } from './security-change.ts'

export const securityResolvers: Resolvers = {
  Mutation: {
    beginAuthenticatorSetup: memberMutation(async (platform, { password }) => {
      const { secret, address } = await platform.write(beginAuthenticator, { password })
      return { __typename: 'BeginAuthenticatorSetupSuccess', secret, otpauthUrl: address }
    }, PROOF),
    confirmAuthenticatorSetup: memberMutation(
      async (platform, { code }) => recoveryCodes(await platform.write(confirmAuthenticator, { code })),
      PROOF,
    ),
    renewRecoveryCodes: memberMutation(
      async (platform, input) => recoveryCodes(await platform.write(renewRecoveryCodes, input)),
      PROOF,
    ),
    removeAuthenticator: securityChange((platform, input) => platform.write(removeAuthenticator, input)),
    setSecurityQuestions: securityChange(
      (platform, { proof: { password, paymentPassword }, answers }: SetSecurityQuestionsInput) =>
        platform.write(setSecurityQuestions, {
          ...(password != null && { password }),
          ...(paymentPassword != null && { paymentPassword }),
          answers: answersOf(answers),
        }),
    ),
    beginPasskeyRegistration: memberMutation(
      async (platform, { password }) => ({
        __typename: 'PasskeyOptionsSuccess',
        ...(await platform.write(passkeyOptions, { password })),
      }),
      PROOF,
    ),
    addPasskey: securityChange((platform, input) => platform.write(addPasskey, input)),
    renamePasskey: securityChange((platform, input) => platform.write(renamePasskey, input)),
    removePasskey: securityChange((platform, { id }) => platform.write(removePasskey, { id })),
    beginPasskeyLogIn: publicMutation(async (platform) => ({
      __typename: 'PasskeyOptionsSuccess',
      ...(await platform.write(passkeySignInOptions, {})),
    })),
    logInWithPasskey: logInMutation((platform, { response }) => platform.write(signInByPasskey, { response })),
  },
  AccountSecurity: {
    questions: (_security, _args, context) => readSession(context, readQuestions),
  },
  SecurityQuestions: {
    catalogue: (_questions, _args, context) => readSession(context, readCatalogue),
  },
  MemberAccount: {
    security: (_centre, _args, context) => readSession(context, accountSecurity),
    logInAttempts: (_centre, args, context) => readSession(context, (platform) => logInAttempts(platform, args)),
  },
}

const recoveryCodes = ({ recoveryCodes: codes }: ValueOf<typeof confirmAuthenticator>) => ({
  __typename: 'RecoveryCodesSuccess' as const,
  codes,
})
