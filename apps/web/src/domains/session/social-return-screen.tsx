import type { IdentityProvider } from '@playhouse/schema/types.generated.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { awaitSignIn, openLogIn } from '../../access/access-requests.ts'
import { clearStoredAction, readStoredAction } from '../../access/stored-action.ts'
import { type PendingLogIn, type SignedInFacts, useLogInOutcome } from './use-log-in-outcome.ts'
import { usePageTitle } from '../site/parts/use-page-title.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { Component as NotFoundScreen } from '../site/parts/not-found-screen.tsx'
import { useAfterLogIn } from './use-after-log-in.ts'
import { VerificationForm } from './verification-form.tsx'
import { useSubmit } from '../../graphql/use-submit.ts'
import { type Errand, getErrand } from './social-errand.ts'
import {
  useLinkIdentityMutation,
  useLogInWithIdentityProviderMutation,
} from './identity-provider-callback.generated.ts'

const ISSUERS: Readonly<Record<string, IdentityProvider>> = { google: 'GOOGLE', facebook: 'FACEBOOK' }

/** Redirect target of identity providers. */
export function Component() {
  const issuer = ISSUERS[useParams()['issuer'] ?? '']
  return issuer ? <SocialReturn issuer={issuer} /> : <NotFoundScreen />
}

/** Signs in, or links the identity to the signed-in account. */
function SocialReturn({ issuer }: { issuer: IdentityProvider }) {
  const { t } = useTranslation(['ways', 'ui'])
  const navigate = useNavigate()
  const afterLogIn = useAfterLogIn()
  const finish = useSocialReturn()
  const [arrived] = useState<ProviderRedirect>(() => takeReturn(issuer))
  const [stored] = useState(readStoredAction)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [waiting, setWaiting] = useState<PendingLogIn | null>(null)
  const name = t(`issuers.${issuer}`)
  const linking = arrived.errand.to === 'link'
  const title = t(linking ? 'returnLinkTitle' : 'returnTitle', { issuer: name })
  usePageTitle(title)

  const goBack = () => navigate(stored?.path ?? paths.home(), { replace: true })
  const signedIn = async (facts: SignedInFacts) => {
    awaitSignIn(stored?.action)
    // The pending action resumes on the page it was started from.
    await goBack()
    afterLogIn(facts)
  }
  useEffect(() => {
    // The code works once: remove it from the URL and send it once.
    window.history.replaceState(window.history.state, '', window.location.pathname)
    clearStoredAction()
    void finish(arrived).then((outcome) => {
      if ('refusal' in outcome) return setRefusal(outcome.refusal)
      if ('pending' in outcome) return setWaiting(outcome.pending)
      if ('linked' in outcome) {
        showToast({ tone: 'good', title: t('linked', { issuer: name }) })
        return void navigate(paths.memberSecurity(), { replace: true })
      }
      return signedIn(outcome.signedIn)
    })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the code works once
  }, [])

  return (
    <div className="mx-auto flex max-w-sm flex-col gap-6 py-6 tablet:py-12">
      <h1 tabIndex={-1} className="text-headline font-semibold focus-visible:outline-none">
        {!refusal ? title : linking ? t('returnLinkFailed', { issuer: name }) : t('returnFailed')}
      </h1>
      {waiting ? (
        <VerificationForm
          waiting={waiting}
          remember={false}
          onSignedIn={(facts) => void signedIn(facts)}
          onGiveUp={() => void navigate(paths.logIn(), { replace: true })}
        />
      ) : refusal ? (
        <>
          <ErrorState look="line" level={2} title={refusal} />
          {linking ? (
            <Link to={paths.memberSecurity()} replace className={buttonClass({ class: 'self-start' })}>
              {t('backToSecurity')}
            </Link>
          ) : (
            <Button
              className="self-start"
              onClick={() => {
                void goBack()
                openLogIn(stored?.action)
              }}
            >
              {t('backToLogIn')}
            </Button>
          )}
        </>
      ) : (
        <p role="status" className="text-prose text-muted">
          {t('returnText')}
        </p>
      )}
    </div>
  )
}

interface ProviderRedirect {
  provider: IdentityProvider
  /** Query of the URL, without question mark. */
  query: string
  errand: Errand
}

type ReturnOutcome = { signedIn: SignedInFacts } | { pending: PendingLogIn } | { linked: true } | { refusal: string }

/** Reads the redirect from this page's URL. */
function takeReturn(provider: IdentityProvider): ProviderRedirect {
  return { provider, query: window.location.search.slice(1), errand: getErrand() }
}

/** The page does not know yet who is signed in. */
const getContext = (errand: Errand) => (errand.to === 'link' ? { context: { actsFor: { id: errand.viewerId } } } : {})

/** Completes a log-in by identity provider, or links the identity. */
function useSocialReturn(): (arrived: ProviderRedirect) => Promise<ReturnOutcome> {
  const { t } = useTranslation('ways')
  const { run: signIn } = useSubmit(useLogInWithIdentityProviderMutation())
  const { run: link } = useSubmit(useLinkIdentityMutation(getContext(getErrand())))
  const getOutcome = useLogInOutcome('provider')

  return async ({ provider, query, errand }) => {
    const cancelled = new URLSearchParams(query).get('error') === 'access_denied'
    const variables = { input: { provider, query } }
    const asRefusal = (text: string) => ({
      refusal: cancelled ? t('cancelled', { issuer: t(`issuers.${provider}`) }) : text,
    })
    if (errand.to === 'link') {
      const { problem } = await link(variables)
      return problem ? asRefusal(problem.text) : { linked: true }
    }
    const { success, problem } = await getOutcome(await signIn(variables))
    return problem ? asRefusal(problem.text) : success
  }
}
