import { startAuthentication, WebAuthnError, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '../../graphql/error-code.ts'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { useBeginPasskeyLogInMutation, useLogInWithPasskeyMutation } from './passkey-log-in.generated.ts'
import { useLogInOutcome, type SignedInFacts } from './use-log-in-outcome.ts'

/** Signs in with a passkey of this device. The answer is who is signed in, or why nobody is. */
export function usePasskeySignIn(): (remember: boolean) => Promise<SignedInFacts | { refusal: string }> {
  const { t } = useTranslation('ways')
  const [begin] = useBeginPasskeyLogInMutation()
  const [mutate] = useLogInWithPasskeyMutation()
  const outcomeOf = useLogInOutcome()
  const errorText = useErrorText()

  const unused = (error: unknown): { refusal: string } => {
    const code = error instanceof WebAuthnError ? error.code : undefined
    const misplaced = code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID'
    return { refusal: t(misplaced ? 'passkeyElsewhere' : 'passkeyCancelled') }
  }
  return async (remember) => {
    try {
      const begun = await begin()
      const asked = begun.data?.beginPasskeyLogIn
      if (asked?.__typename !== 'PasskeyOptionsSuccess') {
        return { refusal: errorText(asked?.code ?? errorCodeOf(begun.error), asked?.retryAfterSeconds) }
      }
      const optionsJSON = JSON.parse(asked.options) as PublicKeyCredentialRequestOptionsJSON
      const used = await startAuthentication({ optionsJSON }).catch(unused)
      if ('refusal' in used) return used
      const outcome = await outcomeOf(async () => {
        const { data, error } = await mutate({ variables: { input: { response: JSON.stringify(used), remember } } })
        return { result: data?.logInWithPasskey, error }
      })
      if ('signedIn' in outcome) return outcome.signedIn
      // Nothing more is ever asked of who has shown a passkey.
      if ('waiting' in outcome || outcome.refusal.code === 'PASSKEY_FAILED') return { refusal: t('passkeyFailed') }
      return { refusal: outcome.refusal.text }
    } catch (error) {
      return { refusal: errorText(errorCodeOf(error)) }
    }
  }
}
