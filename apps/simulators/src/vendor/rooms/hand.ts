import type { handTable, seatTable } from '../tables.ts'
import { CARDS_MODELS, type CardsModel } from '@playhouse/engines/cards/models.ts'
import {
  begin,
  type Decision,
  partnerDecision,
  type Seat as SeatNumber,
  showdown,
  type ThreeCards,
} from '@playhouse/engines/cards/three-cards.ts'
import { seededDraw } from '@playhouse/engines/server-random.ts'

/*
 * A two-seat hand as an immutable value. Each function applies one event and ignores events that do not fit the state, so
 * that late or repeated answers are harmless. `step` is the next wallet call that a seat needs.
 */

export type Hand = typeof handTable.$inferSelect
export type Seat = typeof seatTable.$inferSelect

/** A hand with its seats in order, and the database's clock when it was read. */
export interface Table {
  readonly hand: Hand
  readonly seats: readonly Seat[]
  readonly now: Date
  /** Lease of a step in milliseconds. */
  readonly leaseMs: number
}

/** Time to decide before a seat folds. */
export const DECISION_TIME_MS = 20_000
export const PARTNER_SEED = 'house_partner'

/** @throws Error for a model of another engine */
export function cardsModel(modelId: string): CardsModel {
  const model = CARDS_MODELS.find(({ id }) => id === modelId)
  if (!model) throw new Error(`Unknown card model ${modelId}`)
  return model
}

export const isPartner = ({ sessionId }: Seat): boolean => sessionId === null

/** Both seats' seeds, which contain no hyphen; the deck is shuffled with them and the vendor's seed. */
export const clientSeeds = ({ seats }: Pick<Table, 'seats'>): string =>
  seats.map(({ clientSeed }) => clientSeed ?? '').join('-')

/** The deal for the engine; undefined before the cards are dealt. */
export function findDeal({ hand, seats }: Pick<Table, 'hand' | 'seats'>): ThreeCards | undefined {
  const [first, second] = seats
  if (!hand.hands || !first || !second) return undefined
  return { hands: hand.hands as unknown as ThreeCards['hands'], decisions: [first.decision, second.decision] }
}

const withHand = (table: Table, change: Partial<Hand>): Table => ({ ...table, hand: { ...table.hand, ...change } })

function withSeats(table: Table, change: (seat: Seat) => Partial<Seat>): Table {
  return { ...table, seats: table.seats.map((seat) => ({ ...seat, ...change(seat) })) }
}

const withSeat = (table: Table, number: SeatNumber, change: Partial<Seat>): Table =>
  withSeats(table, ({ seat }) => (seat === number ? change : {}))

const findSeat = ({ seats }: Table, number: SeatNumber): Seat | undefined => seats.find(({ seat }) => seat === number)

/** A step leased to its starter. */
const startedStep = ({ now, leaseMs }: Table, step: NonNullable<Seat['step']>): Partial<Seat> => {
  return { step, attempts: 1, dueAt: new Date(now.getTime() + leaseMs) }
}
const DONE = { step: null, attempts: 0, dueAt: null } satisfies Partial<Seat>

/** Starts collecting antes once both seats are taken and seeded. */
export function start(table: Table): Table {
  const { hand, seats } = table
  if (hand.status !== 'waiting' || seats.length < 2 || seats.some(({ clientSeed }) => clientSeed === null)) return table
  const { ante } = cardsModel(hand.modelId)
  const anteing = withHand(table, { status: 'anteing', version: hand.version + 1 })
  return withSeats(anteing, (seat) => (isPartner(seat) ? { stake: ante } : startedStep(table, 'ante')))
}

/** An ante was paid. It is refunded if the hand is already being refunded. */
export function antePaid(table: Table, number: SeatNumber, balanceAfter: string): Table {
  if (findSeat(table, number)?.step !== 'ante') return table
  const paid = { stake: cardsModel(table.hand.modelId).ante, balanceAfter }
  if (table.hand.status === 'refunding') return withSeat(table, number, { ...paid, ...startedStep(table, 'undo') })
  return progress(withSeat(table, number, { ...paid, ...DONE }))
}

/** An ante failed or its outcome is unknown: refunds both, this one as well in case it was taken. */
export function anteFailed(table: Table, number: SeatNumber, reason: NonNullable<Hand['reason']>): Table {
  if (findSeat(table, number)?.step !== 'ante') return table
  const undoing = withSeat(table, number, startedStep(table, 'undo'))
  if (table.hand.status === 'refunding') return undoing
  const unpaidSeat = reason === 'unpaid' ? number : null
  const refunding = withHand(undoing, { status: 'refunding', reason, unpaidSeat, version: table.hand.version + 1 })
  // An ante in flight is refunded once its outcome is known.
  return withSeats(refunding, (seat) => {
    if (isPartner(seat)) return { over: true }
    return seat.step === null ? startedStep(table, 'undo') : {}
  })
}

