import { readFileSync } from 'node:fs'

const FILE = process.env.NODE_ENV === 'test' ? process.env.FAULT_POINT_FILE : undefined

/**
 * Simulates a power cut in tests: the process kills itself at the step named in the file FAULT_POINT_FILE, which a test can write
 * at any time. Does nothing elsewhere.
 */
export function faultPoint(name: FaultPoint): void {
  if (!FILE || readFileSync(FILE, 'utf8') !== name) return
  process.kill(process.pid, 'SIGKILL')
  // On a busy machine the signal arrives late; nothing may happen until then.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}

/** Steps of bets, jackpot drops, transfers, deposits, withdrawals and rewards, at vendor and operator. */
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
  | 'deposit:kept'
  | 'deposit:answered'
  | 'payment:event-kept'
  | 'payment:credited'
  | 'payment:committed'
  | `lottery:${'SELLING' | 'CLOSED' | 'SEALED' | 'DRAWN' | 'SETTLED' | 'VOID' | 'SCHEDULED' | 'paid' | 'recorded' | 'placed'}`
  /** In the transaction of a claim: what is claimed is stored, it is paid, and, after the transaction, it is committed. */
  | `${'mission' | 'promotion' | 'points'}:${'kept' | 'paid' | 'committed'}`
  /** A bill is stored, and, after the transaction, committed; it is posted, and, after the transaction, paid. */
  | `bill:${'kept' | 'billed' | 'posted' | 'paid'}`
  /** After a raffle has come to this state. */
  | `raffle:${'SEALED' | 'DRAWN' | 'VOID'}`
  | 'withdrawal:held'
  /** In the transaction that moves a withdrawal to this state. */
  | `withdrawal:${Uppercase<string>}`
  | 'payout:kept'
  | 'payout:answered'
  | 'limits:play-ended'
