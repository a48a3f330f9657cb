import { call, type MutationRuns } from './mutation-run.ts'
import type { Caller } from './callers.ts'
import type { World } from './world.ts'

const GOOGLE = { issuer: 'GOOGLE' }
const ADDRESS = 'SocialAddress { address }'

/** What comes back from the issuer for a caller who connects an account there. */
async function returned(world: World, { browser, password }: Caller) {
  const begun = await call(browser, 'beginSocialLink', 'BeginSocialLinkInput', { ...GOOGLE, password }, ADDRESS)
  return { ...GOOGLE, query: world.agree(String(begun['address'])) }
}

/** Signing in from elsewhere, and accounts elsewhere that open an account. */
export const SOCIAL_RUNS: MutationRuns = {
  beginSocialSignIn: [{ as: 'visitor', input: () => GOOGLE, gives: 'SocialAddress' }],
  signInFromElsewhere: [
    {
      as: 'visitor',
      input: async (world, { browser }) => {
        const begun = await call(browser, 'beginSocialSignIn', 'BeginSocialSignInInput', GOOGLE, ADDRESS)
        return { ...GOOGLE, query: world.agree(String(begun['address'])) }
      },
      gives: 'SignedIn',
    },
  ],
  beginSocialLink: [
    { as: 'newcomer', input: (_world, { password }) => ({ ...GOOGLE, password }), gives: 'SocialAddress' },
  ],
  linkSocial: [{ as: 'newcomer', input: returned, gives: 'SecurityChanged' }],
  unlinkSocial: [
    {
      as: 'newcomer',
      input: async (world, caller) => {
        const selection = 'SecurityChanged { security { socialIdentities { id } } }'
        const input = await returned(world, caller)
        const { security } = await call(caller.browser, 'linkSocial', 'SocialReturnInput', input, selection)
        return { id: (security as { socialIdentities: { id: string }[] }).socialIdentities[0]?.id }
      },
      gives: 'SecurityChanged',
    },
  ],
}
