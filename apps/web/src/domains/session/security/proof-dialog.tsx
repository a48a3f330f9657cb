import { CODE_MAX, PASSKEY_NAME_MAX } from '@playhouse/shared/limits.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../forms/mutation-form.tsx'
import { type AnyOutcome, useMutationForm } from '../../../forms/use-mutation-form.ts'
import { PasswordField } from '../../../i18n/password-field.tsx'
import type { ButtonLook } from '../../../ui/button-class.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useRefusal } from './use-refusal.ts'

export interface ProofFields {
  name: string
  password: string
  code: string
}

interface ProofDialogProps<Sent extends AnyOutcome> {
  title: string
  text?: ReactNode
  confirmLabel: string
  ask: readonly (keyof ProofFields)[]
  defaultName?: string
  variant?: ButtonLook['variant']
  onClose: () => void
  onSend: (fields: ProofFields) => Promise<Sent>
  onDone: (success: NonNullable<Sent['success']>) => void | Promise<void>
}

/** Asks for the password or a code before a sensitive change. */
export function ProofDialog<Sent extends AnyOutcome>({
  title,
  text,
  confirmLabel,
  ask,
  defaultName = '',
  variant = 'action',
  onClose,
  onSend,
  onDone,
}: ProofDialogProps<Sent>) {
  const { t } = useTranslation('security')
  const refusal = useRefusal()
  const form = useMutationForm<ProofFields, Sent>({
    defaultValues: { name: defaultName, password: '', code: '' },
    send: onSend,
    place: (problem) => {
      const refused = refusal(problem)
      return { [ask.find((name) => name === refused.field) ?? 'root']: refused.text }
    },
    onDone,
  })
  return (
    <FormDialog
      form={form}
      title={title}
      submitLabel={confirmLabel}
      pendingLabel={t('working')}
      variant={variant}
      guarded={ask.includes('name')}
      onClose={onClose}
    >
      {text ? <p className="text-body text-muted">{text}</p> : null}
      {ask.includes('name') ? (
        <TextField
          label={t('passkeyName')}
          description={t('passkeyNameHint')}
          maxLength={PASSKEY_NAME_MAX}
          {...form.field('name', t('nameRequired'))}
        />
      ) : null}
      {ask.includes('password') ? (
        <PasswordField
          label={t('yourPassword')}
          autoComplete="current-password"
          {...form.field('password', { required: t('passwordRequired'), secret: true })}
        />
      ) : null}
      {ask.includes('code') ? (
        <TextField
          label={t('codeOrRecovery')}
          figures
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={CODE_MAX}
          {...form.field('code', t('codeRequired'))}
        />
      ) : null}
    </FormDialog>
  )
}
