import type { CodePurpose, FieldProblemReason, PhoneInput } from '@playhouse/schema/types.generated.ts'
import { useEffect, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type DraftedForm, dropDraft, keepDraft, readDraft } from '../../drafts/form-draft.ts'
import type { LogInOutcome, LogInStep } from './use-log-in-outcome.ts'
import { CodeField, type CodeOutcome } from '../verification/parts/code-field.tsx'
import { type PhoneProof, usePhoneCode, usePhoneProof } from './parts/use-phone-code.ts'
import { type MutationForm, useMutationForm } from '../../forms/use-mutation-form.ts'
import { NO_PHONE, PhoneField, phoneInput, type TypedPhone } from './parts/phone-field.tsx'

/** How long a request for a code waits for the country list. */
const COUNTRY_WAIT_MS = 10_000

const PHONE_FIELDS = ['country', 'diallingCode', 'number'] as const

const CODE_REFUSALS: ReadonlySet<string> = new Set(['CODE_INVALID', 'CODE_EXPIRED', 'PHONE_NOT_VERIFIED'])

interface PhoneValues {
  phone: TypedPhone
  code: string
  /** Empty if none is set. */
  newPassword: string
}

interface PhoneFormOptions {
  /** A reload keeps the number in this draft. */
  draft: DraftedForm
  send: (proved: { phone: PhoneInput } & PhoneProof, newPassword: string) => Promise<LogInOutcome>
  passwordText?: (reason: FieldProblemReason) => string
  onNext: (step: LogInStep) => void
}

export function usePhoneForm({ draft, send, passwordText, onNext }: PhoneFormOptions): MutationForm<PhoneValues> {
  const { t } = useTranslation('session')
  const getProof = usePhoneProof()
  const form: MutationForm<PhoneValues> = useMutationForm<PhoneValues, LogInOutcome>({
    defaultValues: { phone: { ...NO_PHONE, ...readDraft(draft, PHONE_FIELDS) }, code: '', newPassword: '' },
    send: async ({ phone: typed, code, newPassword }) => {
      const phone = phoneInput(typed)
      const proof = await getProof(phone, code)
      return 'text' in proof ? form.fail({ code: proof.text }) : send({ phone, ...proof }, newPassword)
    },
    getField: { verificationCode: 'code' },
    reasonText: (field, reason) => {
      if (field === 'newPassword' && passwordText) return passwordText(reason)
      return t(field === 'code' ? 'breach.codeRequired' : 'breach.mobileWrong')
    },
    place: ({ code, text }) => (CODE_REFUSALS.has(code) ? { code: text } : undefined),
    onDone: (next) => {
      dropDraft(draft)
      onNext(next)
    },
  })
  const { subscribe } = form.methods
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(draft, { ...values.phone }) }),
    [draft, subscribe],
  )
  return form
}

export function PhoneFormFields({ form, purpose }: { form: MutationForm<PhoneValues>; purpose: CodePurpose }) {
  const { t } = useTranslation('session')
  const { control, clearErrors, getValues, trigger } = form.methods
  const phone = useWatch({ control, name: 'phone' })
  const requestCode = usePhoneCode(purpose)
  /** The dialling code arrives with the country list, possibly after the press. */
  const [country] = useState(() => Promise.withResolvers<void>())
  useEffect(() => {
    if (phone.diallingCode !== '') country.resolve()
  }, [phone, country])

  const getCountdown = (of: TypedPhone) => `${purpose}:${of.diallingCode}:${phoneInput(of).number}`
  const request = async (): Promise<CodeOutcome> => {
    if (!(await trigger('phone', { shouldFocus: true }))) return undefined
    await Promise.race([country.promise, new Promise((resolve) => setTimeout(resolve, COUNTRY_WAIT_MS))])
    const typed = getValues('phone')
    const outcome = await requestCode(phoneInput(typed))
    if ('breach' in outcome) return void form.fail({ phone: t('breach.mobileWrong') })
    return 'seconds' in outcome ? { ...outcome, countdown: getCountdown(typed) } : outcome
  }
  return (
    <>
      <Controller
        control={control}
        name="phone"
        rules={{ validate: ({ number }) => number.trim() !== '' || t('breach.mobileRequired') }}
        render={({ field: { onChange, ...field }, fieldState: { error } }) => (
          <PhoneField
            {...field}
            onChange={(change) => {
              clearErrors('phone')
              onChange(change(getValues('phone')))
            }}
            error={error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="code"
        rules={{ required: t('breach.codeRequired') }}
        render={({ field, fieldState: { error } }) => (
          <CodeField {...field} countdown={getCountdown(phone)} request={request} error={error?.message} />
        )}
      />
    </>
  )
}
