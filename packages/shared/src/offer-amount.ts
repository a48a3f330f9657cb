import { MINOR_UNITS } from './money.ts'

/** Terms of a promotion's amount, in minor units: a fixed amount, or a share of deposits or losses up to a maximum. */
interface OfferTerms {
  fixedAmount: bigint | null
  percent: number | null
  maxAmount: bigint | null
}

/** Amount of an offer for deposits or losses of `base` minor units: whole units, rounded down. */
export function offerAmount({ fixedAmount, percent, maxAmount }: OfferTerms, base: bigint): bigint {
  const share = fixedAmount ?? (base > 0n ? (base * BigInt(percent ?? 0)) / 100n : 0n)
  const capped = maxAmount !== null && share > maxAmount ? maxAmount : share
  return capped - (capped % MINOR_UNITS)
}
