import type { IdentityProvider } from '@playhouse/schema/types.generated.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { accessRequest } from '../../../access/access-requests.ts'
import { storeAction } from '../../../access/store-action.ts'
import { getResponse } from '../../../graphql/response.ts'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx'
import { getInvitation } from '../../../access/invitation.ts'
import { noteErrand } from '../social-errand.ts'
import { SocialMark } from '../social-mark.tsx'
import { useBeginIdentityProviderLogInMutation, useIdentityProvidersQuery } from '../identity-providers.generated.ts'
import { useOffers } from '../../site/parts/use-offers.ts'

interface SocialSignInProps {
  agreementAge: number
  /** While the screen's own query, which has the providers, is under way. */
  isLoading?: boolean
}

/**
 * Log-in or registration by identity provider; renders nothing if the brand offers none. The browser leaves the page and comes
 * back, when the pending action resumes.
 */
export function SocialSignIn({ agreementAge, isLoading = false }: SocialSignInProps) {
  const { t } = useTranslation('ways')
  const location = useLocation()
  const query = useIdentityProvidersQuery({ skip: isLoading })
  const { response } = getResponse(query)
  const offers = useOffers()
  const { run: begin } = useSubmit(useBeginIdentityProviderLogInMutation())
  const [leavingFor, setLeavingFor] = useState<IdentityProvider | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  if (!offers('SOCIAL')) return null
  if (!response && (isLoading || query.loading)) return <ToCome />
  const offered = response?.site.identityProviders ?? []
  if (offered.length === 0) return null

  const leave = async (provider: IdentityProvider) => {
    if (leavingFor) return
    setLeavingFor(provider)
    setRefusal(null)
    // A log-in opens an account too, the first time.
    const { affiliateCode, referralCode } = getInvitation(new URLSearchParams(location.search))
    const { success, problem } = await begin({
      input: { provider, affiliateCode: affiliateCode || null, referralCode: referralCode || null },
    })
    if (success) {
      noteErrand({ to: 'signIn' })
      storeAction({ path: location.pathname + location.search, action: accessRequest.get()?.pendingAction })
      // Pending until the browser has left the page.
      return window.location.assign(success.redirectUrl)
    }
    setRefusal(problem.text)
    setLeavingFor(null)
  }
  return (
    <div className="flex flex-col gap-3">
      <div
        aria-hidden="true"
        className="flex items-center gap-3 text-small text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line"
      >
        {t('or')}
      </div>
      {refusal ? <ErrorState look="line" level={3} title={refusal} /> : null}
      {offered.map(({ provider }) => {
        const name = t(`issuers.${provider}`)
        return (
          <Button
            key={provider}
            size="large"
            wide
            pending={leavingFor === provider ? t('goingTo', { issuer: name }) : false}
            disabledReason={
              leavingFor && leavingFor !== provider ? t('goingTo', { issuer: t(`issuers.${leavingFor}`) }) : null
            }
            onClick={() => void leave(provider)}
          >
            <SocialMark provider={provider} />
            {t('continueWith', { issuer: name })}
          </Button>
        )
      })}
      <p className="text-small text-muted text-pretty">
        <span>{offered.some(({ isSimulated }) => isSimulated) ? `${t('playNote')} ` : null}</span>
        <span>{t('adultNote', { age: agreementAge })}</span>
      </p>
    </div>
  )
}

/** Reserves the space of two buttons, so that what is below does not move under a press. */
function ToCome() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <Skeleton className="my-2.5 h-px" />
      <Skeleton className="h-11 rounded-control" />
      <Skeleton className="h-11 rounded-control" />
      <div className="h-[3.1875rem]">
        <SkeletonText lines={2} />
      </div>
    </div>
  )
}
