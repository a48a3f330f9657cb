import type { CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { answerIntervention as contract } from '@playhouse/platform-api/limits.ts'
import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { intervention } from '../../../db/tables/interventions.ts'
import type { LimitKind, LimitPeriod } from '../../../db/tables/limits.ts'

/** A round that has run for longer waits for something else than its player. */
const ROUND_MINUTES = 15

export type OpenIntervention = Pick<
  typeof intervention.$inferSelect,
  'id' | 'reason' | 'kind' | 'moment' | 'limitKind' | 'limitPeriod' | 'breakDays'
> & { limitValue: string | null }

/** SQL condition: an account that cannot play, or whom operators deal with already, is not spoken to. */
export const isBarred = (memberId: SQL) => sql`(is_excluded(${memberId}) or account_hold_state(${memberId}) is not null
  or exists (select from member_block block where block.member_id = ${memberId})
  or exists (select from member owner where owner.id = ${memberId} and coalesce(owner.closing_at, owner.closed_at) is not null))`

/** SQL condition: nothing keeps the member from being spoken to now. */
const mayBeShown = (memberId: number) => sql`not exists (
    select from open_round where open_round.member_id = ${memberId} and opened_at > now() - make_interval(mins => ${ROUND_MINUTES}))
  and not ${isBarred(sql`${memberId}::integer`)}`

/** SQL value: what the site has to say to a member about play; null without it, while a round runs, and for one who cannot play. */
export const openIntervention = (memberId: number) => sql<OpenIntervention | null>`(
  select jsonb_build_object('id', id, 'reason', reason, 'kind', kind, 'moment', moment, 'limitKind', limit_kind,
    'limitPeriod', limit_period, 'limitValue', limit_value::text, 'breakDays', break_days)
  from intervention where member_id = ${memberId} and state = 'OPEN' and ${mayBeShown(memberId)})`

const isOpen = (memberId: number) => and(eq(intervention.memberId, memberId), eq(intervention.state, 'OPEN'))
const ended = (state: 'ACCEPTED' | 'DISMISSED' | 'OVERTAKEN') => ({ state, endedAt: sql`now()` })

/** Notes what the member did with an intervention; another tab may have answered it before. What may not be shown now is not noted as shown. */
export async function answerIntervention(
  database: Database,
  memberId: number,
  { id, answer }: CheckedInputOf<typeof contract>,
): Promise<void> {
  const shownAt = sql`coalesce(${intervention.shownAt}, now())`
  await database
    .update(intervention)
    .set({
      shownAt,
      ...(answer === 'DISMISSED' && ended('DISMISSED')),
      ...(answer === 'READ' && ended('ACCEPTED')),
    })
    .where(
      and(
        isOpen(memberId),
        eq(intervention.id, id),
        answer === 'READ' ? eq(intervention.kind, 'HELP') : undefined,
        answer === 'SHOWN' ? mayBeShown(memberId) : undefined,
      ),
    )
}

/** A break that begins is what an intervention offered, or leaves nothing to say. */
export async function endInterventionByBreak(tx: Transaction, memberId: number, isOwnAct: boolean): Promise<void> {
  await tx
    .update(intervention)
    .set({
      state: isOwnAct ? sql`case kind when 'BREAK' then 'ACCEPTED' else 'OVERTAKEN' end` : 'OVERTAKEN',
      endedAt: sql`now()`,
    })
    .where(isOpen(memberId))
}

/** The member has set the limit that is proposed, or a stricter one. */
export async function acceptLimit(
  tx: Transaction,
  { memberId, kind, period, value }: { memberId: number; kind: LimitKind; period: LimitPeriod; value: bigint },
): Promise<void> {
  await tx
    .update(intervention)
    .set(ended('ACCEPTED'))
    .where(
      and(
        isOpen(memberId),
        eq(intervention.limitKind, kind),
        eq(intervention.limitPeriod, period),
        gte(intervention.limitValue, value),
      ),
    )
}
