import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { login } from '@playhouse/platform-api/session.ts'
import type {
  AccountBlocked,
  CaptchaRequired,
  VerificationKind,
  VerificationRequired,
} from '@playhouse/schema/types.generated.ts'
import type { Context } from '../base/context.ts'
import { MESSAGES } from '../base/error-messages.generated.ts'
import { getGraphCode } from '../base/errors.ts'
import { publicMutation } from '../base/mutation.ts'
import type { PlatformRefusal } from '../../platform/failures.ts'
import type { PublicPlatform } from '../../platform/public-platform.ts'
import { PHONE_FIELDS } from '../verification/phone-fields.ts'
import { signIn } from './sign-in.ts'

/** The platform's names of verification methods. */
const KINDS = {
  sms: 'PHONE_CODE',
  email: 'EMAIL_CODE',
  bankAccountName: 'BANK_ACCOUNT_NAME',
  authenticator: 'AUTHENTICATOR_CODE',
} as const satisfies Record<string, VerificationKind>

type Method = keyof typeof KINDS

type Refused =
  | (VerificationRequired & { __typename: 'VerificationRequired' })
  | (CaptchaRequired & { __typename: 'CaptchaRequired' })
  | (AccountBlocked & { __typename: 'AccountBlocked' })

export function getMethod(kind: VerificationKind): Method {
  return (Object.keys(KINDS) as Method[]).find((method) => KINDS[method] === kind) ?? 'authenticator'
}

/** Mutation that logs in with one call to the platform; its result may be the required verification or captcha. */
export const logInMutation = <Input extends object>(
  call: (platform: PublicPlatform, input: Input, context: Context) => Promise<ValueOf<typeof login>>,
) =>
  publicMutation(
    async (platform, input: Input, context) => {
      const { remember } = input as { remember?: boolean | null }
      return signIn(context, await call(platform, input, context), remember ?? false)
    },
    {
      fields: PHONE_FIELDS,
      refusals: {
        login_verify_required: verificationRequired,
        'login.failed': captchaRequired,
        'captcha.failed': captchaRequired,
        'account.blocked': accountBlocked,
      },
    },
  )

/** Leaves out methods that this version does not know. */
function verificationRequired(refusal: PlatformRefusal): Refused {
  if (!refusal.details.verification) throw refusal
  const { ticket, methods } = refusal.details.verification
  const code = 'VERIFICATION_REQUIRED'
  return {
    __typename: 'VerificationRequired',
    code,
    message: MESSAGES[code],
    field: null,
    logInToken: ticket,
    methods: methods.flatMap(({ method, hint = null }) =>
      method in KINDS ? [{ kind: KINDS[method as Method], hint }] : [],
    ),
  }
}

/** The same refusals without a captcha are plain ones. */
function captchaRequired(refusal: PlatformRefusal): Refused {
  if (!refusal.details.captcha) throw refusal
  const code = getGraphCode(refusal.code)
  return { __typename: 'CaptchaRequired', code, message: MESSAGES[code], field: null }
}

function accountBlocked({ details }: PlatformRefusal): Refused {
  const code = 'ACCOUNT_BLOCKED'
  return {
    __typename: 'AccountBlocked',
    code,
    message: MESSAGES[code],
    field: null,
    reason: details.reason ?? null,
  }
}
