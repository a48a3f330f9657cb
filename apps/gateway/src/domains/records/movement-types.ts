import { reportDegradation } from '@playhouse/platform-api/fields.ts'
import type { MovementType, MovementWallet } from '@playhouse/schema/types.generated.ts'

/** The platform's transaction types, by what they mean to a member. */
const TYPES: Readonly<Record<string, MovementType>> = {
  DEPOSIT: 'DEPOSIT',
  DEPOSIT_HOLD: 'DEPOSIT_HOLD',
  DEPOSIT_RETURN: 'DEPOSIT_RETURN',
  WITHDRAW_LOCK: 'WITHDRAWAL_HOLD',
  WITHDRAW: 'WITHDRAWAL',
  WITHDRAW_RETURN: 'WITHDRAWAL_RETURN',
  BET: 'BET',
  PAYOUT: 'PAYOUT',
  BET_REFUND: 'BET_REFUND',
  JACKPOT: 'JACKPOT',
  TRANSFER_OUT: 'VENDOR_OUT',
  TRANSFER_ARRIVED: 'VENDOR_OUT',
  TRANSFER_RETURNED: 'VENDOR_IN',
  TRANSFER_IN: 'VENDOR_IN',
  MEMBER_TRANSFER_OUT: 'TRANSFER_OUT',
  MEMBER_TRANSFER_IN: 'TRANSFER_IN',
  REBATE: 'REBATE',
  COMMISSION: 'COMMISSION',
  AGENT_PAY: 'AGENT_PAY',
  DIVIDEND: 'DIVIDEND',
  SALARY: 'SALARY',
  PROMOTION: 'PROMOTION',
  BONUS_GRANT: 'BONUS_GRANT',
  BONUS_CONVERT: 'BONUS_CONVERT',
  BONUS_FORFEIT: 'BONUS_FORFEIT',
  POINTS_CONVERT: 'POINTS',
  DEMO_CREDIT: 'CREDIT',
  ADMIN_CREDIT: 'ADMIN_CREDIT',
  ADMIN_DEBIT: 'ADMIN_DEBIT',
  REVERSAL: 'CORRECTION',
}

export function movementTypeOf(type: string): MovementType {
  const known = TYPES[type]
  if (!known) reportDegradation('records.movement.type', type)
  return known ?? 'OTHER'
}

/** The platform's types that map to any of `types`. */
export function platformTypes(types: readonly MovementType[]): string[] {
  return Object.entries(TYPES).flatMap(([type, meaning]) => (types.includes(meaning) ? [type] : []))
}

const WALLETS: Readonly<Record<string, MovementWallet>> = {
  main: 'MAIN',
  locked: 'LOCKED',
  held: 'HELD',
  bonus: 'BONUS',
}

/** Any wallet other than our own belongs to a vendor. */
export function movementWalletOf(wallet: string): { wallet: MovementWallet; vendorId: string | null } {
  const known = WALLETS[wallet]
  return known ? { wallet: known, vendorId: null } : { wallet: 'VENDORS', vendorId: wallet }
}

export const PLATFORM_WALLETS = {
  MAIN: 'main',
  LOCKED: 'locked',
  HELD: 'held',
  BONUS: 'bonus',
  VENDORS: 'vendors',
} as const satisfies Record<MovementWallet, string>
