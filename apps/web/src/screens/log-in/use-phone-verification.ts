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

/** How long a request for a code waits for the country list. */
const COUNTRY_WAIT_MS = 10_000

const PHONE_FIELDS = ['country', 'diallingCode', 'number'] as const

const CODE_REFUSALS: ReadonlySet<string> = new Set(['CODE_INVALID', 'CODE_EXPIRED', 'PHONE_NOT_VERIFIED'])

/** Proof that the phone is the sender's: the code, or a token of the phone confirmation service. */
type ShownPhone = { verificationCode: string } | { phoneToken: string }

/** State of a phone field and its code field. A reload keeps the number in the form's draft. */
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
  /** The service accepts a code once; a retry after another error reuses its token. */
  const confirmed = useRef<{ of: string; phoneToken: string }>(undefined)
  useEffect(() => {
    keepDraft(form, { ...phone })
  }, [form, phone])
  /** The dialling code arrives with the country list, possibly after the press. */
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
    /** Drops the draft. */
    forget: () => dropDraft(form),
    /** Shows an error at the first empty field. */
    isFilled(): boolean {
      if (phone.number.trim() === '') refusePhone(t('breach.mobileRequired'))
      else if (code.trim() === '') refuseCode(t('breach.codeRequired'))
      else return true
      return false
    },
    /** Undefined if the phone confirmation service refuses; the code field then shows why. */
    async shown(): Promise<ShownPhone | undefined> {
      if (!byPhoneApp) return { verificationCode: code }
      const of = JSON.stringify([phoneInput(phone), code])
      if (confirmed.current?.of === of) return { phoneToken: confirmed.current.phoneToken }
      const answer = await confirm(phoneInput(phone), code)
      if ('text' in answer) return void refuseCode(answer.text)
      confirmed.current = { of, phoneToken: answer.phoneToken }
      return answer
    },
    /** Shows a refusal at its field; false if it concerns neither. */
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
