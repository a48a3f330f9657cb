import { requestedFields } from '@playhouse/shared/registration-form.ts'
import type { RequestedField, RegistrationKind } from '@playhouse/shared/registration-form.ts'
import type { RegistrationMethod } from '@playhouse/schema/types.generated.ts'
import type { RegistrationForm_QueryFragment } from './registration-form.generated.ts'

type Site = RegistrationForm_QueryFragment['site']

const KINDS: Readonly<Record<RegistrationMethod, RegistrationKind>> = { USERNAME: 'username', MOBILE: 'mobile' }

/** Fields of the brand's form for this way of registering, in order, with their rules. */
export function fieldsRequested(
  { registrationFields, registration }: Pick<Site, 'registrationFields' | 'registration'>,
  way: RegistrationMethod,
): RequestedField[] {
  const rules = Object.fromEntries(registrationFields.map(({ name, ...rule }) => [name, { ...rule, enabled: true }]))
  const { isSmsCodeRequired, isMobilePasswordRequired } = registration
  return requestedFields({
    kind: KINDS[way],
    rules,
    smsCode: isSmsCodeRequired,
    passwordWithMobile: isMobilePasswordRequired,
  })
}
