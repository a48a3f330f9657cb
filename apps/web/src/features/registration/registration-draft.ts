import type { RegistrationMethod } from '@playhouse/schema/types.generated.ts'
import { emptyForm } from './form-values.ts'
import type { FormValues } from './form-values.ts'

const KEY = 'registration-draft'
/** No field of the form takes more; what is longer is no loss. */
const LONGEST = 300

/** What is never kept: a tab that is left open must not tell it. The number of an identity document is among it. */
const SECRETS: ReadonlySet<keyof FormValues> = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
  'captchaId',
  'idNumber',
] as const)

/** A form that was left half filled in. */
export interface Draft {
  way: RegistrationMethod
  values: Partial<FormValues>
}

/** Keeps what was typed for the length of this tab, secrets left out. */
export function keepDraft(way: RegistrationMethod, values: FormValues): void {
  const kept = Object.entries(values).filter(
    ([field, value]) => !SECRETS.has(field as keyof FormValues) && String(value).length <= LONGEST,
  )
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ way, values: Object.fromEntries(kept) } satisfies Draft))
  } catch {
    // A browser that keeps nothing keeps no draft.
  }
}

/** The draft of this tab; undefined when there is none. What does not look like one is none. */
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

/** Forgets the draft. */
export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // There is none.
  }
}
