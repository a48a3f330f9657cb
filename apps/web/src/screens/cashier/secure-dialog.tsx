import type { StepUpInput, StepUpPurpose } from '@playhouse/schema/types.generated.ts'
import { useId, useRef, useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type StepUpChoice, StepUpFields, useStepUp } from '../../features/cashier/step-up.tsx'
import type { Problem } from '../../graphql/use-submit.ts'
import { PasswordField } from '../../i18n/password-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'

/** Result of a confirmed request: done, a second factor is required, or a refusal. */
export type SecureOutcome = 'done' | { stepUp: readonly StepUpChoice[] } | { problem: Problem }

interface SecureDialogProps {
  title: string
  confirmLabel: string
  purpose: StepUpPurpose
  /** What to confirm: amounts, card, times. */
  children: ReactNode
  onClose: () => void
  onConfirm: (paymentPassword: string, stepUp: StepUpInput | null) => Promise<SecureOutcome>
}

type Errors = Partial<Record<'password' | 'root', string>>

/** Shows what will happen, and asks for the payment password and, if the platform requires it, a second factor. */
export function SecureDialog({ title, confirmLabel, purpose, children, onClose, onConfirm }: SecureDialogProps) {
  const { t } = useTranslation(['withdrawal', 'ui'])
  const formId = useId()
  const sending = useRef(false)
  const [pending, setPending] = useState(false)
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const stepUp = useStepUp()

  const confirm = async () => {
    setErrors({})
    if (password === '') return setErrors({ password: t('confirm.passwordRequired') })
    const proof = await stepUp.proof()
    if (proof === 'missing') return
    if (proof && 'failed' in proof) return setErrors({ root: proof.failed })
    const outcome = await onConfirm(password, proof)
    if (outcome === 'done') return
    if ('stepUp' in outcome) return stepUp.ask(outcome.stepUp)
    const { code, text } = outcome.problem
    if (code.startsWith('PAYMENT_PASSWORD')) setErrors({ password: text })
    else if (!stepUp.refuse(outcome.problem)) setErrors({ root: text })
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Ignores a second press while sending.
    if (sending.current) return
    sending.current = true
    setPending(true)
    await confirm().finally(() => {
      sending.current = false
      setPending(false)
    })
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
          <Button type="submit" form={formId} variant="action" pending={pending ? t('working') : false}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {errors.root ? <ErrorState look="line" level={3} title={errors.root} /> : null}
        {children}
        <PasswordField
          label={t('confirm.password')}
          autoComplete="off"
          error={errors.password}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <StepUpFields purpose={purpose} form={stepUp} />
      </form>
    </Dialog>
  )
}
