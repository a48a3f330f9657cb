import type { ContactKind, ContactProofKind } from '@playhouse/schema/types.generated.ts'
import { useId, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeField, type CodeOutcome } from '../../../features/verification/code-field.tsx'
import { useSubmit, type Problem } from '../../../graphql/use-submit.ts'
import { PasswordField } from '../../../i18n/password-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { NO_PHONE, PhoneField, phoneInput } from '../../log-in/phone-field.tsx'
import {
  useBindContactMutation,
  useSendContactCodeMutation,
  useSendContactProofCodeMutation,
} from './contacts.generated.ts'

export interface Proof {
  kind: ContactProofKind
  hint: string | null
}

interface ContactDialogProps {
  kind: ContactKind
  title: string
  /** Methods of proof, of which one is required. */
  proofs: readonly Proof[]
  onClose: () => void
  onBound: (contact: string) => void
}

type Errors = Partial<Record<'contact' | 'code' | 'proof' | 'root', string>>

/** Adds a contact: the contact with its code, and a proof of identity. */
export function ContactDialog({ kind, title, proofs, onClose, onBound }: ContactDialogProps) {
  const { t } = useTranslation(['profile', 'ui'])
  const formId = useId()
  const [phone, setPhone] = useState(NO_PHONE)
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [proofKind, setProofKind] = useState(proofs[0]?.kind)
  const [answer, setAnswer] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const sendCode = useSubmit(useSendContactCodeMutation())
  const sendProof = useSubmit(useSendContactProofCodeMutation())
  const bind = useSubmit(useBindContactMutation())
  const sending = useRef(false)
  const proof = proofs.find((one) => one.kind === proofKind)
  const contact = kind === 'MOBILE' ? { kind, phone: phoneInput(phone) } : ({ kind, email: email.trim() } as const)
  const typed = kind === 'MOBILE' ? phone.number.trim() : email.trim()
  const invalid = t(kind === 'MOBILE' ? 'phoneInvalid' : 'emailInvalid')

  const contactBreach = ({ fields }: Problem) => {
    const breach = fields.find(({ field }) => field === 'phone' || field === 'mobileNum' || field === 'email')
    return (
      breach &&
      (breach.reason === 'UNCHANGED' ? t('unchanged') : breach.reason === 'REQUIRED' ? t('required') : invalid)
    )
  }
  const requestCode = async (): Promise<CodeOutcome> => {
    setErrors({})
    if (typed === '') return void setErrors({ contact: t('required') })
    const { success, problem } = await sendCode.run({ input: contact })
    if (success) return { seconds: success.resendAfterSeconds }
    const breach = contactBreach(problem)
    return breach ? void setErrors({ contact: breach }) : { text: problem.text }
  }
  const requestProof = async (): Promise<CodeOutcome> => {
    if (!proof) return undefined
    const { success, problem } = await sendProof.run({ input: { kind: proof.kind } })
    return success ? { seconds: success.resendAfterSeconds } : { text: problem.text }
  }
  const send = async () => {
    const missing: Errors = {
      ...(typed === '' && { contact: t('required') }),
      ...(code === '' && { code: t('codeRequired') }),
      ...(proof && answer.trim() === '' && { proof: t('proofRequired') }),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    const { success, problem } = await bind.run({
      input: { ...contact, code, ...(proof && { proof: { kind: proof.kind, answer: answer.trim() } }) },
    })
    if (success) return onBound(success.contact)
    const breach = contactBreach(problem)
    if (breach || problem.code === 'MOBILE_TAKEN') setErrors({ contact: breach ?? t('taken') })
    else if (problem.field === 'code') setErrors({ code: problem.text })
    else if (problem.field === 'proof') setErrors({ proof: problem.text })
    else setErrors({ root: problem.text })
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    await send().finally(() => (sending.current = false))
  }
  const isSent = proof?.kind === 'PHONE_CODE' || proof?.kind === 'EMAIL_CODE'
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
          <Button type="submit" form={formId} variant="action" pending={bind.isPending ? t('confirming') : false}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {errors.root ? <ErrorState look="line" level={3} title={errors.root} /> : null}
        {kind === 'MOBILE' ? (
          <PhoneField value={phone} onChange={setPhone} error={errors.contact} />
        ) : (
          <TextField
            label={t('newEmail')}
            type="email"
            autoComplete="email"
            maxLength={254}
            requiredLabel={t('ui:required')}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            error={errors.contact}
          />
        )}
        <CodeField
          label={t('newCode')}
          value={code}
          onChange={setCode}
          countdown={`contact:${kind}:${typed}`}
          request={requestCode}
          error={errors.code}
        />
        {proof ? (
          <fieldset className="flex min-w-0 flex-col gap-4 border-t border-line pt-4">
            <legend className="visually-hidden">{t('proofTitle')}</legend>
            <p aria-hidden="true" className="text-body font-semibold">
              {t('proofTitle')}
            </p>
            {proofs.length > 1 ? (
              <RadioGroup
                label={t('proofWays')}
                value={proof.kind}
                onChange={(chosen) => {
                  setProofKind(chosen as ContactProofKind)
                  setAnswer('')
                }}
                options={proofs.map((one) => ({
                  value: one.kind,
                  label: t(`proofKinds.${one.kind}`),
                  description: one.hint ? <bdi className="figures">{one.hint}</bdi> : undefined,
                }))}
              />
            ) : null}
            {isSent ? (
              <CodeField
                key={proof.kind}
                label={t('proofCode', { place: proof.hint ?? '' })}
                value={answer}
                onChange={setAnswer}
                countdown={`contact-proof:${proof.kind}`}
                request={requestProof}
                error={errors.proof}
              />
            ) : proof.kind === 'PASSWORD' ? (
              <PasswordField
                label={t('proofKinds.PASSWORD')}
                autoComplete="current-password"
                requiredLabel={t('ui:required')}
                value={answer}
                onChange={({ target }) => setAnswer(target.value)}
                error={errors.proof}
              />
            ) : (
              <TextField
                label={t('proofKinds.AUTHENTICATOR_CODE')}
                figures
                autoComplete="one-time-code"
                maxLength={20}
                requiredLabel={t('ui:required')}
                value={answer}
                onChange={({ target }) => setAnswer(target.value)}
                error={errors.proof}
              />
            )}
          </fieldset>
        ) : null}
        <p className="text-small text-muted">{t('contactNote')}</p>
      </form>
    </Dialog>
  )
}
