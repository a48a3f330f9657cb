import { breachOf } from '@playhouse/shared/registration-rules.ts'
import { useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { breachText } from '../../features/registration/breach-text.ts'
import type { Problem } from '../../graphql/use-submit.ts'
import { usePasswordRule } from '../../features/session/use-password-rule.ts'
import { PasswordField } from '../../i18n/password-field.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'

export interface NewPassword {
  /** Empty if not required. */
  oldPassword: string
  newPassword: string
  confirmNewPassword: string
}

interface NewPasswordFormProps {
  asksOld?: boolean
  action: string
  acting: string
  /** Resolves with a refusal, or undefined on success. */
  onSend: (password: NewPassword) => Promise<Problem | undefined>
  /** For password managers. */
  username?: string | undefined
  children?: ReactNode
}

const FIELDS = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const

export function NewPasswordForm({ asksOld = false, action, acting, username, onSend, children }: NewPasswordFormProps) {
  const { t } = useTranslation(['passwords', 'ui', 'errors'])
  const { t: tRegistration } = useTranslation('registration')
  const rule = usePasswordRule()
  const { register, handleSubmit, getValues, trigger, setError, setFocus, formState } = useForm<NewPassword>({
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    mode: 'onTouched',
  })
  const { errors, isSubmitting, isSubmitted, touchedFields } = formState
  const isRuleThere = rule !== undefined
  const judge = useEffectEvent(() => {
    // Keep an error that the platform has reported.
    if ((isSubmitted || touchedFields.newPassword) && !errors.newPassword) void trigger('newPassword')
  })
  useEffect(() => {
    // Validate input typed before the rule was loaded.
    if (isRuleThere) judge()
  }, [isRuleThere])

  const wordOf = (field: string, breach: string): string => {
    if (field === 'oldPassword') return breach.toLowerCase() === 'required' ? t('oldRequired') : t('oldWrong')
    if (breach.toLowerCase() === 'unchanged') return t('unchanged')
    return breachText(tRegistration, breach, field === 'confirmNewPassword' ? 'confirmPassword' : 'password', rule)
  }
  const send = async (password: NewPassword) => {
    const refusal = await onSend(password)
    if (!refusal) return
    const known = FIELDS.flatMap((field) => refusal.fields.find((found) => found.field === field) ?? [])
    for (const { field, reason } of known) setError(field as keyof NewPassword, { message: wordOf(field, reason) })
    const wrongOld = asksOld && refusal.code === 'LOGIN_FAILED'
    if (wrongOld) setError('oldPassword', { message: t('oldWrong') })
    else if (known.length === 0) setError('root', { message: refusal.text })
    const first = wrongOld ? 'oldPassword' : known[0]?.field
    if (first) setFocus(first as keyof NewPassword, { shouldSelect: true })
  }
  const submit = useSingleSubmit(handleSubmit(send))
  const bounds = rule && { min: rule.minLength, max: rule.maxLength }
  const requiredLabel = t('ui:required')
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {children}
      {username ? <input hidden readOnly name="username" autoComplete="username" value={username} /> : null}
      {errors.root?.message ? <ErrorState look="line" level={3} title={errors.root.message} /> : null}
      {asksOld ? (
        <PasswordField
          requiredLabel={requiredLabel}
          label={t('oldPassword')}
          autoComplete="current-password"
          error={errors.oldPassword?.message}
          {...register('oldPassword', { required: t('oldRequired') })}
        />
      ) : null}
      <PasswordField
        requiredLabel={requiredLabel}
        label={t('newPassword')}
        autoComplete="new-password"
        description={bounds && tRegistration('hint.passwordNotUsername', bounds)}
        error={errors.newPassword?.message}
        {...register('newPassword', {
          validate: (value) => {
            const breach = value === '' ? 'required' : rule && breachOf(rule, value)
            return breach ? wordOf('newPassword', breach) : true
          },
          onChange: () => {
            if (touchedFields.confirmNewPassword) void trigger('confirmNewPassword')
          },
        })}
      />
      <PasswordField
        requiredLabel={requiredLabel}
        label={t('confirmNewPassword')}
        autoComplete="new-password"
        error={errors.confirmNewPassword?.message}
        {...register('confirmNewPassword', {
          validate: (value) => {
            const breach = value === '' ? 'required' : value === getValues('newPassword') ? undefined : 'mismatch'
            return breach ? wordOf('confirmNewPassword', breach) : true
          },
        })}
      />
      <Button type="submit" variant="action" size="large" wide pending={isSubmitting ? acting : false}>
        {action}
      </Button>
    </form>
  )
}
