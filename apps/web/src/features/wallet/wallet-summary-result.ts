import { parseAmount } from '@playhouse/shared/money.ts'

/** What a member's own result (payouts minus stakes, a decimal string) comes to. */
export function resultOf(amount: string): 'gain' | 'loss' | 'even' {
  const minor = parseAmount(amount)
  return minor > 0n ? 'gain' : minor < 0n ? 'loss' : 'even'
}
