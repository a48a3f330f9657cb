import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import {
  beginSocialLink,
  beginSocialSignIn,
  linkSocial,
  signInBySocial,
  socialIssuers,
  unlinkSocial,
} from '@playhouse/platform-api/session-social.ts'
import type { IdentityProviderCallbackInput } from '@playhouse/schema/types.generated.ts'
import { PlatformRefusal } from '../../platform/failures.ts'
import type { Context } from '../base/context.ts'
import { memberMutation, publicMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { problem } from '../base/results.ts'
import { platformIssuer, socialIssuer } from './account-security.ts'
import { logInMutation } from './log-in.ts'
import { PROOF, securityChange } from './security-change.ts'

export const identityProviderResolvers: Resolvers = {
  Mutation: {
    beginIdentityProviderLogIn: publicMutation(async (platform, { provider, affiliateCode, referralCode }, context) =>
      redirect(
        context,
        await platform.write(beginSocialSignIn, {
          issuer: platformIssuer(provider),
          origin: context.siteOrigin,
          ...(affiliateCode && { affiliateCode }),
          ...(referralCode && { referralCode }),
        }),
      ),
    ),
    logInWithIdentityProvider: logInMutation((platform, input, context) =>
      platform.write(signInBySocial, returned(context, input)),
    ),
    beginIdentityLink: memberMutation(async (platform, { provider, password }, context) => {
      const requested = { issuer: platformIssuer(provider), origin: context.siteOrigin, password }
      return redirect(context, await platform.write(beginSocialLink, requested))
    }, PROOF),
    linkIdentity: securityChange((platform, input, context) => platform.write(linkSocial, returned(context, input))),
    unlinkIdentity: securityChange((platform, { id }) => platform.write(unlinkSocial, { id })),
  },
  Site: {
    identityProviders: async (_site, _args, context) => {
      if (!(await context.brand()).offers(socialIssuers)) return []
      const { list } = await context.platform.read(socialIssuers, {})
      return list.map(({ issuer, play }) => ({
        provider: socialIssuer(issuer),
        isSimulated: play,
      }))
    },
  },
}

function redirect(context: Context, { address, browserMark }: ValueOf<typeof beginSocialSignIn>) {
  if (!address) return problem('IDENTITY_PROVIDER_UNAVAILABLE')
  context.bindingCookie.set(browserMark)
  return { __typename: 'IdentityProviderRedirectSuccess' as const, redirectUrl: address }
}

/**
 * The issuer's response, accepted only from the browser that began the sign-in.
 * @throws PlatformRefusal for another browser
 */
function returned(context: Context, { provider, query }: IdentityProviderCallbackInput) {
  const browserMark = context.bindingCookie.take()
  if (!browserMark) throw new PlatformRefusal('social.failed')
  return { issuer: platformIssuer(provider), query, browserMark }
}
