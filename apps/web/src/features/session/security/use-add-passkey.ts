import { startRegistration, WebAuthnError, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useTranslation } from 'react-i18next'
import { useAddPasskeyMutation, useBeginPasskeyRegistrationMutation } from './passkeys.generated.ts'
import { type Refusal, useRefusal } from './use-refusal.ts'

/** Adds a passkey: asks the platform what for, the browser for the key, and has it kept. The answer is why not, or nothing. */
export function useAddPasskey(): (fields: { name: string; password: string }) => Promise<Refusal | undefined> {
  const { t } = useTranslation('security')
  const [begin] = useBeginPasskeyRegistrationMutation()
  const [add] = useAddPasskeyMutation()
  const refusal = useRefusal()

  const stopped = (error: unknown): Refusal => {
    const code = error instanceof WebAuthnError ? error.code : undefined
    if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return { text: t('passkeyKnown') }
    const misplaced = code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID'
    return { text: t(misplaced ? 'passkeyElsewhere' : 'passkeyStopped') }
  }
  return async ({ name, password }) => {
    try {
      const begun = await begin({ variables: { input: { password } } })
      const asked = begun.data?.beginPasskeyRegistration
      if (asked?.__typename !== 'PasskeyOptionsSuccess') return refusal(asked, begun.error)
      const optionsJSON = JSON.parse(asked.options) as PublicKeyCredentialCreationOptionsJSON
      const made = await startRegistration({ optionsJSON }).catch(stopped)
      if ('text' in made) return made
      const { data, error } = await add({ variables: { input: { name, response: JSON.stringify(made) } } })
      const result = data?.addPasskey
      return result?.__typename === 'SecurityChangeSuccess' ? undefined : refusal(result, error)
    } catch (error) {
      return refusal(undefined, error)
    }
  }
}
