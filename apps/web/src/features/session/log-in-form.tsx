import { useRef } from 'react'
import type { SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { LogInRefusal } from './use-log-in.ts'
import { useLogIn } from './use-log-in.ts'

export interface LogInFields {
  username: string
  password: string
  remember: boolean
}

/** Username and password. `onSignedIn` is called once the page knows who is there. A failure keeps what was typed. */
export function LogInForm({ onSignedIn }: { onSignedIn: (name: string) => void }) {
  const { t } = useTranslation(['session', 'ui', 'errors'])
  const { register, handleSubmit, setError, setFocus, formState } = useForm<LogInFields>({
    defaultValues: { username: '', password: '', remember: false },
  })
  const logIn = useLogIn()
  const sending = useRef(false)
  const { errors, isSubmitting } = formState

  const show = ({ text, field }: LogInRefusal) => {
    setError(field ?? 'root', { message: text })
    setFocus(field ?? 'password', { shouldSelect: true })
  }
  const send = async (fields: LogInFields) => {
    const outcome = await logIn(fields)
    if ('name' in outcome) onSignedIn(outcome.name)
    else show(outcome)
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A second press or Enter while the first is on its way sends nothing.
    if (sending.current) return
    sending.current = true
    await handleSubmit(send)(event).finally(() => (sending.current = false))
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {errors.root?.message ? <ErrorState look="line" level={3} title={errors.root.message} /> : null}
      <TextField
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        error={errors.username?.message}
        {...register('username', { required: t('breach.usernameRequired') })}
      />
      <TextField
        label={t('password')}
        type="password"
        autoComplete="current-password"
        maxLength={256}
        reveal={{ show: t('ui:showPassword'), hide: t('ui:hidePassword') }}
        error={errors.password?.message}
        {...register('password', { required: t('breach.passwordRequired') })}
      />
      <Checkbox label={t('remember')} {...register('remember')} />
      <Button type="submit" variant="action" size="large" wide pending={isSubmitting ? t('loggingIn') : false}>
        {t('logIn')}
      </Button>
    </form>
  )
}
