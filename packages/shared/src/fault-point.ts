import { readFileSync } from 'node:fs'

const FILE = process.env.NODE_ENV === 'test' ? process.env.FAULT_POINT_FILE : undefined

/**
 * Where a test lets the process end as a power cut would: it kills itself when the file of FAULT_POINT_FILE names this step,
 * which a test can write while the process runs. Elsewhere than in tests nothing happens.
 */
export function faultPoint(name: FaultPoint): void {
  if (FILE && readFileSync(FILE, 'utf8') === name) process.kill(process.pid, 'SIGKILL')
}

/** The steps of a bet, of a jackpot's drop and of a transfer, on the vendor's side and on the operator's. */
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
  | 'jackpot:drop-paid'
  | 'transfer:kept'
  | 'transfer:read'
  | 'transfer:moved'
  | 'transfer:answered'
  | 'withdrawal:held'
  | 'payout:kept'
  | 'payout:answered'
