import type { StepUpInput, StepUpPurpose } from '@playhouse/schema/types.generated.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActingAccount } from '../../access/acting-account.tsx'
import { type StepUpChoice, StepUpFields, useStepUp } from './parts/step-up.tsx'
import { FormDialog } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import type { Problem } from '../../graphql/use-submit.ts'
import { PasswordField } from '../../i18n/password-field.tsx'

/** Result of a confirmed request: done, a second factor is required, or a refusal. */
export type SecureOutcome = 'done' | { stepUp: readonly StepUpChoice[] } | { problem: Problem }

interface SecureDialogProps {
  title: string
  confirmLabel: string
  purpose: StepUpPurpose
  /** The facts to confirm: amounts, card, times. */
  children: ReactNode
  onClose: () => void
  onConfirm: (paymentPassword: string, stepUp: StepUpInput | null) => Promise<SecureOutcome>
}

/** Shows what will happen, and asks for the payment password and, if the platform requires it, a second factor. */
export function SecureDialog({ title, confirmLabel, purpose, children, onClose, onConfirm }: SecureDialogProps) {
  const { t } = useTranslation('withdrawal')
  const stepUp = useStepUp()
  const form = useMutationForm({
    defaultValues: { password: '' },
    send: async ({ password }) => {
      const proof = await stepUp.proof()
      if (proof === 'missing') return undefined
      if (proof && 'failed' in proof) {
        form.fail({ root: proof.failed })
        return undefined
      }
      const outcome = await onConfirm(password, proof)
      if (outcome === 'done') return undefined
      if ('stepUp' in outcome) return stepUp.ask(outcome.stepUp)
      return stepUp.refuse(outcome.problem) ? undefined : { ...outcome, result: undefined }
    },
    place: ({ code, text }) => ({ [code.startsWith('PAYMENT_PASSWORD') ? 'password' : 'root']: text }),
  })
  return (
    <FormDialog
      form={form}
      title={title}
      submitLabel={confirmLabel}
      pendingLabel={t('working')}
      guarded={false}
      onClose={onClose}
    >
      <ActingAccount />
      {children}
      <PasswordField
        label={t('confirm.password')}
        autoComplete="off"
        {...form.field('password', { required: t('confirm.passwordRequired'), secret: true })}
      />
      <StepUpFields purpose={purpose} form={stepUp} />
    </FormDialog>
  )
}
