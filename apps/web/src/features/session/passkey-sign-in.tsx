import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { SignedInFacts } from './use-log-in-outcome.ts'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

interface PasskeySignInProps {
  /** Keeps the session for a day. */
  remember?: boolean
  /** Called after signing in, when the cache holds the viewer. */
  onSignedIn: (facts: SignedInFacts) => void
}

/** Signs in with a passkey of this device. Renders nothing if the browser does not support passkeys. */
export function PasskeySignIn({ remember = false, onSignedIn }: PasskeySignInProps) {
  const { t } = useTranslation('ways')
  const signIn = usePasskeySignIn()
  const [waiting, setWaiting] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  if (!browserSupportsWebAuthn()) return null

  const start = async () => {
    setWaiting(true)
    setRefusal(null)
    const outcome = await signIn(remember)
    setWaiting(false)
    if ('refusal' in outcome) setRefusal(outcome.refusal)
    else onSignedIn(outcome)
  }
  return (
    <div className="flex flex-col gap-3">
      {refusal ? <ErrorState look="line" level={3} title={refusal} /> : null}
      <Button size="large" wide pending={waiting ? t('passkeyWaiting') : false} onClick={() => void start()}>
        <Icon icon={KeyRound} />
        {t('passkey')}
      </Button>
    </div>
  )
}
