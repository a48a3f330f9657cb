import type { VerificationKind } from '@playhouse/schema/types.generated.ts'
import { errorCodeOf } from '../../graphql/error-code.ts'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { useSendLogInCodeMutation } from './send-log-in-code.generated.ts'

/** Has a code sent for a log-in that waits. Out: the seconds until another one may be asked for, or why there is none, worded. */
export function useSendLogInCode(
  ticket: string,
): (kind: VerificationKind) => Promise<{ seconds: number } | { text: string }> {
  const [mutate] = useSendLogInCodeMutation()
  const errorText = useErrorText()
  return async (kind) => {
    try {
      const { data, error } = await mutate({ variables: { input: { logInToken: ticket, kind } } })
      const result = data?.sendLogInCode
      if (!result) return { text: errorText(errorCodeOf(error)) }
      if (result.__typename === 'RequestCodeSuccess') return { seconds: result.resendAfterSeconds }
      return { text: errorText(result.code, result.__typename === 'Problem' ? result.retryAfterSeconds : null) }
    } catch (error) {
      return { text: errorText(errorCodeOf(error)) }
    }
  }
}
