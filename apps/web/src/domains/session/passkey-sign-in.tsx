import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { KeyRound } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { askForPasskey, isMisplaced, supportsPasskeys } from '../../access/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type SignedInFacts, useLogInOutcome } from './use-log-in-outcome.ts'
import { useProblem, useSubmit } from '../../graphql/use-submit.ts'
import { useBeginPasskeyLogInMutation, useLogInWithPasskeyMutation } from './passkey-log-in.generated.ts'
import { useOffers } from '../site/parts/use-offers.ts'

interface PasskeySignInProps {
  /** Keeps the session for a day. */
  remember?: boolean
  /** Called after signing in, when the cache holds the viewer. */
  onSignedIn: (facts: SignedInFacts) => void
}

const NEVER = () => () => {}

/** Signs in with a passkey of this device. Renders nothing if the site or the browser does not support passkeys. */
export function PasskeySignIn({ remember = false, onSignedIn }: PasskeySignInProps) {
  const { t } = useTranslation('ways')
  const offers = useOffers()
  const signIn = usePasskeySignIn()
  const [waiting, setWaiting] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isSupported = useSyncExternalStore(
    NEVER,
    supportsPasskeys,
    // Nearly all do.
    () => true,
  )
  if (!isSupported || !offers('PASSKEYS')) return null

  const start = async () => {
    setWaiting(true)
    setRefusal(null)
    const outcome = await signIn(remember)
    setWaiting(false)
    if ('refusal' in outcome) setRefusal(outcome.refusal)
    else onSignedIn(outcome)
  }
  return (
    <>
      {refusal ? <ErrorState look="line" level={3} title={refusal} /> : null}
      <Button size="large" wide pending={waiting ? t('passkeyWaiting') : false} onClick={() => void start()}>
        <Icon icon={KeyRound} />
        {t('passkey')}
      </Button>
    </>
  )
}

/** Logs in with a passkey of this device. Returns the account, or the reason for a failure. */
function usePasskeySignIn(): (remember: boolean) => Promise<SignedInFacts | { refusal: string }> {
  const { t } = useTranslation('ways')
  const { run: begin } = useSubmit(useBeginPasskeyLogInMutation())
  const { run: logIn } = useSubmit(useLogInWithPasskeyMutation())
  const getOutcome = useLogInOutcome('passkey')
  const getProblem = useProblem()

  return async (remember) => {
    try {
      const { success, problem } = await begin({})
      if (problem) return { refusal: problem.text }
      const optionsJSON = JSON.parse(success.options) as PublicKeyCredentialRequestOptionsJSON
      const used = await askForPasskey(({ startAuthentication }) => startAuthentication({ optionsJSON }))
      if ('stopped' in used) return { refusal: t(isMisplaced(used.stopped) ? 'passkeyElsewhere' : 'passkeyCancelled') }
      const outcome = await getOutcome(await logIn({ input: { response: JSON.stringify(used.answer), remember } }))
      if (outcome.success && 'signedIn' in outcome.success) return outcome.success.signedIn
      // A passkey never requires further verification.
      const isRefused = outcome.problem && outcome.problem.code !== 'PASSKEY_FAILED'
      return { refusal: isRefused ? outcome.problem.text : t('passkeyFailed') }
    } catch (error) {
      return { refusal: getProblem(undefined, error).text }
    }
  }
}
