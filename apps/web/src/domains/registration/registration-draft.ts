import type { RegistrationMethod } from '@playhouse/schema/types.generated.ts'
import { emptyForm } from './form-values.ts'
import type { FormValues } from './form-values.ts'

const KEY = 'draft:registration'
/** No field accepts more. */
const LENGTH_MAX = 300

/** Never stored, because a tab may be left open: secrets and the number of the identity document. */
const SECRETS: ReadonlySet<keyof FormValues> = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
  'captchaId',
  'idNumber',
] as const)

export interface Draft {
  way: RegistrationMethod
  values: Partial<FormValues>
}

/** Stores the form for this tab, without secrets. */
export function keepDraft(way: RegistrationMethod, values: FormValues): void {
  const stored = Object.entries(values).filter(
    ([field, value]) => !SECRETS.has(field as keyof FormValues) && String(value).length <= LENGTH_MAX,
  )
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ way, values: Object.fromEntries(stored) } satisfies Draft))
  } catch {
    // Without storage there is no draft.
  }
}

/** The draft of this tab; undefined if missing or invalid. */
export function readDraft(): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof draft !== 'object' || draft === null || !('values' in draft) || !('way' in draft)) return undefined
    const like: object = emptyForm()
    const values = Object.entries(draft.values as object).filter(
      ([field, value]) => Object.hasOwn(like, field) && typeof value === typeof like[field as keyof typeof like],
    )
    return { way: draft.way === 'MOBILE' ? 'MOBILE' : 'USERNAME', values: Object.fromEntries(values) }
  } catch {
    return undefined
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is unavailable, so nothing is stored.
  }
}
