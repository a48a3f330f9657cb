import type { DEPOSIT_STATES } from '@playhouse/platform-api/cashier-deposits.ts'
import type { DepositState } from '@playhouse/schema/types.generated.ts'

export type PlatformState = (typeof DEPOSIT_STATES)[number]

export const depositState = (state: PlatformState): DepositState => (state === 'CONFIRMED' ? 'CREDITED' : state)
export const platformState = (state: DepositState): PlatformState => (state === 'CREDITED' ? 'CONFIRMED' : state)
