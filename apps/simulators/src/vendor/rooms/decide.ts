import type { Decision } from '@playhouse/engines/cards/three-cards.ts'
import { Refusal } from '../refusal.ts'
import type { Vendor } from '../vendor.ts'
import { folded, raiseAsked, type Seat, type Table, timeOver } from './hand.ts'
import { changeAndPay } from './seat-steps.ts'

/**
 * Makes a seat's decision. Repeating it has no effect. A raise takes effect once paid.
 * @throws Refusal move_invalid for another decision, or too late; insufficient_balance where the balance does not cover the
 * raise, or game_session_expired: nothing was taken, and the seat may still decide
 */
export async function decideSeat(vendor: Vendor, own: Seat, decision: Decision): Promise<void> {
  // The seat before this call, to tell a new decision from a repeated one.
  let found: Seat | undefined
  const change = (before: Table) => {
    const table = timeOver(before)
    found = table.seats.find(({ id }) => id === own.id)
    return decision === 'fold' ? folded(table, own.seat, 'player') : raiseAsked(table, own.seat)
  }
  const done = await changeAndPay(vendor, own.handId, change)
  const before = found
  if (!done || !before) throw new Refusal('round_not_found')
  const after = done.table.seats.find(({ id }) => id === own.id)
  const same = before.decision === decision || (decision === 'raise' && before.step === 'raise')
  const taken = before.decision === null && (after?.decision === decision || after?.step === 'raise')
  if (!same && !taken) throw new Refusal('move_invalid')
  const end = done.ends.get(own.seat)
  if (end === 'unpaid') throw new Refusal('insufficient_balance')
  if (end === 'refused') throw new Refusal('game_session_expired')
  if (end && end !== 'done' && end !== 'unknown') throw new Refusal(end)
}

export async function foldLateSeats(vendor: Vendor, handId: string): Promise<void> {
  await changeAndPay(vendor, handId, timeOver)
}
