import { expectSessionEnd } from '../../graphql/session-expiry.ts'
import { type Outcome, useSubmit } from '../../graphql/use-submit.ts'
import { type LogOutMutation, useLogOutMutation } from './log-out.generated.ts'

/**
 * Ends the session. The event that reports the end is for other pages of the account; this one ignores it.
 * @param viewerId the account, if not the one that the page shows
 */
export function useLogOut(viewerId?: string): () => Promise<Outcome<LogOutMutation['logOut']>> {
  const { run } = useSubmit(useLogOutMutation(viewerId === undefined ? {} : { context: { actsFor: { id: viewerId } } }))
  return async () => {
    expectSessionEnd(true)
    const outcome = await run({})
    if (!outcome.success) expectSessionEnd(false)
    return outcome
  }
}
