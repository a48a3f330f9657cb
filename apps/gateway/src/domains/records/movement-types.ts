import { reportDegradation } from '@playhouse/platform-api/fields.ts'
import { MOVEMENT_TYPES, MOVEMENT_WALLETS } from '@playhouse/shared/movement-types.ts'
import type { MovementType, MovementWallet } from '@playhouse/schema/types.generated.ts'

const TYPES: Readonly<Record<string, MovementType>> = MOVEMENT_TYPES

export function getMovementType(type: string): MovementType {
  const known = TYPES[type]
  if (!known) reportDegradation('records.movement.type', type, 'a known type')
  return known ?? 'OTHER'
}

export function platformTypes(types: readonly MovementType[]): string[] {
  return Object.entries(TYPES).flatMap(([type, meaning]) => (types.includes(meaning) ? [type] : []))
}

const WALLETS: Readonly<Record<string, MovementWallet>> = MOVEMENT_WALLETS

/** Any wallet other than our own belongs to a vendor. */
export function toMovementWallet(wallet: string): { wallet: MovementWallet; vendorId: string | null } {
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
