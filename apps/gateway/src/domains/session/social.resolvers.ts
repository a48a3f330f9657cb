import {
  beginSocialLink,
  beginSocialSignIn,
  linkSocial,
  signInBySocial,
  socialIssuers,
  unlinkSocial,
} from '@playhouse/platform-api/session-social.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { orProblem, problem } from '../../graphql/results.ts'
import { platformIssuer, socialIssuer } from './account-security.ts'
import { inSession, securityChange } from './in-session.ts'
import { logInBy } from './log-in.ts'

export const socialResolvers: Resolvers = {
  Mutation: {
    beginSocialSignIn: (_root, { input: { issuer, affiliateCode } }, context) =>
      orProblem(context, async () => {
        const { address, browserMark } = await context.platform.act(beginSocialSignIn, {
          issuer: platformIssuer(issuer),
          origin: context.siteOrigin,
          ...(affiliateCode && { affiliateCode }),
        })
        if (!address) return problem('SOCIAL_UNAVAILABLE')
        context.browserMark.leave(browserMark)
        return { __typename: 'SocialAddress', address }
      }),
    signInFromElsewhere: async (_root, { input: { issuer, query } }, context) => {
      const browserMark = context.browserMark.take()
      if (!browserMark) return problem('SOCIAL_FAILED')
      const came = { issuer: platformIssuer(issuer), query, browserMark }
      return logInBy(context, () => context.platform.act(signInBySocial, came))
    },
    beginSocialLink: (_root, { input: { issuer, password } }, context) =>
      inSession(context, { fields: { 'login.failed': 'password' } }, async (platform) => {
        const { address, browserMark } = await platform.act(beginSocialLink, {
          issuer: platformIssuer(issuer),
          origin: context.siteOrigin,
          password,
        })
        if (!address) return problem('SOCIAL_UNAVAILABLE')
        context.browserMark.leave(browserMark)
        return { __typename: 'SocialAddress' as const, address }
      }),
    linkSocial: async (_root, { input: { issuer, query } }, context) => {
      const browserMark = context.browserMark.take()
      if (!browserMark) return problem('SOCIAL_FAILED')
      const came = { issuer: platformIssuer(issuer), query, browserMark }
      return securityChange(context, {}, (platform) => platform.act(linkSocial, came))
    },
    unlinkSocial: (_root, { input: { id } }, context) =>
      securityChange(context, {}, (platform) => platform.act(unlinkSocial, { id })),
  },
  Site: {
    socialSignIns: async (_site, _args, context) => {
      if (!(await context.brand()).isOn(socialIssuers.moduleId)) return []
      const { list } = await context.platform.ask(socialIssuers, {})
      return list.map(({ issuer, play }) => ({
        __typename: 'SocialSignInOption',
        issuer: socialIssuer(issuer),
        isPlay: play,
      }))
    },
  },
}
