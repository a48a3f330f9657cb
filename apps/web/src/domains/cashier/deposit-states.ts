import type { DepositState, TokenNetwork } from '@playhouse/schema/types.generated.ts'

/** Brand names of networks, not translated. */
export const NETWORK_NAMES: Readonly<Record<TokenNetwork, string>> = {
  TRC20: 'Tron (TRC20)',
  ERC20: 'Ethereum (ERC20)',
}

/** A payment may still change its state soon. */
export function isOpenDeposit(state: DepositState): boolean {
  return state === 'PREPARING' || state === 'WAITING' || state === 'CHECKING' || state === 'UNMATCHED'
}

/** Whether a picture of the payment helps in this state. */
export function takesProof(state: DepositState): boolean {
  return state === 'WAITING' || state === 'CHECKING' || state === 'UNMATCHED' || state === 'EXPIRED'
}

/** Remaining time as `m:ss`; `0:00` once it is over. */
export function timeLeft(until: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
