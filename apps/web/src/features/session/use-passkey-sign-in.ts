import { startAuthentication, WebAuthnError, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useTranslation } from 'react-i18next'
import { useProblem, useSubmit } from '../../graphql/use-submit.ts'
import { useBeginPasskeyLogInMutation, useLogInWithPasskeyMutation } from './passkey-log-in.generated.ts'
import { useLogInOutcome, type SignedInFacts } from './use-log-in-outcome.ts'

/** Logs in with a passkey of this device. Returns the account, or the reason for a failure. */
export function usePasskeySignIn(): (remember: boolean) => Promise<SignedInFacts | { refusal: string }> {
  const { t } = useTranslation('ways')
  const { run: begin } = useSubmit(useBeginPasskeyLogInMutation())
  const { run: logIn } = useSubmit(useLogInWithPasskeyMutation())
  const outcomeOf = useLogInOutcome('passkey')
  const problemOf = useProblem()

  const unused = (error: unknown): { refusal: string } => {
    const code = error instanceof WebAuthnError ? error.code : undefined
    const misplaced = code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID'
    return { refusal: t(misplaced ? 'passkeyElsewhere' : 'passkeyCancelled') }
  }
  return async (remember) => {
    try {
      const { success, problem } = await begin({})
      if (problem) return { refusal: problem.text }
      const optionsJSON = JSON.parse(success.options) as PublicKeyCredentialRequestOptionsJSON
      const used = await startAuthentication({ optionsJSON }).catch(unused)
      if ('refusal' in used) return used
      const outcome = await outcomeOf(await logIn({ input: { response: JSON.stringify(used), remember } }))
      if (outcome.success && 'signedIn' in outcome.success) return outcome.success.signedIn
      // A passkey never requires further verification.
      const isRefused = outcome.problem && outcome.problem.code !== 'PASSKEY_FAILED'
      return { refusal: isRefused ? outcome.problem.text : t('passkeyFailed') }
    } catch (error) {
      return { refusal: problemOf(undefined, error).text }
    }
  }
}