/** A seat's stake was refunded. */
export function undone(table: Table, number: SeatNumber, balanceAfter: string): Table {
  if (findSeat(table, number)?.step !== 'undo') return table
  return progress(withSeat(table, number, { ...DONE, balanceAfter, over: true, stake: 0n }))
}

/** Whether a seat may still decide. */
function mayDecide(table: Table, number: SeatNumber): boolean {
  const seat = findSeat(table, number)
  return table.hand.status === 'going' && seat?.decision === null && seat.step === null && !isLate(table)
}

const isLate = ({ hand, now }: Table): boolean => hand.decideBy !== null && hand.decideBy <= now

/** A seat asks to raise. The decision counts and becomes visible once paid. */
export function raiseAsked(table: Table, number: SeatNumber): Table {
  return mayDecide(table, number) ? withSeat(table, number, startedStep(table, 'raise')) : table
}

export function raisePaid(table: Table, number: SeatNumber, balanceAfter: string): Table {
  const seat = findSeat(table, number)
  if (seat?.step !== 'raise') return table
  const stake = seat.stake + cardsModel(table.hand.modelId).ante
  return decided(withSeat(table, number, { ...DONE, stake, balanceAfter }), number, 'raise', 'player')
}

/** The raise was declined without taking money; the seat may decide again. */
export function raiseRefused(table: Table, number: SeatNumber): Table {
  return findSeat(table, number)?.step === 'raise' ? withSeat(table, number, DONE) : table
}

/** A raise with an unknown outcome was cancelled; the seat folds. */
export function raiseCancelled(table: Table, number: SeatNumber, balanceAfter: string): Table {
  if (findSeat(table, number)?.step !== 'raise') return table
  return decided(withSeat(table, number, { ...DONE, balanceAfter }), number, 'fold', 'wallet')
}

/** A seat folds. Leaving while antes are collected counts as folding once the cards are dealt. */
export function folded(table: Table, number: SeatNumber, by: 'player' | 'leaving'): Table {
  const seat = findSeat(table, number)
  if (mayDecide(table, number)) return decided(table, number, 'fold', by)
  if (table.hand.status !== 'anteing' || by !== 'leaving' || seat?.decision !== null) return table
  return withSeat(table, number, { decision: 'fold', decidedBy: by })
}

/** Folds every seat that has not decided in time. A raise being paid was made in time. */
export function timeOver(table: Table): Table {
  if (table.hand.status !== 'going' || !isLate(table)) return table
  const late = table.seats.filter(({ decision, step }) => decision === null && step === null)
  return late.reduce((before, { seat }) => decided(before, seat, 'fold', 'time'), table)
}

function decided(table: Table, number: SeatNumber, decision: Decision, decidedBy: NonNullable<Seat['decidedBy']>) {
  const noted = withSeat(table, number, { decision, decidedBy })
  return progress(withHand(noted, { version: table.hand.version + 1 }))
}

/** A seat's payout or loss was booked. */
export function closed(table: Table, number: SeatNumber, balanceAfter: string): Table {
  if (findSeat(table, number)?.step !== 'close') return table
  return progress(withSeat(table, number, { ...DONE, balanceAfter, over: true }))
}

/** Moves on to the deal, showdown or end when nothing is pending. */
function progress(table: Table): Table {
  const { hand, seats } = table
  const all = (is: (seat: Seat) => boolean) => seats.every(is)
  if (hand.status === 'anteing' && all(({ stake, step }) => stake > 0n && step === null)) return progress(deal(table))
  if (hand.status === 'going' && all(({ decision }) => decision !== null)) return showDown(table)
  const end = hand.status === 'settling' ? 'settled' : hand.status === 'refunding' ? 'refunded' : undefined
  // Show each player a change of their money at once, even while the other's is pending.
  const next = withHand(table, { version: hand.version + 1 })
  return end && all(({ over }) => over) ? withHand(next, { status: end, endedAt: table.now }) : next
}

function deal(table: Table): Table {
  const { hand, now } = table
  const serverSeed = hand.serverSeed.toString('hex')
  const { hands } = begin(seededDraw({ serverSeed, clientSeed: clientSeeds(table), nonce: 0 }))
  const decideBy = new Date(now.getTime() + DECISION_TIME_MS)
  const going = withHand(table, {
    status: 'going',
    hands,
    decideBy,
    version: hand.version + 1,
  })
  return withSeats(going, (seat) =>
    isPartner(seat) ? { decision: partnerDecision(hands[seat.seat]), decidedBy: 'strategy' } : {},
  )
}

function showDown(table: Table): Table {
  const dealt = findDeal(table)
  if (!dealt) throw new Error(`Hand ${table.hand.id} has decisions and no cards`)
  const model = cardsModel(table.hand.modelId)
  const { payouts } = showdown(model, dealt, model.ante)
  const settling = withHand(table, { status: 'settling', version: table.hand.version + 1 })
  return withSeats(settling, (seat) => {
    const payout = payouts[seat.seat]
    return isPartner(seat) ? { payout, over: true } : { payout, ...startedStep(table, 'close') }
  })
}
