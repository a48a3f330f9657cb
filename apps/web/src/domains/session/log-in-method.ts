import type { LogInStep } from './use-log-in-outcome.ts'

export interface LogInMethodProps {
  /** Keeps the session for a day. */
  remember: boolean
  onRemember: (remember: boolean) => void
  onNext: (step: LogInStep) => void
}
