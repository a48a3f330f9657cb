import type { InputOf, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from '@playhouse/platform-api/session-authenticator.ts'
import { createApiToken, revokeApiToken, apiTokens } from '@playhouse/platform-api/session-api-tokens.ts'
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
import { toAnswers, readCatalogue, readQuestions } from './security-questions.ts'
import { PROOF, securityChange } from './security-change.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'

/** The account's API tokens. @throws PlatformRefusal | PlatformUnavailable */
async function readApiTokens(platform: SessionPlatform) {
  return (await platform.read(apiTokens, {})).list.map(apiToken)
}

const apiToken = ({ byOperator, lastUsedAt, ...token }: ValueOf<typeof apiTokens>['list'][number]) => ({
  ...token,
  isByOperator: byOperator,
  lastUsedAt: lastUsedAt ?? null,
})

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
          answers: toAnswers(answers),
        }),
    ),
    createApiToken: memberMutation(async (platform, input) => {
      const { token } = await platform.write(createApiToken, { ...input, scopes: input.scopes as NewScopes })
      return { __typename: 'CreateApiTokenSuccess', token }
    }, PROOF),
    revokeApiToken: memberMutation(async (platform, { id }) => {
      await platform.write(revokeApiToken, { id })
      return { __typename: 'RevokeApiTokenSuccess' }
    }),
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
  // Read after the change, which has succeeded even if this fails.
  CreateApiTokenSuccess: {
    apiTokens: (_success, _args, context) => readSession(context, readApiTokens),
  },
  RevokeApiTokenSuccess: {
    apiTokens: (_success, _args, context) => readSession(context, readApiTokens),
  },
  MemberAccount: {
    apiTokens: (_centre, _args, context) => readSession(context, readApiTokens),
    security: (_centre, _args, context) => readSession(context, accountSecurity),
    logInAttempts: (_centre, args, context) => readSession(context, (platform) => logInAttempts(platform, args)),
  },
}

/** The platform refuses `OTHER`. */
type NewScopes = InputOf<typeof createApiToken>['scopes']

const recoveryCodes = ({ recoveryCodes: codes }: ValueOf<typeof confirmAuthenticator>) => ({
  __typename: 'RecoveryCodesSuccess' as const,
  codes,
})
