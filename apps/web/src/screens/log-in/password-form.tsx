import { useCallback, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { openForgottenPassword } from '../../access/access-requests.ts'
import { dropDraft, readDraft } from '../../drafts/form-draft.ts'
import { useFormDraft } from '../../drafts/use-form-draft.ts'
import { useLogIn } from '../../features/session/use-log-in.ts'
import type { LogInRefusal } from '../../features/session/use-log-in-outcome.ts'
import { CaptchaField } from '../../features/verification/captcha-field.tsx'
import type { CaptchaFieldHandle, CaptchaValue } from '../../features/verification/captcha-field.tsx'
import { useHumanCheck } from '../../features/verification/use-human-check.ts'
import { useProblem } from '../../graphql/use-submit.ts'
import { PasswordField } from '../../i18n/password-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { TextField } from '../../ui/text-field.tsx'
import type { LogInMethodProps } from './log-in-method.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'

interface Fields {
  username: string
  password: string
  secondFactor: string
}

const DRAFTED = ['username'] as const

const NO_CAPTCHA: CaptchaValue = { id: '', text: '' }

/** Adds a captcha after some failures and a second factor while the account is locked. A reload keeps the username. */
export function PasswordForm({ remember, onRemember, onSignedIn, onWaiting }: LogInMethodProps) {
  const { t } = useTranslation(['session', 'errors'])
  const { register, handleSubmit, setError, setFocus, subscribe, formState } = useForm<Fields>({
    defaultValues: { username: '', ...readDraft('logIn', DRAFTED), password: '', secondFactor: '' },
  })
  useFormDraft('logIn', subscribe, DRAFTED)
  const { errors, isSubmitting } = formState
  const logIn = useLogIn()
  const human = useHumanCheck()
  const problemOf = useProblem()
  const [asksCaptcha, setAsksCaptcha] = useState(false)
  const [isLocked, setIsLocked] = useState(false)
  const [captcha, setCaptcha] = useState(NO_CAPTCHA)
  const [captchaError, setCaptchaError] = useState<string>()
  const picture = useRef<CaptchaFieldHandle>(null)
  const changeCaptcha = useCallback((value: CaptchaValue) => {
    setCaptcha(value)
    if (value.text !== '') setCaptchaError(undefined)
  }, [])

  const show = ({ code, text, fields, captchaRequired }: LogInRefusal) => {
    if (captchaRequired) setAsksCaptcha(true)
    if (code === 'LOGIN_LOCKED') setIsLocked(true)
    // A captcha works once.
    picture.current?.refresh()
    if (code === 'CAPTCHA_FAILED') {
      setCaptchaError(asksCaptcha ? text : t('breach.captchaRequired'))
      picture.current?.focus()
      return
    }
    const field = fields.map((found) => found.field).find((name) => name === 'username' || name === 'password')
    setError(field ?? 'root', { message: field ? t(`breach.${field}Required`) : text })
    setFocus(field ?? 'password', { shouldSelect: true })
  }
  const send = async ({ username, password, secondFactor }: Fields) => {
    if (asksCaptcha && captcha.text.trim() === '') {
      setCaptchaError(t('breach.captchaRequired'))
      picture.current?.focus()
      return
    }
    let humanProof: string | null
    try {
      humanProof = await human.prove()
    } catch (error) {
      return setError('root', { message: problemOf(undefined, error).text })
    }
    const typed = { username: username.trim(), password, secondFactor: secondFactor.trim(), remember, humanProof }
    const outcome = await logIn({ ...typed, captcha: asksCaptcha ? captcha : null })
    if ('refusal' in outcome) return show(outcome.refusal)
    dropDraft('logIn')
    if ('signedIn' in outcome) onSignedIn(outcome.signedIn)
    else onWaiting(outcome.pending)
  }
  const submit = useSingleSubmit((event) => handleSubmit(send)(event))
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {errors.root?.message ? <ErrorState look="line" level={3} title={errors.root.message} /> : null}
      <TextField
        label={t('username')}
        description={t('usernameNote')}
        onFocus={human.warm}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        error={errors.username?.message}
        {...register('username', { required: t('breach.usernameRequired') })}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { required: t('breach.passwordRequired') })}
      />
      {isLocked ? (
        <TextField
          label={t('locked.code')}
          description={t('locked.note')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          figures
          {...register('secondFactor')}
        />
      ) : null}
      {asksCaptcha ? (
        <CaptchaField ref={picture} value={captcha} onChange={changeCaptcha} error={captchaError} />
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Checkbox
          label={t('remember')}
          checked={remember}
          onChange={(event) => onRemember(event.currentTarget.checked)}
        />
        <button type="button" onClick={openForgottenPassword} className={linkClass({ class: 'min-h-6 text-body' })}>
          {t('forgotten')}
        </button>
      </div>
      <Button type="submit" variant="action" size="large" wide pending={isSubmitting ? t('loggingIn') : false}>
        {t('logIn')}
      </Button>
    </form>
  )
}
