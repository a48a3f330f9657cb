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
import { logInPage } from './log-in-page.ts'
import { logInBy } from './log-in.ts'

export const securityResolvers: Resolvers = {
  Mutation: {
    beginAuthenticator: (_root, { input: { password } }, context) =>
      inSession(context, { fields: { 'login.failed': 'password' } }, async (platform) => ({
        __typename: 'AuthenticatorBegun' as const,
        ...(await platform.act(beginAuthenticator, { password })),
      })),
    confirmAuthenticator: (_root, { input: { code } }, context) =>
      inSession(context, { fields: { 'code.invalid': 'code' } }, async (platform) => {
        const { recoveryCodes } = await platform.act(confirmAuthenticator, { code })
        return { __typename: 'RecoveryCodes' as const, codes: recoveryCodes }
      }),
    renewRecoveryCodes: (_root, { input }, context) =>
      inSession(context, { fields: PROOF_FIELDS }, async (platform) => {
        const { recoveryCodes } = await platform.act(renewRecoveryCodes, input)
        return { __typename: 'RecoveryCodes' as const, codes: recoveryCodes }
      }),
    removeAuthenticator: (_root, { input }, context) =>
      securityChange(context, { fields: PROOF_FIELDS }, (platform) => platform.act(removeAuthenticator, input)),
    beginPasskey: (_root, { input: { password } }, context) =>
      inSession(context, { fields: { 'login.failed': 'password' } }, async (platform) => ({
        __typename: 'PasskeyOptions' as const,
        ...(await platform.act(passkeyOptions, { password })),
      })),
    addPasskey: (_root, { input }, context) =>
      securityChange(context, {}, (platform) => platform.act(addPasskey, input)),
    renamePasskey: (_root, { input }, context) =>
      securityChange(context, {}, (platform) => platform.act(renamePasskey, input)),
    removePasskey: (_root, { input: { id } }, context) =>
      securityChange(context, {}, (platform) => platform.act(removePasskey, { id })),
    beginPasskeySignIn: (_root, _args, context) =>
      orProblem(context, async () => ({
        __typename: 'PasskeyOptions' as const,
        ...(await context.platform.act(passkeySignInOptions, {})),
      })),
    signInWithPasskey: (_root, { input: { response, remember } }, context) =>
      logInBy(context, () => context.platform.act(signInByPasskey, { response }), remember),
  },
  MemberCentre: {
    security: (_centre, _args, context) => whileSignedIn(context, accountSecurity),
    logIns: (_centre, args, context) => whileSignedIn(context, (platform) => logInPage(platform, args)),
  },
}

const PROOF_FIELDS = { 'login.failed': 'password', 'code.invalid': 'code' } as const
