import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import type { CardsModel } from '@playhouse/engines/cards/models.ts'
import { showdown, getView } from '@playhouse/engines/cards/three-cards.ts'
import { seedHash } from '@playhouse/engines/server-random.ts'
import type { PlaySession } from '../play-session.ts'
import { Refusal } from '../refusal.ts'
import type { Vendor } from '../vendor.ts'
import { cardsModel, clientSeeds, findDeal, isPartner, type Seat, type Table } from './hand.ts'
import { handDetails } from './hand-details.ts'
import { findLastSeats, loadTable } from './hand-row.ts'
import type { HandResponse, TableResponse, TableSide } from '@playhouse/vendor-api/play-api-rooms.ts'
import { getRoomId } from './rooms.ts'
import { PARTNER_AFTER_MS } from './sit.ts'

/** The table as visible to the account's seat; no hand without a seat. @throws Refusal round_not_found */
export async function tableResponse(vendor: Vendor, session: PlaySession, own: Seat | null): Promise<TableResponse> {
  const [table, last] = await Promise.all([
    own && loadTable(vendor.database, own.handId, vendor.leaseMs),
    findLastSeats(vendor.database, session),
  ])
  const lastHands = last.map(({ id, stake, payout }) => {
    return { seatId: id, stake: formatAmount(stake), payout: formatAmount(payout ?? 0n) }
  })
  if (!own) return { balance: null, hand: null, lastHands }
  const mine = table?.seats.find(({ id }) => id === own.id)
  if (!table || !mine) throw new Refusal('round_not_found')
  const balance = mine.balanceAfter === null ? null : formatAmount(parseAmount(mine.balanceAfter))
  return { balance, hand: handResponse(table, mine), lastHands }
}

/** A hand as visible to one seat: no deck, and the opponent's cards and decision only at the end. */
function handResponse(table: Table, mine: Seat): HandResponse {
  const { hand, seats } = table
  const model = cardsModel(hand.modelId)
  const other = seats.find(({ id }) => id !== mine.id)
  const status = statusFor(table, mine)
  const over = status === 'settled' || status === 'refunded'
  const serverSeed = hand.serverSeed.toString('hex')
  const waited = table.now.getTime() - mine.satAt.getTime()
  return {
    handId: hand.id,
    seatId: mine.id,
    seat: mine.seat,
    roomId: getRoomId(hand.nodeId, hand.roomNumber),
    roomNumber: hand.roomNumber,
    status,
    version: hand.version,
    ante: formatAmount(model.ante),
    company: other ? (isPartner(other) ? 'partner' : 'member') : null,
    partnerInMs: status === 'waiting' && !other ? Math.max(0, PARTNER_AFTER_MS - waited) : null,
    seeded: mine.clientSeed !== null,
    decideInMs: decideInMs(table, status),
    ...sides(table, mine, other, status),
    stake: formatAmount(mine.stake),
    ...outcome(table, mine, model, status),
    refund: status === 'refunded' ? getRefund(table, mine) : null,
    fairness: {
      serverSeedHash: seedHash(serverSeed),
      serverSeed: over ? serverSeed : null,
      // Revealed with the cards: earlier, the second seat could choose its seed to suit the first.
      clientSeed: hand.hands || over ? clientSeeds(table) : (mine.clientSeed ?? ''),
      nonce: 0,
    },
    proof: status === 'settled' ? getProof(table, mine) : null,
  }
}

/** For a seat, the hand is over when its own money has arrived. */
function statusFor({ hand: { status } }: Table, mine: Seat): HandResponse['status'] {
  if (status === 'waiting' || status === 'going') return status
  if (status === 'settling' || status === 'settled') return mine.over ? 'settled' : 'pending'
  if (status === 'refunding' || status === 'refunded') return mine.over ? 'refunded' : 'pending'
  return 'pending'
}

function decideInMs({ hand, now }: Table, status: HandResponse['status']): number | null {
  return status === 'going' && hand.decideBy ? Math.max(0, hand.decideBy.getTime() - now.getTime()) : null
}

const HIDDEN: TableSide = { cards: null, decision: null, decidedBy: null }

function sides(table: Table, mine: Seat, other: Seat | undefined, status: HandResponse['status']) {
  const deal = findDeal(table)
  const given = status === 'refunded' || table.hand.status === 'refunding'
  if (!deal || given) return { own: HIDDEN, other: { ...HIDDEN, decided: false } }
  const seen = getView(deal, mine.seat)
  const over = status === 'settled'
  return {
    own: { cards: seen.hand, decision: seen.decision, decidedBy: mine.decidedBy },
    other: {
      decided: seen.other.decided,
      cards: over ? seen.other.hand : null,
      decision: over ? seen.other.decision : null,
      decidedBy: over && other ? other.decidedBy : null,
    },
  }
}

function outcome(table: Table, mine: Seat, model: CardsModel, status: HandResponse['status']) {
  const deal = findDeal(table)
  if (status !== 'settled' || !deal) {
    // Both antes and the seat's own raise.
    const raised = mine.stake > model.ante ? model.ante : 0n
    const pot = deal ? 2n * model.ante + raised : 0n
    return { pot: formatAmount(pot), rake: null, payout: null, winner: null, by: null }
  }
  const { winner, by, pot, rake } = showdown(model, deal, model.ante)
  const side = winner === null ? ('nobody' as const) : winner === mine.seat ? ('own' as const) : ('other' as const)
  const payout = formatAmount(mine.payout ?? 0n)
  return { pot: formatAmount(pot), rake: formatAmount(rake), payout, winner: side, by }
}

function getRefund({ hand }: Table, { seat }: Seat): NonNullable<HandResponse['refund']> {
  if (hand.reason !== 'unpaid') return 'unknown'
  return hand.unpaidSeat === seat ? 'own-unpaid' : 'other-unpaid'
}

function getProof(table: Table, { seat }: Seat): HandResponse['proof'] {
  const { bet, moves } = handDetails(table, seat)
  return { bet, moves }
}
