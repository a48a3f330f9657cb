import type { LogInStep } from './use-log-in-outcome.ts'

/** Props of every log-in method's form. */
export interface LogInMethodProps {
  /** Keeps the session for a day. */
  remember: boolean
  onRemember: (remember: boolean) => void
  onNext: (step: LogInStep) => void
}
