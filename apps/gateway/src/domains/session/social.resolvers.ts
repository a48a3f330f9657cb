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

export const socialResolvers: Resolvers = {
  Mutation: {
    beginSocialSignIn: (_root, { input: { issuer, affiliateCode } }, context) =>
      catchProblem(context, async () => {
        const { address, browserMark } = await context.platform.write(beginSocialSignIn, {
          issuer: platformIssuer(issuer),
          origin: context.siteOrigin,
          ...(affiliateCode && { affiliateCode }),
        })
        if (!address) return problem('SOCIAL_UNAVAILABLE')
        context.bindingCookie.set(browserMark)
        return { __typename: 'SocialAddress', address }
      }),
    signInFromElsewhere: async (_root, { input: { issuer, query } }, context) => {
      const browserMark = context.bindingCookie.take()
      if (!browserMark) return problem('SOCIAL_FAILED')
      const came = { issuer: platformIssuer(issuer), query, browserMark }
      return logInBy(context, () => context.platform.write(signInBySocial, came))
    },
    beginSocialLink: (_root, { input: { issuer, password } }, context) =>
      inSession(context, { fields: { 'login.failed': 'password' } }, async (platform) => {
        const { address, browserMark } = await platform.write(beginSocialLink, {
          issuer: platformIssuer(issuer),
          origin: context.siteOrigin,
          password,
        })
        if (!address) return problem('SOCIAL_UNAVAILABLE')
        context.bindingCookie.set(browserMark)
        return { __typename: 'SocialAddress' as const, address }
      }),
    linkSocial: async (_root, { input: { issuer, query } }, context) => {
      const browserMark = context.bindingCookie.take()
      if (!browserMark) return problem('SOCIAL_FAILED')
      const came = { issuer: platformIssuer(issuer), query, browserMark }
      return securityChange(context, {}, (platform) => platform.write(linkSocial, came))
    },
    unlinkSocial: (_root, { input: { id } }, context) =>
      securityChange(context, {}, (platform) => platform.write(unlinkSocial, { id })),
  },
  Site: {
    socialSignIns: async (_site, _args, context) => {
      if (!(await context.brand()).isOn(socialIssuers.moduleId)) return []
      const { list } = await context.platform.read(socialIssuers, {})
      return list.map(({ issuer, play }) => ({
        __typename: 'SocialSignInOption',
        issuer: socialIssuer(issuer),
        isPlay: play,
      }))
    },
  },
}
