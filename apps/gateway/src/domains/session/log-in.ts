import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { VerificationDetails } from '@playhouse/platform-api/errors.ts'
import type { login } from '@playhouse/platform-api/session.ts'
import type { VerificationKind } from '@playhouse/schema/types.generated.ts'
import type { Context } from '../base/context.ts'
import { MESSAGES } from '../base/errors.ts'
import { catchInvalidInput } from '../base/results.ts'
import { PlatformRefusal } from '../../platform/failures.ts'
import { renameFields } from '../verification/phone-fields.ts'
import { signIn } from './sign-in.ts'

/** The platform's names of verification methods. */
const KINDS = {
  sms: 'PHONE_CODE',
  email: 'EMAIL_CODE',
  bankAccountName: 'BANK_ACCOUNT_NAME',
  authenticator: 'AUTHENTICATOR_CODE',
} as const satisfies Record<string, VerificationKind>

type Method = keyof typeof KINDS

/** The platform's name of a verification method. */
export function methodOf(kind: VerificationKind): Method {
  return (Object.keys(KINDS) as Method[]).find((method) => KINDS[method] === kind) ?? 'authenticator'
}

/** Logs in with one call to the platform; returns the required verification where there is one. */
export function logInBy(
  context: Context,
  call: () => Promise<ValueOf<typeof login>>,
  remember: boolean | null = false,
) {
  return catchInvalidInput(context, async () => {
    try {
      return await signIn(context, await renameFields(call), remember ?? false)
    } catch (error) {
      const asked = error instanceof PlatformRefusal && error.code === 'login_verify_required'
      if (!asked || !error.details.verification) throw error
      return verificationRequired(error.details.verification)
    }
  })
}

/** Leaves out methods that this version does not know. */
function verificationRequired({ ticket, methods }: VerificationDetails) {
  const code = 'VERIFICATION_REQUIRED' as const
  return {
    __typename: 'VerificationRequired' as const,
    code,
    message: MESSAGES[code],
    field: null,
    logInToken: ticket,
    methods: methods.flatMap(({ method, hint = null }) =>
      method in KINDS ? [{ __typename: 'VerificationMethod' as const, kind: KINDS[method as Method], hint }] : [],
    ),
  }
}
