import type { SignedInFacts, PendingLogIn } from '../../features/session/use-log-in-outcome.ts'

/** Props of every log-in method's form. */
export interface LogInMethodProps {
  /** Keeps the session for a day. */
  remember: boolean
  onRemember: (remember: boolean) => void
  onSignedIn: (facts: SignedInFacts) => void
  /** Called when the platform requires verification. */
  onWaiting: (waiting: PendingLogIn) => void
}
