import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { StepUpInput, StepUpMethod, StepUpPurpose } from '@playhouse/schema/types.generated.ts'
import { useId, useRef, useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useBeginPasskeyStepUpMutation,
  useRequestStepUpCodeMutation,
} from '../../features/cashier/bank-cards.generated.ts'
import { type Problem, useSubmit } from '../../graphql/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'

export interface StepUpChoice {
  method: StepUpMethod
  hint: string | null
}

/** How a confirmed request went: done, a second factor is needed, or why not. */
export type SecureOutcome = 'done' | { stepUp: readonly StepUpChoice[] } | { problem: Problem }

interface SecureDialogProps {
  title: string
  confirmLabel: string
  purpose: StepUpPurpose
  /** What is confirmed: amounts, card, times. */
  children: ReactNode
  onClose: () => void
  onConfirm: (paymentPassword: string, stepUp: StepUpInput | null) => Promise<SecureOutcome>
}

type Errors = Partial<Record<'password' | 'answer' | 'root', string>>

/** Shows what is about to happen, and asks for the payment password and, where the platform wants it, a second factor. */
export function SecureDialog({ title, confirmLabel, purpose, children, onClose, onConfirm }: SecureDialogProps) {
  const { t } = useTranslation(['withdrawal', 'ui'])
  const formId = useId()
  const sending = useRef(false)
  const [pending, setPending] = useState(false)
  const [password, setPassword] = useState('')
  const [choices, setChoices] = useState<readonly StepUpChoice[]>([])
  const [method, setMethod] = useState<StepUpMethod | null>(null)
  const [answer, setAnswer] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const { run: beginPasskey } = useSubmit(useBeginPasskeyStepUpMutation())

  /** The second factor; null while none is asked for, undefined when it could not be had. */
  const proofOf = async (): Promise<StepUpInput | null | undefined> => {
    if (method === null) return null
    if (method !== 'PASSKEY') {
      if (answer.trim() !== '') return { method, answer: answer.trim() }
      setErrors({ answer: t('stepUp.codeRequired') })
      return undefined
    }
    const { success, problem } = await beginPasskey({})
    if (problem) return void setErrors({ root: problem.text })
    try {
      const optionsJSON = JSON.parse(success.options) as PublicKeyCredentialRequestOptionsJSON
      return { method, answer: JSON.stringify(await startAuthentication({ optionsJSON })) }
    } catch {
      return void setErrors({ root: t('stepUp.passkeyCancelled') })
    }
  }
  const confirm = async () => {
    setErrors({})
    if (password === '') return setErrors({ password: t('confirm.passwordRequired') })
    const proof = await proofOf()
    if (proof === undefined) return
    const outcome = await onConfirm(password, proof)
    if (outcome === 'done') return
    if ('stepUp' in outcome) {
      setChoices(outcome.stepUp)
      setMethod(outcome.stepUp[0]?.method ?? null)
      return
    }
    const { code, text } = outcome.problem
    if (code.startsWith('PAYMENT_PASSWORD')) setErrors({ password: text })
    else if (code === 'CODE_INVALID' || code === 'CODE_EXPIRED') setErrors({ answer: text })
    else setErrors({ root: text })
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A second press while the first is on its way sends nothing.
    if (sending.current) return
    sending.current = true
    setPending(true)
    await confirm().finally(() => {
      sending.current = false
      setPending(false)
    })
  }
  const sent = choices.find((choice) => choice.method === method)
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
        <TextField
          label={t('confirm.password')}
          type="password"
          autoComplete="off"
          maxLength={256}
          reveal={{ show: t('ui:showPassword'), hide: t('ui:hidePassword') }}
          error={errors.password}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {method === null ? null : (
          <div className="flex flex-col gap-4 border-t border-line pt-4">
            <p role="status" className="text-body text-pretty">
              {t('stepUp.text')}
            </p>
            {choices.length > 1 ? (
              <RadioGroup
                label={t('stepUp.choose')}
                value={method}
                onChange={(value) => {
                  setMethod(value as StepUpMethod)
                  setAnswer('')
                  setErrors({})
                }}
                options={choices.map((choice) => ({
                  value: choice.method,
                  label: t(`stepUp.methods.${choice.method}`),
                  description: choice.hint ?? undefined,
                }))}
              />
            ) : null}
            {method === 'PASSKEY' ? (
              <p className="text-small text-muted">{t('stepUp.passkey')}</p>
            ) : (
              <>
                {sent?.hint ? <CodeSender key={method} purpose={purpose} choice={sent} /> : null}
                <TextField
                  label={t(method === 'AUTHENTICATOR' ? 'stepUp.authenticatorCode' : 'stepUp.code')}
                  figures
                  autoComplete="one-time-code"
                  inputMode={method === 'AUTHENTICATOR' ? undefined : 'numeric'}
                  spellCheck={false}
                  maxLength={20}
                  error={errors.answer}
                  value={answer}
                  onChange={(event) => setAnswer(event.target.value)}
                />
              </>
            )}
          </div>
        )}
      </form>
    </Dialog>
  )
}

/** Sends a code to a verified contact, and says where and for how long it is good. */
function CodeSender({ purpose, choice: { method, hint } }: { purpose: StepUpPurpose; choice: StepUpChoice }) {
  const { t } = useTranslation('withdrawal')
  const { run, isPending } = useSubmit(useRequestStepUpCodeMutation())
  const [said, setSaid] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async () => {
    setSaid(null)
    setProblem(null)
    const outcome = await run({ input: { purpose, channel: method === 'SMS' ? 'SMS' : 'EMAIL' } })
    if (outcome.problem) setProblem(outcome.problem.text)
    else setSaid(t('stepUp.sent', { contact: hint ?? '', count: outcome.success.expiresInMinutes }))
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <Button pending={isPending ? t('working') : false} onClick={() => void send()}>
        {t('stepUp.send')}
      </Button>
      <p role="status" className="text-small text-muted empty:hidden">
        {said}
      </p>
      {problem ? <ErrorState look="line" level={3} title={problem} /> : null}
    </div>
  )
}
