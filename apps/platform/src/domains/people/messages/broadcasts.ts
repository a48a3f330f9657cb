import { KIND_CODES } from '@playhouse/shared/account-kinds.ts'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { asc, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { broadcast, memberMessage } from '../../../db/tables/messages.ts'
import { type DueWork, eachDue, retryTime } from '../../../jobs/due-rows.ts'
import { publishArrivals } from './write-message.ts'

export type { BroadcastGroup } from '../../../db/tables/messages.ts'
export type Broadcast = typeof broadcast.$inferSelect

/** Accounts in one transaction. */
const STEP = 500

/** Condition on `member`. Closed and demo accounts get nothing; advertising goes only to those to whom it may. */
function isInGroup({ kind, group }: Pick<Broadcast, 'kind' | 'group'>): SQL {
  const { usernames, accounts, fromRank, language, activeDays } = group
  const conditions: SQL[] = [
    sql`is_real_account(member.kind) and coalesce(member.closing_at, member.closed_at) is null`,
    ...(usernames?.length ? [sql`member.username = any(${sql.param([...usernames])}::text[])`] : []),
    ...(accounts === 'MEMBERS'
      ? [sql`member.kind = ${KIND_CODES.MEMBER}`]
      : accounts === 'AGENTS'
        ? [sql`is_agent_kind(member.kind)`]
        : []),
    ...(fromRank === undefined ? [] : [sql`member.rank >= ${fromRank}`]),
    ...(language === undefined ? [] : [sql`member.language = ${language}`]),
    ...(activeDays === undefined
      ? []
      : [
          sql`exists (select from log_in_history entry where entry.member_id = member.id and entry.outcome = 'signed-in'
            and entry.at > now() - make_interval(days => ${activeDays}))`,
        ]),
    ...(kind === 'PROMOTION' ? [sql`may_advertise(member.id)`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** How many accounts would get it now. */
export async function countGroup(
  on: Database | Transaction,
  about: Pick<Broadcast, 'kind' | 'group'>,
): Promise<number> {
  const { rows } = await on.execute<{ count: number }>(
    sql`select count(*)::integer as count from member where ${isInGroup(about)}`,
  )
  return rows[0]?.count ?? 0
}

/** Usernames that no account has. */
export async function unknownUsernames(on: Database | Transaction, usernames: readonly string[]): Promise<string[]> {
  const { rows } = await on.execute<{ name: string }>(sql`
    select name from unnest(${sql.param([...usernames])}::text[]) as name where not exists (select from member where username = name)`)
  return rows.map(({ name }) => name)
}

export const listBroadcasts = (database: Database): Promise<Broadcast[]> =>
  database.select().from(broadcast).orderBy(desc(broadcast.id)).limit(100)

export async function addBroadcast(
  tx: Transaction,
  values: Pick<Broadcast, 'kind' | 'group' | 'texts' | 'operators'>,
): Promise<number> {
  const [added] = await tx.insert(broadcast).values(values).returning({ id: broadcast.id })
  return added?.id ?? 0
}

/** Sends what operators wrote, in steps; each account gets it once, however often a step is cut off. */
export const dueBroadcasts = (defaultLanguage: () => Promise<string>): DueWork => ({
  name: 'broadcasts',
  next: sql`select min(next_action_at) from ${broadcast}`,
  everyMs: 2_000,
  isBackground: true,
  run: async (database, closing) => {
    const language = await defaultLanguage()
    return eachDue<Broadcast, void>(database, closing, {
      maxRows: 20,
      getName: ({ id }) => `broadcast ${id}`,
      take: (tx) =>
        tx
          .select()
          .from(broadcast)
          .where(lte(broadcast.nextActionAt, sql`now()`))
          .orderBy(asc(broadcast.nextActionAt))
          .limit(1)
          .for('update', { skipLocked: true }),
      work: (tx, [row]) => sendStep(tx, row, language),
      postpone: (tx, { id }) => tx.update(broadcast).set({ nextActionAt: retryTime() }).where(eq(broadcast.id, id)),
    })
  },
})

async function sendStep(tx: Transaction, row: Broadcast, defaultLanguage: string): Promise<void> {
  const { rows } = await tx.execute<{ id: number; language: string | null }>(sql`
    select id, language from member where id > ${row.lastMemberId} and ${isInGroup(row)} order by id limit ${STEP}`)
  if (rows.length > 0) {
    const written = await tx
      .insert(memberMessage)
      .values(
        rows.map(({ id, language }) => ({
          memberId: id,
          direction: 'IN' as const,
          kind: row.kind,
          ...textIn(row.texts, language ?? defaultLanguage),
        })),
      )
      .returning({ memberId: memberMessage.memberId, id: memberMessage.id, kind: memberMessage.kind })
    await publishArrivals(tx, written)
  }
  const isDone = rows.length < STEP
  await tx
    .update(broadcast)
    .set({
      lastMemberId: rows.at(-1)?.id ?? row.lastMemberId,
      sent: row.sent + rows.length,
      nextActionAt: isDone ? null : sql`now()`,
      endedAt: isDone ? sql`now()` : null,
    })
    .where(eq(broadcast.id, row.id))
}

/** The text in a language, or in the next that it falls back to. */
function textIn(texts: Broadcast['texts'], language: string): { title: string; content: string } {
  const known = Object.hasOwn(LANGUAGES, language) ? (language as LanguageCode) : 'EN'
  for (const code of [known, ...LANGUAGES[known].fallback, 'EN']) {
    const found = texts[code]
    if (found) return found
  }
  throw new Error('A broadcast has no text.')
}
