import type { CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { register, registerMobile } from '@playhouse/platform-api/registration.ts'
import type { DepositLimitPeriod } from '@playhouse/shared/limits.ts'
import { wholeAmount } from '@playhouse/shared/whole-amount.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import {
  requestedFields,
  type FormField,
  registrationBreaches,
  type RegistrationKind,
} from '@playhouse/shared/registration-form.ts'
import { nameBreach } from '@playhouse/shared/shown-text.ts'
import { type FieldBreach, refuseBreaches } from '../../../lib/field-breaches.ts'
import { isWeakPassword, type PasswordPolicy } from '../session/password/password-due.ts'
import { type BrandSettings, registerRules, registrationAge } from '../../site/brand-settings.ts'

export type RegistrationInput = CheckedInputOf<typeof register> | CheckedInputOf<typeof registerMobile>

export interface CheckedRegistration {
  kind: RegistrationKind
  /** Submitted values of the fields that the brand asks for. */
  filled: Partial<Record<FormField, string>>
  codeRequired: boolean
  /** Whether the captcha must be checked: it is required, or was filled in. */
  captchaRequired: boolean
  /** `amount` in minor units. */
  depositLimit: { period: DepositLimitPeriod; amount: bigint } | undefined
  /** Upper case, as agents' codes are stored. */
  affiliateCode: string | undefined
  /** Whether the form has a field for the code; otherwise it comes from the page's URL. */
  hasAffiliateCodeField: boolean
}

/**
 * Checks a registration against the brand's rules.
 * @throws PlatformError request_param_err with each field's breach
 */
export function checkRegistration(
  kind: RegistrationKind,
  brand: Pick<BrandSettings, 'registerRules' | 'moduleOn' | 'name' | 'agreementAge' | 'rules'>,
  passwords: Pick<PasswordPolicy, 'weak'>,
  input: RegistrationInput,
): CheckedRegistration {
  const requested = requestedFields({
    kind,
    rules: registerRules(brand),
    smsCode: brand.moduleOn('REGMOBVERF3'),
    passwordWithMobile: brand.moduleOn('MOBILENUMPASSREG3'),
  })
  // A phone sign-in service may verify the number instead of a code.
  const ruled = input.firebaseIdToken ? requested.filter(({ name }) => name !== 'verificationCode') : requested
  const limit = input.depositLimit && wholeAmount(input.depositLimit.amount)
  refuseBreaches({
    // Only the platform knows the list of common passwords.
    ...(isWeakPassword(passwords, input.password ?? '') ? { password: 'too_common' } : {}),
    // The username is shown until the member chooses a nickname.
    username: nameBreach(input.username ?? '', [brand.name]),
    ...registrationBreaches(ruled, input),
    confirmedAge: confirmedAgeBreach(input.confirmedAge, registrationAge(brand)),
    ...(input.agreement ? {} : { agreement: 'required' }),
    ...(input.depositLimit && !limit ? { depositLimit: 'pattern' } : {}),
  })
  const names = new Set<string>(requested.map(({ name }) => name))
  const filled = requested.flatMap(({ name }) => (input[name] ? [[name, input[name]] as const] : []))
  return {
    kind,
    filled: Object.fromEntries(filled),
    codeRequired: names.has('verificationCode'),
    captchaRequired: requested.some(
      ({ name, rule }) => name === 'captcha' && (rule.required || Boolean(input.captcha)),
    ),
    depositLimit:
      input.depositLimit && limit ? { period: input.depositLimit.period, amount: parseAmount(limit) } : undefined,
    affiliateCode: input.affiliateCode?.trim().toUpperCase() || undefined,
    hasAffiliateCodeField: names.has('affiliateCode'),
  }
}

function confirmedAgeBreach(confirmed: number | undefined, required: number): FieldBreach | undefined {
  if (confirmed === undefined) return 'required'
  return confirmed < required ? 'too_young' : undefined
}
