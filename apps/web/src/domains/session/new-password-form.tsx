import { preparePassword } from '@playhouse/shared/prepared-text.ts'
import { getBreach } from '@playhouse/shared/registration-rules.ts'
import { useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { breachText } from '../registration/parts/breach-text.ts'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { type AnyOutcome, useMutationForm } from '../../forms/use-mutation-form.ts'
import { usePasswordRule } from './use-password-rule.ts'
import { PasswordField } from '../../i18n/password-field.tsx'
import { Button } from '../../ui/button.tsx'

export interface NewPassword {
  /** Empty if not required. */
  oldPassword: string
  newPassword: string
  confirmNewPassword: string
}

interface NewPasswordFormProps<Sent extends AnyOutcome> {
  asksOld?: boolean
  action: string
  acting: string
  onSend: (password: NewPassword) => Promise<Sent>
  onDone: () => void | Promise<void>
  /** For password managers. */
  username?: string | undefined
  children?: ReactNode
}

export function NewPasswordForm<Sent extends AnyOutcome>({
  asksOld = false,
  action,
  acting,
  username,
  onSend,
  onDone,
  children,
}: NewPasswordFormProps<Sent>) {
  const { t } = useTranslation(['passwords', 'ui', 'errors'])
  const { t: tRegistration } = useTranslation('registration')
  const rule = usePasswordRule()
  const getWord = (field: string, breach: string): string => {
    if (field === 'oldPassword') return breach.toLowerCase() === 'required' ? t('oldRequired') : t('oldWrong')
    if (breach.toLowerCase() === 'unchanged') return t('unchanged')
    return breachText(tRegistration, breach, field === 'confirmNewPassword' ? 'confirmPassword' : 'password', rule)
  }
  const form = useMutationForm<NewPassword, Sent>({
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    mode: 'onTouched',
    send: onSend,
    reasonText: getWord,
    place: ({ code }) => (asksOld && code === 'LOGIN_FAILED' ? { oldPassword: t('oldWrong') } : undefined),
    onDone,
  })
  const { getValues, trigger, formState } = form.methods
  const { errors, isSubmitted, touchedFields } = formState
  const isRuleThere = rule !== undefined
  const judge = useEffectEvent(() => {
    // Keep an error that the platform has reported.
    if ((isSubmitted || touchedFields.newPassword) && !errors.newPassword) void trigger('newPassword')
  })
  useEffect(() => {
    // Validate input typed before the rule was loaded.
    if (isRuleThere) judge()
  }, [isRuleThere])

  const bounds = rule && { min: rule.minLength, max: rule.maxLength }
  const requiredLabel = t('ui:required')
  return (
    <MutationForm form={form}>
      {children}
      {username ? <input hidden readOnly name="username" autoComplete="username" value={username} /> : null}
      {asksOld ? (
        <PasswordField
          requiredLabel={requiredLabel}
          label={t('oldPassword')}
          autoComplete="current-password"
          {...form.field('oldPassword', { required: t('oldRequired'), secret: true })}
        />
      ) : null}
      <PasswordField
        requiredLabel={requiredLabel}
        label={t('newPassword')}
        autoComplete="new-password"
        description={bounds && tRegistration('hint.passwordNotUsername', bounds)}
        {...form.field('newPassword', {
          secret: true,
          validate: (value) => {
            const breach = value === '' ? 'required' : rule && getBreach(rule, preparePassword(value))
            return breach ? getWord('newPassword', breach) : true
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
        {...form.field('confirmNewPassword', {
          secret: true,
          validate: (value) => {
            const isSame = preparePassword(value) === preparePassword(getValues('newPassword'))
            const breach = value === '' ? 'required' : isSame ? undefined : 'mismatch'
            return breach ? getWord('confirmNewPassword', breach) : true
          },
        })}
      />
      <Button type="submit" variant="action" size="large" wide pending={form.isPending ? acting : false}>
        {action}
      </Button>
    </MutationForm>
  )
}
