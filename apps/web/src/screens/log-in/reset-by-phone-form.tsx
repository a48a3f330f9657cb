import { breachOf } from '@playhouse/shared/registration-rules.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { breachText } from '../../features/registration/breach-text.ts'
import { usePasswordRule } from '../../features/session/use-password-rule.ts'
import { useSetPasswordByPhone } from '../../features/session/use-passwords.ts'
import { CodeField } from '../../features/verification/code-field.tsx'
import { PasswordField } from '../../i18n/password-field.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import type { LogInMethodProps } from './log-in-method.ts'
import { PhoneField, phoneInput } from './phone-field.tsx'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { usePhoneVerification } from './use-phone-verification.ts'

/** Signs the account in afterwards. */
export function ResetByPhoneForm({ onSignedIn, onWaiting }: Pick<LogInMethodProps, 'onSignedIn' | 'onWaiting'>) {
  const { t } = useTranslation(['passwords', 'ui'])
  const { t: tRegistration } = useTranslation('registration')
  const proof = usePhoneVerification('PASSWORD_RESET', 'resetByPhone')
  const rule = usePasswordRule()
  const setByPhone = useSetPasswordByPhone()
  const [password, setPassword] = useState('')
  const [passwordError, setPasswordError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [pending, setPending] = useState(false)
  const passwordInput = useRef<HTMLInputElement>(null)

  const refusePassword = (breach: string) => {
    setPasswordError(breachText(tRegistration, breach, 'password', rule))
    passwordInput.current?.focus()
  }
  const send = async () => {
    setFailure(undefined)
    if (!proof.isFilled()) return
    const breach = password === '' ? 'required' : rule && breachOf(rule, password)
    if (breach) return refusePassword(breach)
    setPending(true)
    const shown = await proof.shown()
    const outcome = shown && (await setByPhone({ phone: phoneInput(proof.phone), ...shown, newPassword: password }))
    setPending(false)
    if (!outcome) return
    if (!('refusal' in outcome)) proof.forget()
    if ('signedIn' in outcome) return onSignedIn(outcome.signedIn)
    if ('pending' in outcome) return onWaiting(outcome.pending)
    const refused = outcome.refusal.fields.find(({ field }) => field === 'newPassword')
    if (refused) refusePassword(refused.reason)
    else if (!proof.show(outcome.refusal)) setFailure(outcome.refusal.text)
  }
  const bounds = rule && { min: rule.minLength, max: rule.maxLength }
  return (
    <form noValidate onSubmit={useSingleSubmit(send)} className="flex flex-col gap-4">
      <p className="text-body text-muted">{t('byPhoneText')}</p>
      {failure ? <ErrorState look="line" level={3} title={failure} /> : null}
      <PhoneField {...proof.phoneField} />
      <CodeField {...proof.codeField} />
      <PasswordField
        ref={passwordInput}
        label={t('newPassword')}
        autoComplete="new-password"
        requiredLabel={t('ui:required')}
        description={bounds && tRegistration('hint.passwordNotUsername', bounds)}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value)
          setPasswordError(undefined)
        }}
        error={passwordError}
      />
      <Button type="submit" variant="action" size="large" wide pending={pending ? t('setting') : false}>
        {t('setAndLogIn')}
      </Button>
    </form>
  )
}
