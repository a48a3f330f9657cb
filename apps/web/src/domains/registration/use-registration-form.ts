import type { FieldProblemReason, RegistrationMethod } from '@playhouse/schema/types.generated.ts'
import type { FormField, RequestedField } from '@playhouse/shared/registration-form.ts'
import { wholeAmount } from '@playhouse/shared/whole-amount.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invitation } from '../../access/invitation.ts'
import { refusalText } from './parts/breach-text.ts'
import { emptyForm, type FormValues, isFormField } from './form-values.ts'
import { dropDraft, keepDraft, readDraft } from './registration-draft.ts'
import { useCodeCheck } from './use-invitation.ts'
import { type ImpossibleLimit, impossibleLimit } from '../limits/parts/impossible-limit.ts'
import { useLeastDeposit } from '../limits/parts/use-least-deposit.ts'
import { useRegister } from './use-register.ts'
import type { CaptchaFieldHandle } from '../verification/parts/captcha-field.tsx'
import { type MutationForm, useMutationForm } from '../../forms/use-mutation-form.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { usePhoneProof } from '../session/parts/use-phone-code.ts'

interface RegistrationOptions {
  way: RegistrationMethod
  requested: readonly RequestedField[]
  invitation: Invitation
  /** Checks invitation codes before registering. */
  checkCodes: boolean
  diallingCode: string
  /** The age that a registration confirms. */
  age: number
  /** Bot-protection proof; null if the brand requires none. */
  prove: () => Promise<string | null>
  captcha: RefObject<CaptchaFieldHandle | null>
  onRegistered: (account: string) => unknown
}

const FIELD_OF_CODE: Readonly<Record<string, FormField>> = {
  CODE_INVALID: 'verificationCode',
  CODE_EXPIRED: 'verificationCode',
  PHONE_NOT_VERIFIED: 'verificationCode',
  CAPTCHA_FAILED: 'captcha',
}

/**
 * The form of the selected way. Submitted, it checks a visible invitation code, solves the proof of work, verifies the number with a
 * phone sign-in service if there is one, and registers. Changing the way keeps shared fields; a reload keeps all but secrets.
 */
export function useRegistrationForm({
  way,
  requested,
  invitation,
  checkCodes,
  diallingCode,
  age,
  prove,
  captcha,
  onRegistered,
}: RegistrationOptions) {
  const { t } = useTranslation('registration')
  const checkCode = useCodeCheck()
  const register = useRegister()
  const getProof = usePhoneProof()
  const [wrongCode, setWrongCode] = useState<string>()
  const { pendingLimit, answerLimit, holdImpossible } = useLimitQuestion()
  const isShown = (field: string) => requested.some(({ name }) => name === field)

  const send = async (values: FormValues) => {
    // Without a field for it, the code comes from the URL.
    const affiliateCode = isShown('affiliateCode') ? values.affiliateCode : invitation.affiliateCode
    const isChecked = checkCodes && isShown('affiliateCode') && affiliateCode !== ''
    if (isChecked && (await checkCode(affiliateCode)) === 'invalid') return setWrongCode(affiliateCode)
    if (await holdImpossible(wholeAmount(values.depositLimit))) return
    const humanProof = await prove()
    const phone = { diallingCode, number: values.mobileNum }
    const proof = isShown('verificationCode') ? await getProof(phone, values.verificationCode) : undefined
    if (proof && 'text' in proof) return form.fail({ verificationCode: proof.text })
    const outcome = await register(way, {
      requested,
      values,
      diallingCode,
      invitation: { ...invitation, affiliateCode },
      humanProof,
      age,
      phoneToken: proof && 'phoneToken' in proof ? proof.phoneToken : null,
    })
    // A captcha works once.
    if (outcome.problem) captcha.current?.refresh()
    return outcome
  }
  const form: MutationForm<FormValues> = useMutationForm({
    defaultValues: {
      ...emptyForm(),
      ...readDraft()?.values,
      ...(invitation.affiliateCode && { affiliateCode: invitation.affiliateCode }),
    },
    shown: [...requested.map(({ name }) => name), 'depositLimit', 'adult', 'agreement'],
    mode: 'onTouched',
    send,
    getField: { phone: 'mobileNum', confirmedAge: 'adult' },
    reasonText: (field, reason) => reasonText(t, requested, field, reason),
    place: ({ code, text }) => {
      const field = FIELD_OF_CODE[code]
      return field && isShown(field) ? { [field]: text } : undefined
    },
    onDone: ({ viewer }, { username }) => {
      dropDraft()
      return onRegistered(viewer?.username ?? username)
    },
  })
  const { clearErrors, getValues, subscribe } = form.methods
  useEffect(() => {
    clearErrors()
    return subscribe({ formState: { values: true }, callback: () => keepDraft(way, getValues()) })
  }, [clearErrors, getValues, subscribe, way])
  return { form, wrongCode, forgetWrongCode: () => setWrongCode(undefined), pendingLimit, answerLimit }
}

type Words = ReturnType<typeof useTranslation<'registration'>>['t']

function reasonText(t: Words, requested: readonly RequestedField[], field: string, reason: FieldProblemReason): string {
  if (field === 'adult') return t('adultRequired')
  if (field === 'agreement') return t('agreementRequired')
  const rule = requested.find(({ name }) => name === field)?.rule
  return isFormField(field) ? refusalText(t, reason, field, rule) : reason
}

/** Before a registration with a deposit limit below every deposit, the member says whether it is meant. */
function useLimitQuestion() {
  const minimum = useLeastDeposit()
  const [pendingLimit, setPendingLimit] = useState<ImpossibleLimit>()
  const acceptedLimit = useRef<string>(undefined)
  const answerLimit = (isAccepted: boolean) => {
    if (isAccepted) acceptedLimit.current = pendingLimit?.units
    setPendingLimit(undefined)
  }
  /** Whether the limit waits for an answer. */
  const holdImpossible = async (limit: string | undefined): Promise<boolean> => {
    const found = limit === undefined ? undefined : impossibleLimit('DEPOSIT', limit, minimum)
    if (!found || acceptedLimit.current === limit) return false
    await loadTexts(['limits'])
    setPendingLimit(found)
    return true
  }
  return { pendingLimit, answerLimit, holdImpossible }
}
