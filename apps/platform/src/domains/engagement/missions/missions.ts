import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type * as contract from '@playhouse/platform-api/missions.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { game } from '../../../db/tables/games.ts'
import { memberMission, mission, missionText } from '../../../db/tables/missions.ts'
import { brandDay, startOfDay } from '../../../ledger/brand-day.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { postPoints, postReward } from '../../../ledger/postings.ts'
import { platformError } from '../../../request/platform-error.ts'
import { writeMessage } from '../../people/messages/write-message.ts'
import { nameIn } from '../../../lib/game-name.ts'
import { lockMember } from '../../../lib/member-locks.ts'
import { assertMayReceive, mayReceive } from '../../money/limits/receiving.ts'
import { addDays } from '../../../lib/record-range.ts'
import { pickTranslations } from '../../site/first-language.ts'
import { grantFreeRounds } from '../promotions/free-rounds.ts'
import { inUnits, type Mission, type Period, periodsAt } from './rules.ts'
import {
  countClaimable,
  currentMissions,
  type Stored,
  publishMissions,
  type Standing,
  updateStandings,
} from './standings.ts'

type Claimed = ResponseOf<typeof contract.claimMission>
type MissionResponse = Claimed['mission']

interface Reader {
  memberId: number
  language: LanguageCode
}

const getReward = (memberId: number) => ({ memberId, type: 'PROMOTION', purpose: 'mission' }) as const

/** Missions with the member's progress; earlier periods only while a reward waits in them. */
export function readMissions(
  database: Database,
  { memberId, language }: Reader,
  now = new Date(),
): Promise<Omit<ResponseOf<typeof contract.missionSummary>, 'currency'>> {
  return withTransaction(database, async (tx) => {
    const standings = await updateStandings(tx, memberId, await currentMissions(tx, now), now)
    const today = brandDay(now)
    const shown = standings.filter(
      ({ period: { to }, stored }) => to === null || to >= today || stored?.state === 'REACHED',
    )
    const names = await readNames(
      tx,
      language,
      standings.map((standing) => standing.mission),
    )
    return {
      claimable: standings.filter(({ stored }) => stored?.state === 'REACHED').length,
      excluded: !(await mayReceive(tx, getReward(memberId))),
      // Claimable missions come first.
      missions: shown
        .toSorted((a, b) => Number(b.stored?.state === 'REACHED') - Number(a.stored?.state === 'REACHED'))
        .map((standing) => getResponse(standing, names)),
    }
  })
}

/**
 * Pays the reward of a mission once in each of its periods.
 * @throws PlatformError mission.not.found, mission.not.reached, mission.expired; those of `assertMayReceive`
 */
export async function claimMission(
  database: Database,
  { memberId, language }: Reader,
  { missionId, period: key }: { missionId: string; period: string },
  now = new Date(),
): Promise<Claimed> {
  const answered = await withTransaction(database, async (tx) => {
    // Claims of a member take turns: the second finds what the first has stored.
    await lockMember(tx, memberId)
    const [about] = await tx.select().from(mission).where(eq(mission.id, missionId))
    if (!about) throw platformError('mission.not.found')
    const names = await readNames(tx, language, [about])
    const [before] = await tx
      .select()
      .from(memberMission)
      .where(isStored({ memberId, missionId, period: key }))
    const period = periodsAt(about, now).find((one) => one.key === key)
    const response = (stored: Stored, claimable: number) => ({
      mission: getResponse(
        { mission: about, period: period ?? pastPeriod(stored), progress: stored.target, stored },
        names,
      ),
      claimable,
    })
    if (before?.state === 'CLAIMED') return response(before, await countClaimable(tx, memberId, now))
    if (before?.state === 'EXPIRED' || (!period && (before || isPast(about.cycle, key, periodsAt(about, now)))))
      throw platformError('mission.expired')
    if (!period) throw platformError('mission.not.found')
    await assertMayReceive(tx, getReward(memberId))
    const standing = (await updateStandings(tx, memberId, [about], now)).find((one) => one.period.key === key)
    // The job may have stored it after the member's row was read.
    const [stored] = standing?.stored
      ? [standing.stored]
      : await tx
          .select()
          .from(memberMission)
          .where(isStored({ memberId, missionId, period: key }))
    if (!stored) throw platformError('mission.not.reached')
    const [claimed] = await tx
      .update(memberMission)
      .set({ state: 'CLAIMED', version: stored.version + 1, claimedAt: now, nextActionAt: null })
      .where(and(isStored(stored), eq(memberMission.version, stored.version), eq(memberMission.state, 'REACHED')))
      .returning()
    if (!claimed) throw platformError('mission.expired')
    faultPoint('mission:kept')
    await pay(tx, claimed, about)
    faultPoint('mission:paid')
    return response(claimed, await publishMissions(tx, memberId, 0, now))
  })
  faultPoint('mission:committed')
  return answered
}

