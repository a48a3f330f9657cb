import type { IdentityProvider } from '@playhouse/schema/types.generated.ts'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openFirstPassword, openPasswordChange } from '../../../access/access-requests.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { AuthenticatorRow } from './authenticator-row.tsx'
import { GuardRow } from './guard-row.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import type { GuardPanel_SecurityFragment } from './security-parts.generated.ts'
import { SecurityQuestionsRow } from './security-questions-row.tsx'
import { SocialRow } from './social-row.tsx'
import { Offered } from '../../site/parts/offered.tsx'
import { useOffers } from '../../site/parts/use-offers.ts'

interface GuardPanelProps {
  security: Omit<GuardPanel_SecurityFragment, ' $fragmentName'>
  siteName: string
  canChangePassword: boolean
  issuers: readonly { provider: IdentityProvider; isSimulated: boolean }[]
  device: string | null
  onChanged: () => void
}

/** Everything that protects the account, with its settings. */
export function GuardPanel({ security, siteName, canChangePassword, issuers, device, onChanged }: GuardPanelProps) {
  const { t } = useTranslation('security')
  const offers = useOffers()
  const { hasPassword, authenticator, passkeys, linkedIdentities, questions } = security
  // A linked identity stays listed after the brand stops offering its provider, so that it can be unlinked.
  const providers = [
    ...issuers,
    ...linkedIdentities
      .filter(({ provider }) => issuers.every((option) => option.provider !== provider))
      .map(({ provider }) => ({ provider, isSimulated: false })),
  ]
  return (
    <ul className="divide-y divide-line/60">
      <GuardRow
        mark={<Icon icon={Lock} />}
        title={t('password')}
        state={hasPassword ? t('passwordSet') : t('passwordNone')}
        action={
          canChangePassword ? (
            <Button onClick={() => (hasPassword ? openPasswordChange() : openFirstPassword())}>
              {t(hasPassword ? 'changePassword' : 'setPassword')}
            </Button>
          ) : null
        }
      />
      <Offered feature="AUTHENTICATOR">
        <AuthenticatorRow authenticator={authenticator} hasPassword={hasPassword} siteName={siteName} />
      </Offered>
      <Offered feature="PASSKEYS">
        <PasskeyRow passkeys={passkeys} hasPassword={hasPassword} device={device} />
      </Offered>
      {questions ? <SecurityQuestionsRow questions={questions} hasPassword={hasPassword} /> : null}
      {(offers('SOCIAL') ? providers : []).map(({ provider, isSimulated }) => (
        <SocialRow
          key={provider}
          provider={provider}
          isSimulated={isSimulated}
          identity={linkedIdentities.find((identity) => identity.provider === provider)}
          hasPassword={hasPassword}
          onChanged={onChanged}
        />
      ))}
    </ul>
  )
}
