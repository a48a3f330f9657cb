import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import type { ListedEntry } from '@playhouse/vendor-api/screening/screener.ts'
import { recordAudit } from '../../../../audit/audit-log.ts'
import { riskCase, riskCaseEvent } from '../../../../db/tables/risk-cases.ts'
import { screening, screeningHit } from '../../../../db/tables/screening.ts'
import { lockMember } from '../../../../lib/member-locks.ts'
import { openCase } from '../open-cases.ts'
import { readThresholds } from '../thresholds.ts'
import type { Person } from './persons.ts'

/** The author of what the platform does by itself. */
const SYSTEM = 'SYSTEM'

export type Hit = typeof screeningHit.$inferSelect

export interface Answer {
  person: Person
  /** Which question it answers. */
  question: number
  provider: string
  version: string
  entries: readonly ListedEntry[]
}

/**
 * Stores what the lists say about a member. An entry that operators have not decided about, or that has changed since then, as may the member's
 * data, is a possible hit and goes into the member's case; one of a sanctions list stops withdrawals from then on. What was decided stays.
 */
export async function recordAnswer(tx: Transaction, answer: Answer): Promise<void> {
  const { person, question, provider, version, entries } = answer
  const { memberId } = person
  await lockMember(tx, memberId)
  const isCurrent = and(eq(screening.memberId, memberId), eq(screening.question, question))
  // Another question came up since, which is asked at once.
  if ((await tx.$count(screening, isCurrent)) === 0) return
  const { screening: limits } = await readThresholds(tx)
  const counted = entries.filter(({ score }) => BigInt(score) >= limits.score)
  const known = await tx
    .select()
    .from(screeningHit)
    .where(and(eq(screeningHit.memberId, memberId), eq(screeningHit.provider, provider)))
  for (const entry of counted) {
    const before = known.find((hit) => hit.entry === entry.entry)
    const isSame = before?.revision === entry.revision && before.person.equals(person.hash)
    if (before && isSame) {
      await tx.update(screeningHit).set({ goneAt: null, score: entry.score }).where(isHit(before))
      if (before.goneAt === null || before.state !== 'POSSIBLE') continue
      await addToCase(tx, before)
      continue
    }
    await addToCase(tx, await storeHit(tx, answer, entry, before))
  }
  for (const hit of known) {
    const isListed = hit.goneAt !== null || counted.some(({ entry }) => entry === hit.entry)
    // Whoever is possibly listed does not get free by changing their own data.
    const isByMember = hit.state === 'POSSIBLE' && !hit.person.equals(person.hash)
    if (!isListed && !isByMember) await setGone(tx, hit)
  }
  await tx.execute(sql`select set_play_guard(${memberId})`)
  await tx
    .update(screening)
    .set({ answeredAt: sql`clock_timestamp()`, version, error: null, reason: null, dueSince: null, nextActionAt: null })
    .where(eq(screening.memberId, memberId))
}

export const isHit = ({ memberId, id }: Pick<Hit, 'memberId' | 'id'>) =>
  and(eq(screeningHit.memberId, memberId), eq(screeningHit.id, id))

/** A confirmed one stays confirmed, whatever of it has changed: taking that back takes two operators. */
async function storeHit(
  tx: Transaction,
  { person: { memberId, hash }, provider }: Answer,
  entry: ListedEntry,
  before: Hit | undefined,
): Promise<Hit> {
  const { revision, kind, list, name, birthday, country, score } = entry
  const shown = { revision, kind, list, name, birthday, country, score, person: hash, goneAt: null }
  const [stored] = before
    ? await tx
        .update(screeningHit)
        .set({
          ...shown,
          version: before.version + 1,
          ...(before.state !== 'CONFIRMED' && {
            state: 'POSSIBLE',
            foundAt: sql`clock_timestamp()`,
            decidedAt: null,
            decidedBy: null,
          }),
        })
        .where(isHit(before))
        .returning()
    : await tx
        .insert(screeningHit)
        .values({ memberId, provider, entry: entry.entry, ...shown })
        .returning()
  if (!stored) throw new Error('The entry was not stored.')
  return stored
}

async function setGone(tx: Transaction, hit: Hit): Promise<void> {
  await tx
    .update(screeningHit)
    .set({ goneAt: sql`clock_timestamp()`, version: hit.version + 1 })
    .where(isHit(hit))
  const caseId = await findOpenCase(tx, hit.memberId)
  if (caseId !== undefined && hit.state !== 'FALSE_FRIEND')
    await addListEvent(tx, { hit, caseId, by: SYSTEM, text: '', outcome: 'GONE' })
}

/** Adds the entry to the member's open case, or opens one, which is as urgent as a high score. */
async function addToCase(tx: Transaction, hit: Hit): Promise<void> {
  const { memberId } = hit
  const opened = await openCase(tx, { memberId, openedBy: 'CHECK', by: SYSTEM, text: '' })
  const caseId = opened ?? (await findOpenCase(tx, memberId))
  if (caseId === undefined) throw new Error('There is no open case.')
  const { cases } = await readThresholds(tx)
  await tx
    .update(riskCase)
    .set({ dueAt: sql`least(${riskCase.dueAt}, now() + make_interval(days => ${Number(cases.highDays)}::integer))` })
    .where(and(eq(riskCase.memberId, memberId), eq(riskCase.id, caseId)))
  await addListEvent(tx, { hit, caseId, by: SYSTEM, text: '', outcome: 'FOUND' })
  await recordAudit(tx, {
    actor: { kind: 'SYSTEM', name: 'screening' },
    action: 'screening.found',
    subject: `risk-case:${memberId}:${caseId}`,
    new: { entry: hit.entry, kind: hit.kind, list: hit.list, score: hit.score, state: hit.state },
  })
}

async function findOpenCase(tx: Transaction, memberId: number): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: riskCase.id })
    .from(riskCase)
    .where(and(eq(riskCase.memberId, memberId), eq(riskCase.state, 'OPEN'), isNull(riskCase.decidedAt)))
  return found?.id
}

export type ListOutcome = 'FOUND' | 'GONE' | 'CONFIRMED' | 'FALSE_FRIEND'

/** The entry as it was at this moment, as evidence. */
export async function addListEvent(
  tx: Transaction,
  { hit, caseId, by, text, outcome }: { hit: Hit; caseId: number; by: string; text: string; outcome: ListOutcome },
): Promise<void> {
  const { memberId, id, provider, entry, revision, kind, list, name, birthday, country, score } = hit
  await tx.insert(riskCaseEvent).values({
    memberId,
    caseId,
    kind: 'LIST',
    by,
    text,
    data: { outcome, hit: id, provider, entry, revision, kind, list, name, birthday, country, score },
  })
}
