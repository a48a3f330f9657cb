import { call, type MutationRuns } from './mutation-run.ts'
import type { Caller } from './callers.ts'
import type { World } from './world.ts'

const GOOGLE = { provider: 'GOOGLE' }
const ADDRESS = 'IdentityProviderRedirectSuccess { redirectUrl }'

/** Starts connecting an account at the issuer. @returns the issuer's redirect back */
async function signInAtIssuer(world: World, { browser, password }: Caller) {
  const begun = await call(browser, 'beginIdentityLink', 'BeginIdentityLinkInput', { ...GOOGLE, password }, ADDRESS)
  return { ...GOOGLE, query: world.agree(String(begun['redirectUrl'])) }
}

export const SOCIAL_RUNS: MutationRuns = {
  beginIdentityProviderLogIn: [{ as: 'visitor', input: () => GOOGLE, gives: 'IdentityProviderRedirectSuccess' }],
  logInWithIdentityProvider: [
    {
      as: 'visitor',
      input: async (world, { browser }) => {
        const begun = await call(
          browser,
          'beginIdentityProviderLogIn',
          'BeginIdentityProviderLogInInput',
          GOOGLE,
          ADDRESS,
        )
        return { ...GOOGLE, query: world.agree(String(begun['redirectUrl'])) }
      },
      gives: 'LogInSuccess',
    },
  ],
  beginIdentityLink: [
    {
      as: 'newcomer',
      input: (_world, { password }) => ({ ...GOOGLE, password }),
      gives: 'IdentityProviderRedirectSuccess',
    },
  ],
  linkIdentity: [{ as: 'newcomer', input: signInAtIssuer, gives: 'SecurityChangeSuccess' }],
  unlinkIdentity: [
    {
      as: 'newcomer',
      input: async (world, caller) => {
        const selection = 'SecurityChangeSuccess { security { linkedIdentities { id } } }'
        const input = await signInAtIssuer(world, caller)
        const { security } = await call(
          caller.browser,
          'linkIdentity',
          'IdentityProviderCallbackInput',
          input,
          selection,
        )
        return { id: (security as { linkedIdentities: { id: string }[] }).linkedIdentities[0]?.id }
      },
      gives: 'SecurityChangeSuccess',
    },
  ],
}
