import type { RegisterInput } from '@playhouse/schema/types.generated.ts'
import { wholeAmount } from '@playhouse/shared/whole-amount.ts'
import type { RequestedField, FormField } from '@playhouse/shared/registration-form.ts'
import type { FormValues } from './form-values.ts'
import type { Invitation } from '../../access/invitation.ts'

/** Input for the mutation: only fields that the brand asks for. */
export interface Registration {
  requested: readonly RequestedField[]
  values: FormValues
  /** Without plus sign; empty if no number is required. */
  diallingCode: string
  invitation: Invitation
  humanProof: string | null
  /** Token of the phone sign-in service; null if the platform checks the code itself. */
  phoneToken: string | null
  /** The age that the statement on the form names. */
  age: number
}

type Shared = Pick<
  RegisterInput,
  | 'phone'
  | 'details'
  | 'humanProof'
  | 'captcha'
  | 'verificationCode'
  | 'phoneToken'
  | 'affiliateCode'
  | 'referralCode'
  | 'depositLimit'
  | 'confirmedAge'
  | 'agreement'
>

const DETAILS = [
  'paymentPassword',
  'payeeName',
  'email',
  'idNumber',
  'qqNum',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'recommenderId',
] as const satisfies readonly FormField[]

/** Fields that both ways of registering share. */
export function sharedInput({
  requested,
  values,
  diallingCode,
  invitation,
  humanProof,
  phoneToken,
  age,
}: Registration): Shared {
  const names = new Set(requested.map(({ name }) => name))
  const filled = (name: FormField) => (names.has(name) && values[name] !== '' ? values[name] : null)
  const details = DETAILS.flatMap((name) => (filled(name) === null ? [] : [[name, values[name]] as const]))
  const mobileNum = filled('mobileNum')
  const limit = wholeAmount(values.depositLimit)
  return {
    phone: mobileNum === null ? null : { diallingCode, number: mobileNum },
    details: details.length > 0 ? Object.fromEntries(details) : null,
    humanProof,
    captcha: filled('captcha') === null ? null : { id: values.captchaId, text: values.captcha },
    verificationCode: phoneToken === null ? filled('verificationCode') : null,
    phoneToken,
    affiliateCode: invitation.affiliateCode || null,
    referralCode: invitation.referralCode || null,
    depositLimit: limit ? { period: values.depositLimitPeriod, amount: limit } : null,
    confirmedAge: values.adult ? age : null,
    agreement: values.agreement,
  }
}

/** Without secrets and single-use values: identifies a registration for its idempotency key. */
export function withoutSecrets({
  humanProof: _proof,
  captcha: _captcha,
  verificationCode: _code,
  phoneToken: _token,
  details,
  ...input
}: Shared): object {
  const { paymentPassword: _payment, idNumber: _idNumber, ...open } = details ?? {}
  return { ...input, details: open }
}
