const NAMED = process.env.NODE_ENV === 'test' ? process.env.FAULT_POINT : undefined

/**
 * Where a test lets the process end as a power cut would: it kills itself when FAULT_POINT names this step. Elsewhere than
 * in tests nothing happens.
 */
export function faultPoint(name: FaultPoint): void {
  if (name === NAMED) process.kill(process.pid, 'SIGKILL')
}

/** The steps of a bet, on the vendor's side and on the operator's. */
export type FaultPoint =
  | 'vendor:round-drawn'
  | 'vendor:round-kept'
  | 'vendor:stake-answered'
  | 'vendor:move-kept'
  | 'vendor:wallet-answered'
  | 'vendor:round-settled'
  | 'vendor:hand-step-kept'
  | 'vendor:hand-stake-answered'
  | 'vendor:hand-closed'
  | 'wallet:request-read'
  | 'wallet:movement-kept'
