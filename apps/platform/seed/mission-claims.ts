import type { memberMission } from '../src/db/tables/missions.ts'
import { type Mission, type Period, periodsAt } from '../src/domains/engagement/missions/rules.ts'
import { ledgerKeys } from '../src/ledger/keys.ts'
import { dayStart, MINUTE } from './clock.ts'
import { STEADY_MEMBER } from './demo-accounts.ts'
import type { WorldEvent } from './events.ts'
import type { WorldMember } from './members.ts'
import { scheduledMissions } from './missions.ts'

type Claim = typeof memberMission.$inferInsert

/** Delay from completing a mission to claiming its reward. */
const CLAIMED_AFTER = 10 * MINUTE
/** One in this many members claims; the others let their rewards expire. */
const ONE_CLAIMS_OF = 4

/**
 * Missions completed and claimed in the past: those with stakes and cash rewards, because they follow from
 * rounds alone. `withClaims` merges the rewards into the events in chronological order; afterwards `claims` is complete.
 */
export class MissionPast {
  readonly claims: Claim[] = []
  readonly #end: number
  readonly #missions: readonly Mission[]
  readonly #categories: ReadonlyMap<number, string>
  readonly #claimants: ReadonlySet<number>
  /** Stakes by mission and member, of the period that was played last. */
  readonly #staked = new Map<string, { period: string; sum: bigint }>()
  readonly #periods = new Map<string, { day: number; period: Period | undefined }>()
  readonly #due: { claim: Claim; at: number }[] = []

  constructor(members: readonly WorldMember[], games: readonly { nodeId: number; category: string }[], end: number) {
    this.#end = end
    this.#missions = scheduledMissions(new Date(end)).filter(({ kind, points }) => kind === 'TURNOVER' && points === 0n)
    this.#categories = new Map(games.map(({ nodeId, category }) => [nodeId, category]))
    this.#claimants = new Set(
      members
        .filter(
          ({ id, kind, username }) => kind !== 4 && (username === STEADY_MEMBER.username || id % ONE_CLAIMS_OF === 0),
        )
        .map(({ id }) => id),
    )
  }

  *withClaims(events: Iterable<WorldEvent>): Generator<WorldEvent> {
    for (const event of events) {
      yield* this.#pay(event.at)
      if (event.type === 'round' && !event.demo && this.#claimants.has(event.memberId)) this.#count(event)
      yield event
    }
    yield* this.#pay(this.#end - MINUTE)
  }

  #count({ memberId, nodeId, stake, payout, at }: Extract<WorldEvent, { type: 'round' }>): void {
    const category = this.#categories.get(nodeId) ?? ''
    // A round with a payout is settled a millisecond after its stake.
    const settledAt = new Date(payout > 0n ? at + 1 : at)
    for (const mission of this.#missions) {
      if (!mission.products.includes(category)) continue
      const period = this.#getPeriod(mission, settledAt)
      if (!period) continue
      const key = `${mission.id} ${memberId}`
      const known = this.#staked.get(key)
      const before = known?.period === period.key ? known.sum : 0n
      this.#staked.set(key, { period: period.key, sum: before + stake })
      if (before >= mission.target || before + stake < mission.target) continue
      // From the event's own time, so that claims are due in its order.
      const claimedAt = new Date(at + CLAIMED_AFTER)
      const { id: missionId, target, amount, points } = mission
      this.#due.push({
        at: claimedAt.getTime(),
        claim: {
          memberId,
          missionId,
          period: period.key,
          state: 'CLAIMED',
          version: 1,
          target,
          amount,
          points,
          reachedAt: settledAt,
          nextActionAt: null,
          claimedAt,
        },
      })
    }
  }

  /** The current one, which is the same all day. */
  #getPeriod(mission: Mission, at: Date): Period | undefined {
    const day = dayStart(at.getTime())
    let known = this.#periods.get(mission.id)
    if (known?.day !== day) {
      known = { day, period: periodsAt(mission, at)[0] }
      this.#periods.set(mission.id, known)
    }
    return known.period
  }

  *#pay(until: number): Generator<WorldEvent> {
    for (let [next] = this.#due; next && next.at <= until; [next] = this.#due) {
      this.#due.shift()
      const { memberId, missionId, period, amount } = next.claim
      this.claims.push(next.claim)
      yield {
        type: 'reward',
        at: next.at,
        memberId,
        amount,
        reward: 'PROMOTION',
        reference: missionId,
        key: ledgerKeys.mission(missionId, period),
      }
    }
  }
}
