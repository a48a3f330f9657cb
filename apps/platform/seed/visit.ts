import { hash } from 'node:crypto'
import { MINOR_UNITS } from '@playhouse/shared/money.ts'
import type { RoundSeeds } from '@playhouse/engines/fair-random.ts'
import { drawJackpot, JACKPOT_STREAM } from '@playhouse/engines/jackpot-draw.ts'
import { seededDraw } from '@playhouse/engines/server-random.ts'
import { playRound } from '@playhouse/engines/slot/slot.ts'
import { getContribution } from '../src/domains/play/jackpots/pots.ts'
import { pick } from '../src/media/random.ts'
import { type Random, uuid, whole } from './chance.ts'
import { DAY, HOUR, MINUTE, SECOND } from './clock.ts'
import type { MemberEvent } from './events.ts'
import { CHANNELS, depositFor, roundsOfVisit, STAKES } from './habits.ts'
import type { WorldJackpot } from './jackpots.ts'
import type { OpenGame, Player } from './players.ts'

/** Withdrawals are multiples of 10,000 VND, within the limits of the demo’s banks. */
const PAYOUT_STEP = 10_000n * MINOR_UNITS
const PAYOUT_MIN = 100_000n * MINOR_UNITS
const PAYOUT_MAX = 300_000_000n * MINOR_UNITS

interface Visit {
  random: Random
  player: Player
  start: number
  /** Deadline for all events: the end of the brand's day. */
  until: number
  roundsMax: number
}

/**
 * One sitting of a member: a deposit if needed, some dozens of rounds of one game, and a withdrawal after a
 * good run. The rounds are played by the real engine from seeds, so each can be verified. Gives the events in order and
 * carries the player on.
 */
export function simulateVisit({ random, player, start, until, roundsMax }: Visit): MemberEvent[] {
  const { memberId, demo } = player
  const events: MemberEvent[] = []
  const game = pick(random, player.favourites)
  const usual = Math.min(STAKES.length - 1, Math.max(0, player.stakeLevel + whole(random, -1, 1)))
  const wanted = STAKES[usual] as bigint
  let at = start
  if (player.cash < wanted * 10n && !demo) {
    events.push(...payIn(random, player, wanted, at))
    at = (events.at(-1)?.at ?? at) + whole(random, 20, 90) * SECOND
  }
  const clientSeed = uuid(random).slice(0, 13)
  for (let nonce = 0, left = Math.min(roundsOfVisit(random), roundsMax); left > 0 && at < until; nonce++, left--) {
    const stake = affordableStake(player.cash, wanted)
    if (stake === undefined) break
    const round = playOne(random, game, { stake, clientSeed, nonce, demo })
    player.cash += round.payout - stake
    events.push({ type: 'round', at, memberId, demo, clientSeed, nonce, ...round })
    at += whole(random, 3_200, 14_000)
  }
  if (!demo && at < until) events.push(...payOut(random, player, at + whole(random, 30, 200) * SECOND))
  player.busyUntil = Math.max(at, events.at(-1)?.at ?? at) + MINUTE
  return events
}

/** Largest usual stake up to the wanted one that the balance covers. */
function affordableStake(cash: bigint, wanted: bigint): bigint | undefined {
  return STAKES.findLast((stake) => stake <= wanted && stake <= cash)
}

interface Bet {
  stake: bigint
  clientSeed: string
  nonce: number
  demo: boolean
}

function playOne(random: Random, { nodeId, model, jackpot }: OpenGame, { stake, clientSeed, nonce, demo }: Bet) {
  const roundKey = uuid(random)
  const serverSeed = hash('sha256', `server seed of ${roundKey}`)
  const seeds = { serverSeed, clientSeed, nonce }
  const { stops, payoutMinor } = playRound(model, stake, seededDraw(seeds))
  return {
    nodeId,
    roundKey,
    stake,
    payout: payoutMinor,
    stops: [...stops],
    serverSeed: Buffer.from(serverSeed, 'hex'),
    jackpot: jackpot && !demo ? drawRoundJackpot(jackpot, stake, seeds) : null,
  }
}

function drawRoundJackpot({ id, contributionPpm, oneIn }: WorldJackpot, stake: bigint, seeds: RoundSeeds) {
  // A must-drop jackpot is won by the stake that reaches its drop point, in the order of all stakes.
  const hit = oneIn !== null && drawJackpot(seededDraw(seeds, JACKPOT_STREAM), stake, oneIn).hit
  return { id, fed: getContribution(stake, contributionPpm), hit, next: null }
}

/** A deposit; one in twenty-five follows a failed one. */
function payIn(random: Random, player: Player, stake: bigint, start: number): MemberEvent[] {
  const { memberId } = player
  const amount = depositFor(random, stake)
  const channel = pick(random, CHANNELS)
  const events: MemberEvent[] = []
  let at = start
  if (random() < 0.04) {
    const state = random() < 0.7 ? 'EXPIRED' : 'REJECTED'
    events.push({ type: 'failed-deposit', at, memberId, amount, channel, state })
    at += whole(random, 5, 12) * MINUTE
  }
  const paymentReference = `${channel.slice(0, 2)}-${uuid(random).slice(0, 18).toUpperCase()}`
  events.push({
    type: 'deposit',
    at,
    memberId,
    amount,
    channel,
    paymentReference,
    createdAt: at - whole(random, 1, 4) * MINUTE,
  })
  player.cash += amount
  player.lastDeposit = amount
  return events
}

/** A withdrawal after a good run; most are paid out within hours, some wait until the next day or the one after. */
function payOut(random: Random, player: Player, at: number): MemberEvent[] {
  const { memberId, cash, lastDeposit } = player
  const goodRun = cash > lastDeposit * 2n
  if (cash < PAYOUT_MIN || random() > (goodRun ? 0.75 : 0.25)) return []
  const share = ((cash * BigInt(whole(random, 45, 90))) / 100n / PAYOUT_STEP) * PAYOUT_STEP
  const amount = share < PAYOUT_MIN ? PAYOUT_MIN : share > PAYOUT_MAX ? PAYOUT_MAX : share
  player.cash -= amount
  const requestKey = uuid(random)
  const delay = random() < 0.85 ? whole(random, 10, 300) * MINUTE : whole(random, 8 * HOUR, 2 * DAY)
  return [
    { type: 'withdrawal', at, memberId, amount, requestKey },
    { type: 'disbursal', at: at + delay, memberId, requestKey },
  ]
}
