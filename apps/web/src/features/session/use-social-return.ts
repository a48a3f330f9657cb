import type { IdentityProvider } from '@playhouse/schema/types.generated.ts'
import { useTranslation } from 'react-i18next'
import { useSubmit } from '../../graphql/use-submit.ts'
import { errandOf, type Errand } from './social-errand.ts'
import {
  useLinkIdentityMutation,
  useLogInWithIdentityProviderMutation,
} from './identity-provider-callback.generated.ts'
import { type SignedInFacts, useLogInOutcome, type PendingLogIn } from './use-log-in-outcome.ts'

/** What an identity provider sent the browser back with. */
export interface CameBack {
  provider: IdentityProvider
  /** The address's query, without question mark. */
  query: string
  errand: Errand
}

type ReturnOutcome = { signedIn: SignedInFacts } | { pending: PendingLogIn } | { linked: true } | { refusal: string }

/** Reads what came back out of the address of this page. */
export function takeReturn(provider: IdentityProvider): CameBack {
  return { provider, query: window.location.search.slice(1), errand: errandOf() }
}

/** Ends a sign-in from elsewhere, or connects the account elsewhere. */
export function useSocialReturn(): (came: CameBack) => Promise<ReturnOutcome> {
  const { t } = useTranslation('ways')
  const { run: signIn } = useSubmit(useLogInWithIdentityProviderMutation())
  const { run: link } = useSubmit(useLinkIdentityMutation())
  const outcomeOf = useLogInOutcome()

  return async ({ provider, query, errand }) => {
    const cancelled = new URLSearchParams(query).get('error') === 'access_denied'
    const variables = { input: { provider, query } }
    const worded = (text: string) => ({
      refusal: cancelled ? t('cancelled', { issuer: t(`issuers.${provider}`) }) : text,
    })
    if (errand === 'link') {
      const { problem } = await link(variables)
      return problem ? worded(problem.text) : { linked: true }
    }
    const outcome = await outcomeOf(await signIn(variables))
    return 'refusal' in outcome ? worded(outcome.refusal.text) : outcome
  }
}
