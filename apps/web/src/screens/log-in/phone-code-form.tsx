import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLogInWithCode } from '../../features/session/use-log-in.ts'
import { CodeField } from '../../features/verification/code-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import type { LogInMethodProps } from './log-in-method.ts'
import { PhoneField, phoneInput } from './phone-field.tsx'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { usePhoneVerification } from './use-phone-verification.ts'

export function PhoneCodeForm({ remember, onRemember, onSignedIn, onWaiting }: LogInMethodProps) {
  const { t } = useTranslation('session')
  const proof = usePhoneVerification('LOG_IN', 'logInByPhone')
  const logIn = useLogInWithCode()
  const [failure, setFailure] = useState<string>()
  const [pending, setPending] = useState(false)

  const send = async () => {
    setFailure(undefined)
    if (!proof.isFilled()) return
    setPending(true)
    const shown = await proof.shown()
    const outcome = shown && (await logIn({ phone: phoneInput(proof.phone), ...shown, remember }))
    setPending(false)
    if (!outcome) return
    if ('refusal' in outcome) {
      if (!proof.show(outcome.refusal)) setFailure(outcome.refusal.text)
      return
    }
    proof.forget()
    if ('signedIn' in outcome) onSignedIn(outcome.signedIn)
    else onWaiting(outcome.pending)
  }
  return (
    <form noValidate onSubmit={useSingleSubmit(send)} className="flex flex-col gap-4">
      {failure ? <ErrorState look="line" level={3} title={failure} /> : null}
      <PhoneField {...proof.phoneField} />
      <CodeField {...proof.codeField} />
      <Checkbox
        label={t('remember')}
        checked={remember}
        onChange={(event) => onRemember(event.currentTarget.checked)}
      />
      <Button type="submit" variant="action" size="large" wide pending={pending ? t('loggingIn') : false}>
        {t('logIn')}
      </Button>
    </form>
  )
}
