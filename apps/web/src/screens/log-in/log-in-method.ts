import type { SignedInFacts, WaitingLogIn } from '../../features/session/use-log-in-outcome.ts'

/** What each way of logging in is given. */
export interface LogInMethodProps {
  /** Whether the session is kept for a day. */
  remember: boolean
  onRemember: (remember: boolean) => void
  onSignedIn: (facts: SignedInFacts) => void
  /** Called where more must be shown. */
  onWaiting: (waiting: WaitingLogIn) => void
}