async function pay(tx: Transaction, stored: Stored, { freeRoundsOffer }: Mission): Promise<void> {
  const { memberId, missionId, period, amount, points, freeRounds } = stored
  const posting = { memberId, request: { memberId, missionId, period }, reference: missionId }
  if (points > 0n)
    await postPoints(tx, {
      ...posting,
      type: 'POINTS_EARN',
      points,
      key: ledgerKeys.missionPoints(missionId, period),
    })
  if (freeRounds && freeRoundsOffer) {
    const grant = { ...freeRounds, memberId, stake: BigInt(freeRounds.stake) }
    await grantFreeRounds(tx, grant, freeRoundsOffer, ledgerKeys.mission(missionId, period))
  }
  if (amount === 0n) return
  await postReward(tx, { ...posting, type: 'PROMOTION', amount, key: ledgerKeys.mission(missionId, period) })
  await writeMessage(tx, {
    memberId,
    kind: 'PROMOTION',
    template: 'promotion.PAID',
    params: { amount: formatAmount(amount) },
    about: 'missions',
  })
}

const isStored = ({ memberId, missionId, period }: Pick<Stored, 'memberId' | 'missionId' | 'period'>) =>
  and(eq(memberMission.memberId, memberId), eq(memberMission.missionId, missionId), eq(memberMission.period, period))

/** Whether a key names a day or week that is over. */
function isPast(cycle: string, key: string, [current]: readonly Period[]): boolean {
  return cycle !== 'ONCE' && /^\d{4}-\d{2}-\d{2}$/.test(key) && (current === undefined || key < current.key)
}

/** Period of a reward that was claimed long ago. */
const pastPeriod = ({ period }: Stored): Period => ({ key: period, from: period, to: null, claimableUntil: null })

interface Names {
  titles: ReadonlyMap<string, string>
  /** By the node of the game of free rounds. */
  games: ReadonlyMap<number, string>
}

async function readNames(tx: Transaction, language: LanguageCode, missions: readonly Mission[]): Promise<Names> {
  const chain = [language, ...LANGUAGES[language].fallback]
  const rows = await tx.select().from(missionText).where(inArray(missionText.language, chain))
  const titles = pickTranslations(rows, chain, ({ missionId }) => missionId)
  const nodes = missions.flatMap(({ freeRounds }) => freeRounds?.nodeId ?? [])
  const games =
    nodes.length === 0
      ? []
      : await tx
          .select({ nodeId: game.nodeId, name: nameIn(language) })
          .from(game)
          .where(inArray(game.nodeId, nodes))
  return {
    titles: new Map(titles.map((row) => [row.missionId, row.title])),
    games: new Map(games.map(({ nodeId, name }) => [nodeId, name])),
  }
}

function getResponse(
  { mission: about, period, progress, stored }: Standing,
  { titles, games }: Names,
): MissionResponse {
  const { id, kind, cycle, products } = about
  const { target, amount, points, freeRounds } = stored ?? about
  return {
    id,
    period: period.key,
    title: titles.get(id) ?? id,
    kind,
    cycle,
    products,
    target: formatAmount(inUnits(kind, target)),
    progress: formatAmount(inUnits(kind, progress < target ? progress : target)),
    state: stored?.state ?? 'RUNNING',
    amount: formatAmount(amount),
    points: formatAmount(points),
    freeRounds: freeRounds && {
      gameName: games.get(freeRounds.nodeId) ?? '',
      rounds: freeRounds.rounds,
      stake: formatAmount(BigInt(freeRounds.stake)),
      days: freeRounds.days,
    },
    endsAt: period.to === null ? null : startOfDay(addDays(period.to, 1)).getTime(),
    claimableUntil: period.claimableUntil?.getTime() ?? null,
    claimedAt: stored?.claimedAt?.getTime() ?? null,
  }
}
