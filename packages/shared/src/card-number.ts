import { isTokenAddress } from './crypto-address.ts'

/* Bank accounts and wallet addresses that a member withdraws to. */

/** Digits of a bank account's number. */
const BANK_NUMBER = /^\d{6,19}$/

/** A typed number or address without the spaces, dots and hyphens that people group it with. */
export const cardNumber = (typed: string): string => typed.replaceAll(/[\s.-]/g, '')

/** Whether a bank or network has numbers or addresses of this form. */
export function isCardNumber({ kind, code }: { kind: string; code: string }, number: string): boolean {
  if (kind === 'BANK') return BANK_NUMBER.test(number)
  return (code === 'TRC20' || code === 'ERC20') && isTokenAddress(code, number)
}
