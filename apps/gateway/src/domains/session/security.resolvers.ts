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
import type { Resolvers } from '../base/resolvers.generated.ts'
import { catchProblem, readSession } from '../base/results.ts'
import { accountSecurity } from './account-security.ts'
import { inSession, securityChange } from './in-session.ts'
import { logInAttempts } from './log-in-attempts.ts'
import { logInBy } from './log-in.ts'

export const securityResolvers: Resolvers = {
  Mutation: {
    beginAuthenticatorSetup: (_root, { input: { password } }, context) =>
      inSession(context, { fields: { 'login.failed': 'password' } }, async (platform) => {
        const { secret, address } = await platform.write(beginAuthenticator, { password })
        return { __typename: 'BeginAuthenticatorSetupSuccess' as const, secret, otpauthUrl: address }
      }),
    confirmAuthenticatorSetup: (_root, { input: { code } }, context) =>
      inSession(context, { fields: { 'code.invalid': 'code' } }, async (platform) => {
        const { recoveryCodes } = await platform.write(confirmAuthenticator, { code })
        return { __typename: 'RecoveryCodesSuccess' as const, codes: recoveryCodes }
      }),
    renewRecoveryCodes: (_root, { input }, context) =>
      inSession(context, { fields: PROOF_FIELDS }, async (platform) => {
        const { recoveryCodes } = await platform.write(renewRecoveryCodes, input)
        return { __typename: 'RecoveryCodesSuccess' as const, codes: recoveryCodes }
      }),
    removeAuthenticator: (_root, { input }, context) =>
      securityChange(context, { fields: PROOF_FIELDS }, (platform) => platform.write(removeAuthenticator, input)),
    beginPasskeyRegistration: (_root, { input: { password } }, context) =>
      inSession(context, { fields: { 'login.failed': 'password' } }, async (platform) => ({
        __typename: 'PasskeyOptionsSuccess' as const,
        ...(await platform.write(passkeyOptions, { password })),
      })),
    addPasskey: (_root, { input }, context) =>
      securityChange(context, {}, (platform) => platform.write(addPasskey, input)),
    renamePasskey: (_root, { input }, context) =>
      securityChange(context, {}, (platform) => platform.write(renamePasskey, input)),
    removePasskey: (_root, { input: { id } }, context) =>
      securityChange(context, {}, (platform) => platform.write(removePasskey, { id })),
    beginPasskeyLogIn: (_root, _args, context) =>
      catchProblem(context, async () => ({
        __typename: 'PasskeyOptionsSuccess' as const,
        ...(await context.platform.write(passkeySignInOptions, {})),
      })),
    logInWithPasskey: (_root, { input: { response, remember } }, context) =>
      logInBy(context, () => context.platform.write(signInByPasskey, { response }), remember),
  },
  // Read after the change, which has succeeded even if this fails.
  SecurityChangeSuccess: {
    security: (_success, _args, context) => readSession(context, accountSecurity),
  },
  MemberAccount: {
    security: (_centre, _args, context) => readSession(context, accountSecurity),
    logInAttempts: (_centre, args, context) => readSession(context, (platform) => logInAttempts(platform, args)),
  },
}

const PROOF_FIELDS = { 'login.failed': 'password', 'code.invalid': 'code' } as const
