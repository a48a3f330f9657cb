import { useId, useRef } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../../i18n/password-field.tsx'
import { Button } from '../../../ui/button.tsx'
import type { ButtonLook } from '../../../ui/button-class.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Refusal } from './use-refusal.ts'

export interface ProofFields {
  name: string
  password: string
  code: string
}

interface ProofDialogProps {
  title: string
  text?: ReactNode
  confirmLabel: string
  /** Fields to ask for. */
  ask: readonly (keyof ProofFields)[]
  defaultName?: string
  variant?: ButtonLook['variant']
  onClose: () => void
  /** Sends the input. Returns why it was refused, or nothing. */
  onSend: (fields: ProofFields) => Promise<Refusal | undefined>
}

/** Asks for the password or a code before a sensitive change. A refusal keeps the input, except a code. */
export function ProofDialog({
  title,
  text,
  confirmLabel,
  ask,
  defaultName = '',
  variant = 'action',
  onClose,
  onSend,
}: ProofDialogProps) {
  const { t } = useTranslation(['security', 'ui'])
  const formId = useId()
  const sending = useRef(false)
  const { register, handleSubmit, setError, setFocus, formState } = useForm<ProofFields>({
    defaultValues: { name: defaultName, password: '', code: '' },
  })
  const { errors, isSubmitting } = formState

  const send = async (fields: ProofFields) => {
    const refusal = await onSend(fields)
    if (!refusal) return
    const field = ask.find((name) => name === refusal.field)
    setError(field ?? 'root', { message: refusal.text })
    const first = field ?? ask[0]
    if (first) setFocus(first, { shouldSelect: true })
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Ignore a second press while pending.
    if (sending.current) return
    sending.current = true
    await handleSubmit(send)(event).finally(() => (sending.current = false))
  }
  return (
    <Dialog
      size="small"
      title={title}
      closeLabel={t('ui:close')}
      closeOnPressOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant={variant} pending={isSubmitting ? t('working') : false}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {text ? <p className="text-body text-muted">{text}</p> : null}
        {errors.root?.message ? <ErrorState look="line" level={3} title={errors.root.message} /> : null}
        {ask.includes('name') ? (
          <TextField
            label={t('passkeyName')}
            description={t('passkeyNameHint')}
            maxLength={60}
            error={errors.name?.message}
            {...register('name', { validate: (value) => value.trim() !== '' || t('nameRequired') })}
          />
        ) : null}
        {ask.includes('password') ? (
          <PasswordField
            label={t('yourPassword')}
            autoComplete="current-password"
            error={errors.password?.message}
            {...register('password', { required: t('passwordRequired') })}
          />
        ) : null}
        {ask.includes('code') ? (
          <TextField
            label={t('codeOrRecovery')}
            figures
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            error={errors.code?.message}
            {...register('code', { required: t('codeRequired') })}
          />
        ) : null}
      </form>
    </Dialog>
  )
}
