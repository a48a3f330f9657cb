import {
  beginSocialLink,
  beginSocialSignIn,
  linkSocial,
  signInBySocial,
  socialIssuers,
  unlinkSocial,
} from '@playhouse/platform-api/session-social.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { catchProblem, problem } from '../base/results.ts'
import { platformIssuer, socialIssuer } from './account-security.ts'
import { inSession, securityChange } from './in-session.ts'
import { logInBy } from './log-in.ts'

export const identityProviderResolvers: Resolvers = {
  Mutation: {
    beginIdentityProviderLogIn: (_root, { input: { provider, affiliateCode, referralCode } }, context) =>
      catchProblem(context, async () => {
        const { address, browserMark } = await context.platform.write(beginSocialSignIn, {
          issuer: platformIssuer(provider),
          origin: context.siteOrigin,
          ...(affiliateCode && { affiliateCode }),
          ...(referralCode && { referralCode }),
        })
        if (!address) return problem('IDENTITY_PROVIDER_UNAVAILABLE')
        context.bindingCookie.set(browserMark)
        return { __typename: 'IdentityProviderRedirectSuccess', redirectUrl: address }
      }),
    logInWithIdentityProvider: async (_root, { input: { provider, query } }, context) => {
      const browserMark = context.bindingCookie.take()
      if (!browserMark) return problem('IDENTITY_PROVIDER_FAILED')
      const came = { issuer: platformIssuer(provider), query, browserMark }
      return logInBy(context, () => context.platform.write(signInBySocial, came))
    },
    beginIdentityLink: (_root, { input: { provider, password } }, context) =>
      inSession(context, { fields: { 'login.failed': 'password' } }, async (platform) => {
        const { address, browserMark } = await platform.write(beginSocialLink, {
          issuer: platformIssuer(provider),
          origin: context.siteOrigin,
          password,
        })
        if (!address) return problem('IDENTITY_PROVIDER_UNAVAILABLE')
        context.bindingCookie.set(browserMark)
        return { __typename: 'IdentityProviderRedirectSuccess' as const, redirectUrl: address }
      }),
    linkIdentity: async (_root, { input: { provider, query } }, context) => {
      const browserMark = context.bindingCookie.take()
      if (!browserMark) return problem('IDENTITY_PROVIDER_FAILED')
      const came = { issuer: platformIssuer(provider), query, browserMark }
      return securityChange(context, {}, (platform) => platform.write(linkSocial, came))
    },
    unlinkIdentity: (_root, { input: { id } }, context) =>
      securityChange(context, {}, (platform) => platform.write(unlinkSocial, { id })),
  },
  Site: {
    identityProviders: async (_site, _args, context) => {
      if (!(await context.brand()).isOn(socialIssuers.moduleId)) return []
      const { list } = await context.platform.read(socialIssuers, {})
      return list.map(({ issuer, play }) => ({
        __typename: 'IdentityProviderOption',
        provider: socialIssuer(issuer),
        isSimulated: play,
      }))
    },
  },
}
