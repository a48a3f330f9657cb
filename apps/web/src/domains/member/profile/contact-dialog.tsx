import { CODE_MAX, EMAIL_MAX } from '@playhouse/shared/limits.ts'
import type { ContactProofKind } from '@playhouse/schema/types.generated.ts'
import { type Control, Controller, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CodeField, type CodeOutcome } from '../../verification/parts/code-field.tsx'
import { FormDialog } from '../../../forms/mutation-form.tsx'
import { useMutationForm } from '../../../forms/use-mutation-form.ts'
import { useSubmit, type Problem } from '../../../graphql/use-submit.ts'
import { PasswordField } from '../../../i18n/password-field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { NO_PHONE, PhoneField, phoneInput, type TypedPhone } from '../../session/parts/phone-field.tsx'
import {
  useBindContactMutation,
  useSendContactCodeMutation,
  useSendContactProofCodeMutation,
} from './contacts.generated.ts'

export type ContactKind = 'MOBILE' | 'EMAIL'

export interface Proof {
  kind: ContactProofKind
  hint: string | null
}

interface ContactValues {
  phone: TypedPhone
  email: string
  code: string
  proofKind: ContactProofKind | undefined
  answer: string
}

interface ContactDialogProps {
  kind: ContactKind
  title: string
  /** Methods of proof, of which one is required. */
  proofs: readonly Proof[]
  onClose: () => void
  onBound: (contact: string) => void
}

export function ContactDialog({ kind, title, proofs, onClose, onBound }: ContactDialogProps) {
  const { t } = useTranslation(['profile', 'ui'])
  const sendCode = useSubmit(useSendContactCodeMutation())
  const bind = useSubmit(useBindContactMutation())
  const getContact = (phone: TypedPhone, email: string) =>
    kind === 'MOBILE' ? { phone: phoneInput(phone) } : { email }
  const contactField = kind === 'MOBILE' ? 'phone' : 'email'
  const form = useMutationForm({
    defaultValues: { phone: NO_PHONE, email: '', code: '', proofKind: proofs[0]?.kind, answer: '' } as ContactValues,
    send: ({ phone, email, code, proofKind, answer }) =>
      bind.run({
        input: {
          contact: getContact(phone, email),
          code,
          ...(proofKind && { proof: { kind: proofKind, answer: answer.trim() } }),
        },
      }),
    getField: { proof: 'answer' },
    place: (problem) => {
      const breach = contactBreach(problem) ?? (problem.code === 'MOBILE_TAKEN' ? t('taken') : undefined)
      return breach === undefined ? undefined : { [contactField]: breach }
    },
    onDone: (success) => onBound(success.contact),
  })
  const { control, trigger, clearErrors, getValues, setValue } = form.methods
  const [phone, email, proofKind] = useWatch({ control, name: ['phone', 'email', 'proofKind'] })
  const proof = proofs.find((one) => one.kind === proofKind)
  const typed = kind === 'MOBILE' ? phone.number.trim() : email

  const contactBreach = ({ fields }: Problem) => {
    const breach = fields.find(({ field }) => field === 'phone' || field === 'mobileNum' || field === 'email')
    if (!breach) return undefined
    if (breach.reason === 'UNCHANGED') return t('unchanged')
    return t(breach.reason === 'REQUIRED' ? 'required' : kind === 'MOBILE' ? 'phoneInvalid' : 'emailInvalid')
  }
  const requestCode = async (): Promise<CodeOutcome> => {
    clearErrors()
    if (!(await trigger(contactField, { shouldFocus: true }))) return undefined
    const { success, problem } = await sendCode.run({ input: { contact: getContact(phone, email) } })
    if (success) return { seconds: success.resendAfterSeconds }
    const breach = contactBreach(problem)
    return breach ? void form.fail({ [contactField]: breach }) : { text: problem.text }
  }
  return (
    <FormDialog
      form={form}
      title={title}
      submitLabel={t('confirm')}
      pendingLabel={t('confirming')}
      // The chosen country is no typed text, nor is a code worth keeping.
      guarded={typed !== ''}
      onClose={onClose}
    >
      {kind === 'MOBILE' ? (
        <Controller
          control={control}
          name="phone"
          rules={{ validate: ({ number }) => number.trim() !== '' || t('required') }}
          render={({ field: { onChange, ...field }, fieldState: { error } }) => (
            <PhoneField {...field} onChange={(change) => onChange(change(getValues('phone')))} error={error?.message} />
          )}
        />
      ) : (
        <TextField
          label={t('newEmail')}
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          requiredLabel={t('ui:required')}
          {...form.field('email', t('required'))}
        />
      )}
      <Controller
        control={control}
        name="code"
        rules={{ required: t('codeRequired') }}
        render={({ field, fieldState: { error } }) => (
          <CodeField
            {...field}
            label={t('newCode')}
            countdown={`contact:${kind}:${typed}`}
            request={requestCode}
            to={kind === 'EMAIL' ? 'email' : 'phone'}
            error={error?.message}
          />
        )}
      />
      {proof ? (
        <ProofFields
          control={control}
          proof={proof}
          proofs={proofs}
          onChoose={(chosen) => {
            setValue('proofKind', chosen)
            setValue('answer', '')
          }}
        />
      ) : null}
      <p className="text-small text-muted">{t('contactNote')}</p>
    </FormDialog>
  )
}

