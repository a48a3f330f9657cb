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
import { VerificationForm } from './verification-form.tsx'
import { useLogInWithCode } from './use-log-in.ts'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { LogInMethodProps } from './log-in-method.ts'
import { PhoneFormFields, usePhoneForm } from './phone-form.tsx'

function PhoneCodeForm({ remember, onRemember, onNext }: LogInMethodProps) {
  const { t } = useTranslation('session')
  const logIn = useLogInWithCode()
  const form = usePhoneForm({ draft: 'logInByPhone', send: (proved) => logIn({ ...proved, remember }), onNext })
  return (
    <MutationForm form={form}>
      <PhoneFormFields form={form} purpose="LOG_IN" />
      <Checkbox
        label={t('remember')}
        checked={remember}
        onChange={(event) => onRemember(event.currentTarget.checked)}
      />
      <Button type="submit" variant="action" size="large" wide pending={form.isPending ? t('loggingIn') : false}>
        {t('logIn')}
      </Button>
    </MutationForm>
  )
}

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
          onSelect={(id) => setWay(id === 'code' ? 'code' : 'password')}
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
