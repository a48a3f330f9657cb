import { formatAmount } from '@playhouse/shared/money.ts'

import { type Draw, type GameModel, type RoundStep, StakeError } from '../engine.ts'
import { readStake, requireWithinLimits } from '../stakes.ts'
import { type Hands, getHands, getTotal } from './rules.ts'
import { type Card, dealFromShoe, getPoints, getRank } from './shoe.ts'

export const SPOTS = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const
export type Spot = (typeof SPOTS)[number]

/** A pair of one rank pays eleven to one. */
const PAIR_PAYS = 1_200n

export interface BaccaratModel extends GameModel {
  /** Payout of a banker win in hundredths of the bet: 195 is a 5% commission. */
  readonly bankerPays: bigint
  readonly bankerSixPays: bigint
  readonly tiePays: bigint
}

export interface BaccaratBet {
  /** One entry per spot; stakes are decimal strings of whole units. */
  readonly bets: readonly { readonly on: string; readonly stake: string }[]
}

export interface BaccaratState {
  /** As dealt: player, banker, player, banker, then the third cards. */
  readonly cards: readonly Card[]
}

export interface BaccaratView {
  readonly player: { readonly cards: readonly Card[]; readonly total: number }
  readonly banker: { readonly cards: readonly Card[]; readonly total: number }
  readonly winner: 'player' | 'banker' | 'tie'
  readonly pairs: readonly ('player-pair' | 'banker-pair')[]
  /** Payout of each bet, including a returned stake. */
  readonly paid: readonly { on: string; stake: string; payout: string }[]
}

/** Total stake in minor units; each bet is at least the model's minimum. @throws StakeError */
export function getStake(model: BaccaratModel, { bets }: BaccaratBet): bigint {
  if (bets.length === 0 || bets.length > SPOTS.length) throw new StakeError(`A coup accepts 1 to ${SPOTS.length} bets.`)
  if (new Set(bets.map((bet) => bet.on)).size < bets.length) throw new StakeError('Each spot accepts one bet.')
  const stakes = bets.map(({ on, stake }) => {
    if (!isSpot(on)) throw new StakeError(`Unknown spot ${JSON.stringify(on)}.`)
    return requireWithinLimits(model, readStake(stake))
  })
  return requireWithinLimits(
    model,
    stakes.reduce((sum, stake) => sum + stake, 0n),
  )
}

/** Deals a coup from a fresh shoe, always with six draws. @throws StakeError */
export function begin(model: BaccaratModel, bet: BaccaratBet, draw: Draw): RoundStep<BaccaratState> {
  getStake(model, bet)
  const { cards, ...coup } = getResult(draw)
  const payoutMinor = bet.bets.reduce((sum, { on, stake }) => sum + getPayout(model, coup, on, readStake(stake)), 0n)
  return { state: { cards }, payoutMinor }
}

export type BaccaratResult = Coup & BaccaratState

/** Deals the coup of a shared round with the same six draws. */
export function getResult(draw: Draw): BaccaratResult {
  const six = dealFromShoe(6, draw)
  const hands = getHands(six.map(getPoints))
  const state = { cards: six.slice(0, hands.player.length + hands.banker.length) }
  return { ...state, ...getCoup(state) }
}

export function view(model: BaccaratModel, { bets }: BaccaratBet, state: BaccaratState): BaccaratView {
  const coup = getCoup(state)
  const { player, banker, winner, pairs } = coup
  const paid = bets.map(({ on, stake }) => {
    return { on, stake, payout: formatAmount(getPayout(model, coup, on, readStake(stake))) }
  })
  return { player, banker, winner, pairs, paid }
}

/** Payout of one bet in minor units, including the stake. */
function getPayout(model: BaccaratModel, coup: Coup, on: string, stakeMinor: bigint): bigint {
  return (stakeMinor * hundredthsPaid(model, coup, on)) / 100n
}

type Coup = Pick<BaccaratView, 'player' | 'banker' | 'winner' | 'pairs'>

function hundredthsPaid(model: BaccaratModel, { winner, banker, pairs }: Coup, on: string): bigint {
  if (on === 'player-pair' || on === 'banker-pair') return pairs.includes(on) ? PAIR_PAYS : 0n
  if (on !== winner) return winner === 'tie' ? 100n : 0n
  if (on === 'tie') return model.tiePays
  if (on === 'player') return 200n
  return banker.total === 6 ? model.bankerSixPays : model.bankerPays
}

function getCoup({ cards }: BaccaratState): Coup {
  const hands = getHands(cards.map(getPoints))
  const [first, second, third, fourth, ...more] = cards as [Card, Card, Card, Card, ...Card[]]
  const player = { cards: [first, third, ...more.slice(0, hands.player.length - 2)], total: getTotal(hands.player) }
  const banker = { cards: [second, fourth, ...more.slice(hands.player.length - 2)], total: getTotal(hands.banker) }
  const pairs: Coup['pairs'] = [
    ...(getRank(first) === getRank(third) ? (['player-pair'] as const) : []),
    ...(getRank(second) === getRank(fourth) ? (['banker-pair'] as const) : []),
  ]
  return { player, banker, winner: getWinner(hands), pairs }
}

function getWinner({ player, banker }: Hands): Coup['winner'] {
  const difference = getTotal(player) - getTotal(banker)
  if (difference === 0) return 'tie'
  return difference > 0 ? 'player' : 'banker'
}

function isSpot(on: string): on is Spot {
  return (SPOTS as readonly string[]).includes(on)
}
