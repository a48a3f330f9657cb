import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { useAges } from '../site/parts/use-ages.ts'
import { SocialSignIn } from './parts/social-sign-in.tsx'
import type { LogInStep, PendingLogIn, SignedInFacts } from './use-log-in-outcome.ts'
import { useSiteFacts } from '../site/parts/use-site-facts.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { PasswordForm } from './password-form.tsx'
import { useFocusFirstField } from './use-focus-first-field.ts'
import { lazyComponent } from '../../ui/load-part.ts'

const PhoneCodeForm = lazyComponent(async () => (await import('./phone-code-form.tsx')).PhoneCodeForm)
const VerificationForm = lazyComponent(async () => (await import('./verification-form.tsx')).VerificationForm)

type Way = 'password' | 'code'

interface LogInFormProps {
  /** Called once the viewer is loaded. */
  onSignedIn: (facts: SignedInFacts) => void
  /** Focuses the first field on mount. */
  inDialog?: boolean
  /** While the screen's own query, which has the identity providers, is under way. */
  isLoading?: boolean
  /** Shown below the log-in methods, not during verification. */
  children?: ReactNode
}

/** All log-in methods of the brand and the browser, then the verification step if the platform requires one. */
export function LogInForm({ onSignedIn, inDialog = false, isLoading = false, children }: LogInFormProps) {
  const { t } = useTranslation('session')
  const byCode = useSiteFacts()?.features.includes('CODE_LOGIN') ?? false
  const { agreement: agreementAge } = useAges()
  const [way, setWay] = useState<Way>('password')
  const [remember, setRemember] = useState(false)
  const [waiting, setWaiting] = useState<PendingLogIn | null>(null)

  // The next step may be a captcha or a code.
  useEffect(() => void loadTexts(['verification']), [])

  const box = useFocusFirstField(waiting?.ticket ?? 'log-in', inDialog)

  if (waiting) {
    return (
      <div ref={box}>
        <VerificationForm
          waiting={waiting}
          remember={remember}
          onSignedIn={onSignedIn}
          onGiveUp={() => setWaiting(null)}
        />
      </div>
    )
  }
  const onNext = (next: LogInStep) => {
    if ('signedIn' in next) onSignedIn(next.signedIn)
    // Keeps this form visible while the next one suspends.
    else startTransition(() => setWaiting(next.pending))
  }
  const parts = { remember, onRemember: setRemember, onNext }
  const form = way === 'password' ? <PasswordForm {...parts} /> : <PhoneCodeForm {...parts} />
  return (
    <div ref={box} className="flex flex-col gap-4">
      {byCode ? (
        <Tabs
          label={t('ways')}
          tabs={[
            { id: 'password', label: t('byPassword') },
            { id: 'code', label: t('byCode') },
          ]}
          selected={way}
          onSelect={(id) => startTransition(() => setWay(id === 'code' ? 'code' : 'password'))}
        >
          {form}
        </Tabs>
      ) : (
        form
      )}
      <PasskeySignIn remember={remember} onSignedIn={onSignedIn} />
      <SocialSignIn agreementAge={agreementAge} isLoading={isLoading} />
      {children}
    </div>
  )
}
