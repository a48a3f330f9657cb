import type { VerificationKind } from '@playhouse/schema/types.generated.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useSendLogInCodeMutation } from './send-log-in-code.generated.ts'

/** Sends a code for a pending log-in. Returns the seconds until the next one may be requested, or the text of the failure. */
export function useSendLogInCode(
  ticket: string,
): (kind: VerificationKind) => Promise<{ seconds: number } | { text: string }> {
  const { run } = useSubmit(useSendLogInCodeMutation())
  return async (kind) => {
    const { success, problem } = await run({ input: { logInToken: ticket, kind } })
    return success ? { seconds: success.resendAfterSeconds } : { text: problem.text }
  }
}
