import { MINOR_UNITS } from './money.ts'

/** Fee of a payment method, in minor units and hundredths of a percent. */
export interface FeeRates {
  feeFixed: bigint
  feeBasisPoints: number
}

/** Rounded down to the minor unit. */
const computeFee = ({ feeFixed, feeBasisPoints }: FeeRates, amount: bigint): bigint =>
  feeFixed + (amount * BigInt(feeBasisPoints)) / 10_000n

/** Paid on top of a deposit: rounded up to whole units, because banks transfer nothing smaller. */
export function depositFee(rates: FeeRates, amount: bigint): bigint {
  const fee = computeFee(rates, amount)
  return ((fee + MINOR_UNITS - 1n) / MINOR_UNITS) * MINOR_UNITS
}

/** The fee deducted from a withdrawal, at most all of it. */
export function withdrawalFee(rates: FeeRates, amount: bigint): bigint {
  const fee = computeFee(rates, amount)
  return fee < amount ? fee : amount
}
