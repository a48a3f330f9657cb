import type { CodePurpose } from '@playhouse/schema/types.generated.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DraftedForm, dropDraft, keepDraft, readDraft } from '../../drafts/form-draft.ts'
import type { CodeOutcome } from '../../features/verification/code-field.tsx'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { useConfirmPhone } from '../../features/verification/use-confirm-phone.ts'
import { usePhoneCode } from '../../features/verification/use-phone-code.ts'
import type { TypedPhone } from './phone-field.tsx'
import { NO_PHONE, phoneInput } from './phone-field.tsx'

/** Who presses before the countries are there waits for them so long. */
const COUNTRY_WAIT_MS = 10_000

const PHONE_FIELDS = ['country', 'diallingCode', 'number'] as const

const CODE_REFUSALS: ReadonlySet<string> = new Set(['CODE_INVALID', 'CODE_EXPIRED', 'PHONE_NOT_VERIFIED'])

/** What a form sends to show that a phone is the sender's: the code, or in its place a phone sign-in service's word. */
type ShownPhone = { verificationCode: string } | { phoneToken: string }

/** A mobile number and the code that was sent there, with what is wrong with either. A reload keeps the number in this form's draft. */
export function usePhoneVerification(purpose: CodePurpose, form: DraftedForm) {
  const { t } = useTranslation(['session', 'errors'])
  const [phone, setPhone] = useState(() => ({ ...NO_PHONE, ...readDraft(form, PHONE_FIELDS) }))
  const [code, setCode] = useState('')
  const [phoneError, setPhoneError] = useState<string>()
  const [codeError, setCodeError] = useState<string>()
  const numberInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)
  const byPhoneApp = useSiteFacts()?.features.includes('PHONE_CONFIRMATION') ?? false
  const askCode = usePhoneCode(byPhoneApp ? 'PHONE_CONFIRMATION' : purpose)
  const confirm = useConfirmPhone()
  /** The service takes a code once; a form that failed for another reason sends its word again. */
  const confirmed = useRef<{ of: string; phoneToken: string }>(undefined)
  useEffect(() => keepDraft(form, { ...phone }), [form, phone])
  /** The number as it stands: its dialling code comes with the list of countries, which may be later than the press. */
  const latest = useRef(phone)
  const [country] = useState(() => Promise.withResolvers<void>())
  useEffect(() => {
    latest.current = phone
    if (phone.diallingCode !== '') country.resolve()
  }, [phone, country])

  const countdownOf = (of: TypedPhone) => `${purpose}:${of.diallingCode}:${phoneInput(of).number}`
  const refusePhone = (text: string) => {
    setPhoneError(text)
    numberInput.current?.focus()
  }
  const refuseCode = (text: string) => {
    setCodeError(text)
    codeInput.current?.focus()
  }
  return {
    phone,
    code,
    phoneField: {
      value: phone,
      onChange: (change: (value: TypedPhone) => TypedPhone) => {
        setPhone(change)
        setPhoneError(undefined)
      },
      error: phoneError,
      ref: numberInput,
    },
    codeField: {
      value: code,
      onChange: (text: string) => {
        setCode(text)
        setCodeError(undefined)
      },
      error: codeError,
      ref: codeInput,
      countdown: countdownOf(phone),
      request: async (): Promise<CodeOutcome> => {
        if (phone.number.trim() === '') return void refusePhone(t('breach.mobileRequired'))
        await Promise.race([country.promise, new Promise((resolve) => setTimeout(resolve, COUNTRY_WAIT_MS))])
        const asked = latest.current
        const outcome = await askCode(phoneInput(asked))
        if ('breach' in outcome) return void refusePhone(t('breach.mobileWrong'))
        return 'seconds' in outcome ? { ...outcome, countdown: countdownOf(asked) } : outcome
      },
    },
    /** Forgets the number: the form has done its work. */
    forget: () => dropDraft(form),
    /** True when both are filled in; says what is missing otherwise. */
    isFilled(): boolean {
      if (phone.number.trim() === '') refusePhone(t('breach.mobileRequired'))
      else if (code.trim() === '') refuseCode(t('breach.codeRequired'))
      else return true
      return false
    },
    /** What to send; nothing where the phone sign-in service refuses, which is said at the code. */
    async shown(): Promise<ShownPhone | undefined> {
      if (!byPhoneApp) return { verificationCode: code }
      const of = JSON.stringify([phoneInput(phone), code])
      if (confirmed.current?.of === of) return { phoneToken: confirmed.current.phoneToken }
      const answer = await confirm(phoneInput(phone), code)
      if ('text' in answer) return void refuseCode(answer.text)
      confirmed.current = { of, phoneToken: answer.phoneToken }
      return answer
    },
    /** Shows a refusal at the field that it is about. Out: false when it is about neither. */
    show({
      code: refusal,
      text,
      fields,
    }: {
      code: string
      text: string
      fields: readonly { field: string }[]
    }): boolean {
      if (fields.some(({ field }) => field === 'phone')) refusePhone(t('breach.mobileWrong'))
      else if (CODE_REFUSALS.has(refusal)) refuseCode(text)
      else if (fields.some(({ field }) => field === 'verificationCode')) refuseCode(t('breach.codeRequired'))
      else return false
      return true
    },
  }
}
