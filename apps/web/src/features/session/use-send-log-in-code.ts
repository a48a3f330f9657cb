import type { VerificationKind } from '@playhouse/schema/types.generated.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useSendLogInCodeMutation } from './send-log-in-code.generated.ts'

/** Has a code sent for a log-in that waits. Out: the seconds until another one may be asked for, or why there is none, worded. */
export function useSendLogInCode(
  ticket: string,
): (kind: VerificationKind) => Promise<{ seconds: number } | { text: string }> {
  const { run } = useSubmit(useSendLogInCodeMutation())
  return async (kind) => {
    const { success, problem } = await run({ input: { logInToken: ticket, kind } })
    return success ? { seconds: success.resendAfterSeconds } : { text: problem.text }
  }
}
