import type { IdentityProvider } from '@playhouse/schema/types.generated.ts'
import { useTranslation } from 'react-i18next'
import { useSubmit } from '../../graphql/use-submit.ts'
import { errandOf, type Errand } from './social-errand.ts'
import {
  useLinkIdentityMutation,
  useLogInWithIdentityProviderMutation,
} from './identity-provider-callback.generated.ts'
import { type SignedInFacts, useLogInOutcome, type PendingLogIn } from './use-log-in-outcome.ts'

/** An identity provider's redirect. */
export interface ProviderRedirect {
  provider: IdentityProvider
  /** Query of the URL, without question mark. */
  query: string
  errand: Errand
}

type ReturnOutcome = { signedIn: SignedInFacts } | { pending: PendingLogIn } | { linked: true } | { refusal: string }

/** Reads the redirect from this page's URL. */
export function takeReturn(provider: IdentityProvider): ProviderRedirect {
  return { provider, query: window.location.search.slice(1), errand: errandOf() }
}

/** Completes a log-in by identity provider, or links the identity. */
export function useSocialReturn(): (came: ProviderRedirect) => Promise<ReturnOutcome> {
  const { t } = useTranslation('ways')
  const { run: signIn } = useSubmit(useLogInWithIdentityProviderMutation())
  const { run: link } = useSubmit(useLinkIdentityMutation())
  const outcomeOf = useLogInOutcome('provider')

  return async ({ provider, query, errand }) => {
    const cancelled = new URLSearchParams(query).get('error') === 'access_denied'
    const variables = { input: { provider, query } }
    const asRefusal = (text: string) => ({
      refusal: cancelled ? t('cancelled', { issuer: t(`issuers.${provider}`) }) : text,
    })
    if (errand === 'link') {
      const { problem } = await link(variables)
      return problem ? asRefusal(problem.text) : { linked: true }
    }
    const { success, problem } = await outcomeOf(await signIn(variables))
    return problem ? asRefusal(problem.text) : success
  }
}
