import type { PlaceLotteryTicketInput } from '@playhouse/schema/types.generated.ts'
import { createAccountStore } from '../../../access/account-store.ts'
import type { Store } from '../../../store.ts'

export interface SentPurchase {
  readonly requestKey: string
  readonly order: Omit<PlaceLotteryTicketInput, 'requestKey'>
  /** Lines of the slip that it buys. */
  readonly lineIds: readonly number[]
  /** In epoch milliseconds. */
  readonly sentAt?: number
}

export const NONE_SENT: readonly SentPurchase[] = []
const unknowns = new Map<string, Store<readonly SentPurchase[]>>()

/** The purchases of a board whose outcome is unknown; they outlast a reload, after which new ones could buy twice. */
export function getUnknownPurchases(name: string): Store<readonly SentPurchase[]> {
  const known = unknowns.get(name)
  if (known) return known
  const unknown = createAccountStore(NONE_SENT, {
    as: `lottery-purchase:${name}`,
    // Tabs kept a single one before slips held several stations.
    read: (stored) => [stored].flat().map(renameFields).filter(isPurchase),
  })
  unknowns.set(name, unknown)
  return unknown
}

/** A page of an earlier release stored `order` as `asked`, and its `firstDrawNumber` as `number`. */
function renameFields(stored: unknown): unknown {
  const { asked, order = asked, ...purchase } = (stored ?? {}) as Record<string, unknown>
  if (typeof order !== 'object' || order === null) return stored
  const { number, firstDrawNumber = number, ...terms } = order as Record<string, unknown>
  return { ...purchase, order: { ...terms, firstDrawNumber } }
}

function isPurchase(stored: unknown): stored is SentPurchase {
  const { requestKey, order, lineIds } = (stored ?? {}) as Record<string, unknown>
  return typeof requestKey === 'string' && typeof order === 'object' && order !== null && Array.isArray(lineIds)
}
