import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { dropDraft, readDraft } from '../../drafts/form-draft.ts'
import { useFormDraft } from '../../drafts/use-form-draft.ts'
import { useRequestPasswordResetMutation } from '../../features/session/request-password-reset.generated.ts'
import { useHumanCheck } from '../../features/verification/use-human-check.ts'
import { useProblem, useSubmit } from '../../graphql/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'

interface Fields {
  username: string
  email: string
}

const DRAFTED = ['username', 'email'] as const

/** Catches typing slips; the platform validates fully. */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Does not reveal whether the account exists. A reload keeps the input. */
export function ResetByEmailForm({ onSent }: { onSent: (minutes: number) => void }) {
  const { t } = useTranslation(['passwords', 'session', 'ui', 'errors'])
  const { register, handleSubmit, setError, setFocus, subscribe, formState } = useForm<Fields>({
    defaultValues: { username: '', email: '', ...readDraft('resetByEmail', DRAFTED) },
  })
  useFormDraft('resetByEmail', subscribe, DRAFTED)
  const { errors, isSubmitting } = formState
  const { run: requestLink } = useSubmit(useRequestPasswordResetMutation())
  const human = useHumanCheck()
  const problemOf = useProblem()

  const send = async ({ username, email }: Fields) => {
    let humanProof: string | null
    try {
      humanProof = await human.prove()
    } catch (error) {
      return setError('root', { message: problemOf(undefined, error).text })
    }
    const { success, problem } = await requestLink({
      input: { username: username.trim(), email: email.trim(), humanProof },
    })
    if (success) {
      dropDraft('resetByEmail')
      return onSent(success.expiresInMinutes)
    }
    const field = problem.fields.map((found) => found.field).find((name) => name === 'username' || name === 'email')
    if (field === 'email') setError('email', { message: t('emailWrong') })
    else if (field === 'username') setError('username', { message: t('session:breach.usernameRequired') })
    else setError('root', { message: problem.text })
    if (field) setFocus(field, { shouldSelect: true })
  }
  return (
    <form noValidate onSubmit={useSingleSubmit(handleSubmit(send))} className="flex flex-col gap-4">
      <p className="text-body text-muted">{t('byEmailText')}</p>
      {errors.root?.message ? <ErrorState look="line" level={3} title={errors.root.message} /> : null}
      <TextField
        label={t('session:username')}
        onFocus={human.warm}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        requiredLabel={t('ui:required')}
        error={errors.username?.message}
        {...register('username', { required: t('session:breach.usernameRequired') })}
      />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        requiredLabel={t('ui:required')}
        error={errors.email?.message}
        {...register('email', {
          required: t('emailRequired'),
          validate: (value) => EMAIL_PATTERN.test(value.trim()) || t('emailWrong'),
        })}
      />
      <Button type="submit" variant="action" size="large" wide pending={isSubmitting ? t('sendingLink') : false}>
        {t('sendLink')}
      </Button>
    </form>
  )
}
