import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useRef } from 'react'
import type { SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { breachText } from './breach-text.ts'
import { REGISTRATION_FIELDS, registrationSchema } from './registration-schema.ts'
import type { RegistrationFieldName, RegistrationRules, RegistrationValues } from './registration-schema.ts'
import { useRegister } from './use-register.ts'

interface RuledFormProps {
  rules: RegistrationRules
  invitedBy: string
  onSignedIn: (name: string) => void
}

const AUTO_COMPLETE = {
  username: 'username',
  password: 'new-password',
  confirmPassword: 'new-password',
  affiliateCode: 'off',
} as const

/** The registration form by the brand's rules. A refusal lands on its field and keeps what was typed. */
export function RuledForm({ rules, invitedBy, onSignedIn }: RuledFormProps) {
  const { t } = useTranslation(['session', 'ui', 'errors'])
  const { register, handleSubmit, setError, setFocus, formState } = useForm<RegistrationValues>({
    defaultValues: { username: '', password: '', confirmPassword: '', affiliateCode: invitedBy },
    resolver: standardSchemaResolver(registrationSchema(rules)),
    mode: 'onTouched',
  })
  const openAccount = useRegister()
  const sending = useRef(false)
  const { errors, isSubmitting } = formState

  const send = async (values: RegistrationValues) => {
    const outcome = await openAccount(values)
    if ('name' in outcome) return onSignedIn(outcome.name)
    for (const { field, message } of outcome.fields) setError(field, { message })
    if (outcome.text) setError('root', { message: outcome.text })
    const first = outcome.fields[0]
    if (first) setFocus(first.field, { shouldSelect: true })
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A second press or Enter while the first is on its way sends nothing.
    if (sending.current) return
    sending.current = true
    await handleSubmit(send)(event).finally(() => (sending.current = false))
  }
  /** Messages of the schema are breaches; messages of the server are words already. */
  const messageOf = (field: RegistrationFieldName) => {
    const message = errors[field]?.message
    return message && /^(required|length|pattern|mismatch|other)$/i.test(message)
      ? breachText(t, message, t(field), rules[field])
      : message
  }
  const shown = REGISTRATION_FIELDS.filter((field) => field !== 'affiliateCode' || rules.affiliateCode)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {errors.root?.message ? <ErrorState look="line" level={3} title={errors.root.message} /> : null}
      {shown.map((field) => (
        <TextField
          key={field}
          label={t(field)}
          type={field === 'password' || field === 'confirmPassword' ? 'password' : 'text'}
          reveal={{ show: t('ui:showPassword'), hide: t('ui:hidePassword') }}
          autoComplete={AUTO_COMPLETE[field]}
          autoCapitalize="none"
          spellCheck={false}
          requiredLabel={field === 'confirmPassword' || rules[field]?.required ? t('ui:required') : undefined}
          description={hintOf(field)}
          error={messageOf(field)}
          {...register(field)}
        />
      ))}
      <p className="text-small text-muted">{t('agreement')}</p>
      <Button type="submit" variant="action" size="large" wide pending={isSubmitting ? t('registering') : false}>
        {t('register')}
      </Button>
    </form>
  )

  function hintOf(field: RegistrationFieldName): string | undefined {
    const rule = rules[field]
    if (!rule || field === 'affiliateCode') return undefined
    const bounds = { min: rule.minLength, max: rule.maxLength }
    return bounds.min === bounds.max ? t('hint.exactLength', bounds) : t('hint.length', bounds)
  }
}
