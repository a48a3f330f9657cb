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
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { orProblem } from '../../graphql/results.ts'
import { whileSignedIn } from '../../graphql/while-signed-in.ts'
import { accountSecurity } from './account-security.ts'
import { inSession, securityChange } from './in-session.ts'
import { logInAttempts } from './log-in-attempts.ts'
import { logInBy } from './log-in.ts'

export const securityResolvers: Resolvers = {
  Mutation: {
    beginAuthenticatorSetup: (_root, { input: { password } }, context) =>
      inSession(context, { fields: { 'login.failed': 'password' } }, async (platform) => {
        const { secret, address } = await platform.act(beginAuthenticator, { password })
        return { __typename: 'BeginAuthenticatorSetupSuccess' as const, secret, otpauthUrl: address }
      }),
    confirmAuthenticatorSetup: (_root, { input: { code } }, context) =>
      inSession(context, { fields: { 'code.invalid': 'code' } }, async (platform) => {
        const { recoveryCodes } = await platform.act(confirmAuthenticator, { code })
        return { __typename: 'RecoveryCodesSuccess' as const, codes: recoveryCodes }
      }),
    renewRecoveryCodes: (_root, { input }, context) =>
      inSession(context, { fields: PROOF_FIELDS }, async (platform) => {
        const { recoveryCodes } = await platform.act(renewRecoveryCodes, input)
        return { __typename: 'RecoveryCodesSuccess' as const, codes: recoveryCodes }
      }),
    removeAuthenticator: (_root, { input }, context) =>
      securityChange(context, { fields: PROOF_FIELDS }, (platform) => platform.act(removeAuthenticator, input)),
    beginPasskeyRegistration: (_root, { input: { password } }, context) =>
      inSession(context, { fields: { 'login.failed': 'password' } }, async (platform) => ({
        __typename: 'PasskeyOptionsSuccess' as const,
        ...(await platform.act(passkeyOptions, { password })),
      })),
    addPasskey: (_root, { input }, context) =>
      securityChange(context, {}, (platform) => platform.act(addPasskey, input)),
    renamePasskey: (_root, { input }, context) =>
      securityChange(context, {}, (platform) => platform.act(renamePasskey, input)),
    removePasskey: (_root, { input: { id } }, context) =>
      securityChange(context, {}, (platform) => platform.act(removePasskey, { id })),
    beginPasskeyLogIn: (_root, _args, context) =>
      orProblem(context, async () => ({
        __typename: 'PasskeyOptionsSuccess' as const,
        ...(await context.platform.act(passkeySignInOptions, {})),
      })),
    logInWithPasskey: (_root, { input: { response, remember } }, context) =>
      logInBy(context, () => context.platform.act(signInByPasskey, { response }), remember),
  },
  MemberAccount: {
    security: (_centre, _args, context) => whileSignedIn(context, accountSecurity),
    logInAttempts: (_centre, args, context) => whileSignedIn(context, (platform) => logInAttempts(platform, args)),
  },
}

const PROOF_FIELDS = { 'login.failed': 'password', 'code.invalid': 'code' } as const