interface ProofFieldsProps {
  control: Control<ContactValues>
  proof: Proof
  proofs: readonly Proof[]
  onChoose: (kind: ContactProofKind) => void
}

/** Proof of the account's owner: a code, the password or an authenticator. */
function ProofFields({ control, proof, proofs, onChoose }: ProofFieldsProps) {
  const { t } = useTranslation(['profile', 'ui'])
  const sendProof = useSubmit(useSendContactProofCodeMutation())
  const requestProof = async (): Promise<CodeOutcome> => {
    const { success, problem } = await sendProof.run({ input: { kind: proof.kind } })
    return success ? { seconds: success.resendAfterSeconds } : { text: problem.text }
  }
  const isSent = proof.kind === 'PHONE_CODE' || proof.kind === 'EMAIL_CODE'
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-t border-line pt-4">
      <legend className="visually-hidden">{t('proofTitle')}</legend>
      <p aria-hidden="true" className="text-body font-semibold">
        {t('proofTitle')}
      </p>
      {proofs.length > 1 ? (
        <RadioGroup
          label={t('proofWays')}
          value={proof.kind}
          onChange={(chosen) => onChoose(chosen as ContactProofKind)}
          options={proofs.map((one) => ({
            value: one.kind,
            label: t(`proofKinds.${one.kind}`),
            description: one.hint ? <bdi className="figures">{one.hint}</bdi> : undefined,
          }))}
        />
      ) : null}
      <Controller
        key={proof.kind}
        control={control}
        name="answer"
        rules={{ validate: (answer) => answer.trim() !== '' || t('proofRequired') }}
        render={({ field, fieldState: { error } }) =>
          isSent ? (
            <CodeField
              {...field}
              label={t('proofCode', { place: proof.hint ?? '' })}
              countdown={`contact-proof:${proof.kind}`}
              request={requestProof}
              to={proof.kind.startsWith('EMAIL') ? 'email' : 'phone'}
              error={error?.message}
            />
          ) : proof.kind === 'PASSWORD' ? (
            <PasswordField
              {...field}
              label={t('proofKinds.PASSWORD')}
              autoComplete="current-password"
              requiredLabel={t('ui:required')}
              error={error?.message}
            />
          ) : (
            <TextField
              {...field}
              label={t('proofKinds.AUTHENTICATOR_CODE')}
              figures
              autoComplete="one-time-code"
              maxLength={CODE_MAX}
              requiredLabel={t('ui:required')}
              error={error?.message}
            />
          )
        }
      />
    </fieldset>
  )
}
