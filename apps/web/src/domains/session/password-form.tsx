import { CODE_MAX, USERNAME_MAX } from '@playhouse/shared/limits.ts'
import { useRef, useState } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { openForgottenPassword } from '../../access/access-requests.ts'
import { dropDraft, readDraft } from '../../drafts/form-draft.ts'
import { useFormDraft } from '../../drafts/use-form-draft.ts'
import { useLogIn } from './use-log-in.ts'
import { CaptchaField, type CaptchaFieldHandle } from '../verification/parts/captcha-field.tsx'
import { useHumanCheck } from '../verification/parts/use-human-check.ts'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { PasswordField } from '../../i18n/password-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { TextField } from '../../ui/text-field.tsx'
import type { LogInMethodProps } from './log-in-method.ts'

const DRAFTED = ['username'] as const

const NO_CAPTCHA = { id: '', text: '' }

/** Adds a captcha after some failures and a second factor while the account is locked. A reload keeps the username. */
export function PasswordForm({ remember, onRemember, onNext }: LogInMethodProps) {
  const { t } = useTranslation(['session', 'errors'])
  const logIn = useLogIn()
  const human = useHumanCheck()
  const [asksCaptcha, setAsksCaptcha] = useState(false)
  const [isLocked, setIsLocked] = useState(false)
  const picture = useRef<CaptchaFieldHandle>(null)
  const missing = {
    username: t('breach.usernameRequired'),
    password: t('breach.passwordRequired'),
    captcha: t('breach.captchaRequired'),
  }
  const form = useMutationForm({
    defaultValues: {
      username: '',
      ...readDraft('logIn', DRAFTED),
      password: '',
      secondFactor: '',
      captcha: NO_CAPTCHA,
    },
    send: async ({ captcha, ...typed }) => {
      const humanProof = await human.prove()
      const outcome = await logIn({ ...typed, remember, humanProof, captcha: asksCaptcha ? captcha : null })
      const { problem, result } = outcome
      if (problem?.code === 'LOGIN_LOCKED') setIsLocked(true)
      if (result?.__typename === 'CaptchaRequired') setAsksCaptcha(true)
      // A captcha works once.
      if (problem) picture.current?.refresh()
      return outcome
    },
    reasonText: (field) => missing[field === 'username' || field === 'password' ? field : 'captcha'],
    place: ({ code, text }) =>
      code === 'CAPTCHA_FAILED' ? { captcha: asksCaptcha ? text : missing.captcha } : undefined,
    retyped: 'password',
    onDone: (next) => {
      dropDraft('logIn')
      onNext(next)
    },
  })
  const { control, setValue, subscribe } = form.methods
  useFormDraft('logIn', subscribe, DRAFTED)
  return (
    <MutationForm form={form} onFocus={human.warm}>
      <TextField
        label={t('username')}
        description={t('usernameNote')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={USERNAME_MAX}
        {...form.field('username', missing.username)}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        {...form.field('password', { required: missing.password, secret: true })}
      />
      {isLocked ? (
        <TextField
          label={t('locked.code')}
          description={t('locked.note')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={CODE_MAX}
          figures
          {...form.field('secondFactor')}
        />
      ) : null}
      {asksCaptcha ? (
        <Controller
          control={control}
          name="captcha"
          rules={{ validate: ({ text }) => text.trim() !== '' || missing.captcha }}
          render={({ field: { ref, ...field }, fieldState: { error } }) => (
            <CaptchaField
              {...field}
              ref={(handle) => {
                picture.current = handle
                ref(handle)
              }}
              // Another picture empties the field, which is not an input error.
              onChange={(typed) => (typed.text === '' ? setValue('captcha', typed) : field.onChange(typed))}
              error={error?.message}
            />
          )}
        />
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
      <Button type="submit" variant="action" size="large" wide pending={form.isPending ? t('loggingIn') : false}>
        {t('logIn')}
      </Button>
    </MutationForm>
  )
}
