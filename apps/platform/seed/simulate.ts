import { seededRandom } from '../src/media/random.ts'
import { weighted } from './chance.ts'
import { DAY, HOUR, MINUTE, dayStart, daysUntil } from './clock.ts'
import type { WorldDay } from './clock.ts'
import { STEADY_MEMBER } from './demo-accounts.ts'
import type { MemberEvent, WorldEvent } from './events.ts'
import type { WorldGame } from './games.ts'
import { roundsByDay, sessionStart } from './habits.ts'
import { JACKPOTS } from './jackpots.ts'
import { getFriends, keepsPlaying, type WorldMember } from './members.ts'
import { makePlayers } from './players.ts'
import type { Player } from './players.ts'
import { WorldPots } from './pots.ts'
import { DEMO_CREDIT, scriptedEvents } from './scripted.ts'
import { simulateVisit } from './visit.ts'

/** Days of play, ending with the brand's today. */
const PLAY_DAYS = 60
/** Minimum rounds for play by friends of the steady member. */
const FRIENDS_FROM = 1_000
/** Rounds of a friend on each of its first days. */
const FRIEND_ROUNDS = 40
const FRIEND_DAYS = 7

interface SimulateOptions {
  seed: number
  /** End of the seeded period in epoch milliseconds; later events are dropped. */
  end: number
  /** Including the whole last day, even if `end` is earlier. */
  rounds: number
  members: readonly WorldMember[]
  games: readonly WorldGame[]
  days?: number
  planned?: readonly MemberEvent[]
}

/**
 * All events in chronological order. The same seed gives the same events; a later `end` on the
 * same day only adds to them.
 */
export function* simulate({
  seed,
  end,
  rounds,
  members,
  games,
  days = PLAY_DAYS,
  planned = [],
}: SimulateOptions): Generator<WorldEvent> {
  const random = seededRandom(`${seed}:play`)
  const calendar = daysUntil(end, days)
  const targets = roundsByDay(random, calendar, rounds)
  const players = makePlayers(seed, members, games)
  const drawPlayer = weighted(players.map((player) => player.weight))
  const byChance = players.filter((player) => !player.demo)
  const steady = players[members.findIndex((member) => member.username === STEADY_MEMBER.username)]
  const friends = new Set(getFriends(members, end).flatMap(({ id }, index) => (keepsPlaying(index) ? [id] : [])))
  const staying = ({ start }: WorldDay) =>
    players.filter(({ memberId, registeredAt }) => {
      const age = start - dayStart(registeredAt)
      return friends.has(memberId) && age > 0 && age <= FRIEND_DAYS * DAY
    })
  const buckets = new Map<number, MemberEvent[]>()
  const keep = (event: MemberEvent) => {
    const start = dayStart(event.at)
    const bucket = buckets.get(start)
    if (bucket) bucket.push(event)
    else buckets.set(start, [event])
  }
  const progress = { end, lastAt: new Map<number, number>(), pots: new WorldPots(seed) }
  for (const event of [...scriptedEvents(members, end), ...planned]) keep(event)

  const earlier = [...buckets.keys()].filter((start) => start < (calendar[0]?.start ?? 0)).toSorted((a, b) => a - b)
  for (const start of earlier) yield* mergeInOrder(buckets.get(start) ?? [], progress)
  for (const [index, { id, seedAmount }] of JACKPOTS.entries()) {
    const at = (calendar[0]?.start ?? 0) + index
    yield { type: 'jackpot-opening', at, jackpotId: id, amount: seedAmount, pot: progress.pots.open(id) }
  }
  for (const [index, day] of calendar.entries()) {
    const until = day.start + DAY - 10 * MINUTE
    /** Plays a sitting and returns its number of rounds; 0 if the player is busy until the end of the day. */
    const seat = (player: Player, start: number, roundsMax: number): number => {
      const from = Math.max(start, player.busyUntil)
      if (from >= until || roundsMax <= 0) return 0
      const events = simulateVisit({ random, player, start: from, until, roundsMax })
      for (const event of events) keep(event)
      return events.filter((event) => event.type === 'round').length
    }
    // Only members who joined before this day can be drawn; they are sorted by registration.
    const joined = byChance.findLastIndex((player) => player.registeredAt < day.start) + 1
    let left = targets[index] ?? 0
    if (steady && index < days - 1) left -= seat(steady, day.start + 19 * HOUR, left)
    if (left > FRIENDS_FROM)
      for (const player of staying(day)) left -= seat(player, day.start + 20 * HOUR, FRIEND_ROUNDS)
    if (index === days - 2) for (const player of players) if (player.demo) left -= simulateDemoVisit(player, day, seat)
    while (left > 0) left -= seat(players[drawPlayer(random, joined)] as Player, sessionStart(random, day), left)
    yield* mergeInOrder(buckets.get(day.start) ?? [], progress)
    buckets.delete(day.start)
  }
}

type Seat = (player: Player, start: number, roundsMax: number) => number

/** A demo account plays a little with its credit, the day before the last. */
function simulateDemoVisit(player: Player, day: WorldDay, seat: Seat): number {
  player.cash = DEMO_CREDIT
  return seat(player, day.start + 15 * HOUR, 20)
}

interface DayState {
  end: number
  /** Time of each member's last event. */
  lastAt: Map<number, number>
  pots: WorldPots
}

/** Events of a day until `end`, in chronological order, strictly so per member. */
function* mergeInOrder(events: MemberEvent[], { end, lastAt, pots }: DayState): Generator<WorldEvent> {
  for (const planned of events.toSorted((a, b) => a.at - b.at)) {
    // A round takes two milliseconds, for bet and payout, and a third if it won a jackpot.
    const at = Math.max(planned.at, (lastAt.get(planned.memberId) ?? 0) + 1)
    if (at > end) continue
    const event = planned.type === 'round' ? pots.fill(planned) : planned
    lastAt.set(event.memberId, event.type === 'round' ? at + (event.jackpot?.hit ? 2 : 1) : at)
    yield at === event.at ? event : { ...event, at }
  }
}
