import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { IS_MONEY } from '../../../db/tables/ledger.ts'
import { nameIn } from '../../../lib/game-name.ts'

export const TIMELINE_KINDS = ['money', 'play', 'limits', 'service', 'letters', 'audit'] as const
export type TimelineKind = (typeof TIMELINE_KINDS)[number]

/** An event as its table has it. Amounts are minor units as text. */
interface Facts {
  ledger: { type: string; amount: string | null; currency: string | null }
  deposit: { amount: string; state: string; channel: string }
  withdrawal: { amount: string; state: string }
  round: { stake: string; payout: string; game: string | null }
  ticket: { stake: string; draws: number; lottery: string }
  limit: { kind: string; period: string; oldValue: string | null; newValue: string | null; state: string; by: string }
  exclusion: { kind: string; endsAt: string | null; state: string; ground: string | null }
  hold: { state: string }
  case: { title: string; kind: string; state: string }
  line: { caseId: string; author: 'MEMBER' | 'OPERATOR' | 'NOTE'; operator: string | null }
  note: { text: string; operator: string }
  letter: { template: string; params: Record<string, string>; currency: string }
  audit: {
    action: string
    subject: string
    actorKind: 'OPERATOR' | 'MEMBER' | 'SYSTEM'
    actor: string
    role: string | null
    reason: string | null
  }
}
type Source = keyof Facts

export type TimelineRow = {
  [Name in Source]: { source: Name; kind: TimelineKind; id: bigint; at: Date; facts: Facts[Name] }
}[Source]

interface Cursor {
  /** Moment with microseconds. */
  at: string
  source: number
  id: string
  /** The oldest lottery ticket that was shown. */
  ticket: string
}

interface Branch {
  kind: TimelineKind
  /** `at`, `id` and `facts` of the newest rows; `before` compares its time and number with the cursor. */
  rows(key: {
    memberId: number
    limit: SQL
    before: (at: SQL, id: SQL) => SQL
    cursor: Cursor | undefined
    /** Whether no other kind stands beside it. */
    isAlone: boolean
  }): SQL
}

const getRows =
  (from: SQL, { at, id, facts }: { at: SQL; id: SQL; facts: SQL }): Branch['rows'] =>
  ({ memberId, limit, before }) =>
    sql`select ${at} as at, ${id}::bigint as id, jsonb_build_object(${facts}) as facts from ${from}
      where member_id = ${memberId} and ${before(at, id)} order by ${at} desc, ${id} desc limit ${limit}`

/** Tables that make up the timeline, in the order in which rows of the same moment stand. */
const BRANCHES: Readonly<Record<Source, Branch>> = {
  ledger: {
    kind: 'money',
    rows: getRows(sql`(select * from ledger_transaction where ${IS_MONEY}) as ledger_transaction`, {
      at: sql`occurred_at`,
      id: sql`id`,
      facts: sql`'type', type`,
    }),
  },
  deposit: {
    kind: 'money',
    rows: getRows(sql`(select * from deposit where parent_id is null) as deposit`, {
      at: sql`created_at`,
      id: sql`id`,
      facts: sql`'amount', amount::text, 'state', state, 'channel', channel`,
    }),
  },
  withdrawal: {
    kind: 'money',
    rows: getRows(sql`withdrawal`, {
      at: sql`requested_at`,
      id: sql`id`,
      facts: sql`'amount', amount::text, 'state', state`,
    }),
  },
  round: {
    kind: 'play',
    rows: getRows(sql`round`, {
      at: sql`settled_at`,
      id: sql`id`,
      facts: sql`'stake', stake::text, 'payout', payout::text, 'node', node_id`,
    }),
  },
  ticket: {
    kind: 'play',
    // A member buys one ticket after the other, so that their numbers are in the order of their times, which have no index.
    rows: ({ memberId, limit, before, cursor }) => sql`
      select placed_at as at, id, jsonb_build_object('stake', stake::text, 'draws', draw_count, 'lottery', lottery_code) as facts
      from lottery_ticket where member_id = ${memberId} and ${before(sql`placed_at`, sql`id`)}
        ${cursor && cursor.ticket !== '' ? sql`and id < ${cursor.ticket}::bigint` : sql``}
      order by id desc limit ${limit}`,
  },
  limit: {
    kind: 'limits',
    rows: getRows(sql`limit_change`, {
      at: sql`changed_at`,
      id: sql`id`,
      facts: sql`'kind', kind, 'period', period, 'oldValue', old_value::text, 'newValue', new_value::text, 'state', state, 'by', changed_by`,
    }),
  },
  exclusion: {
    kind: 'limits',
    rows: getRows(sql`play_exclusion`, {
      at: sql`starts_at`,
      id: sql`id`,
      facts: sql`'kind', kind, 'endsAt', ends_at, 'state', state, 'ground', ground`,
    }),
  },
  hold: {
    kind: 'limits',
    rows: getRows(sql`account_hold`, { at: sql`created_at`, id: sql`matched_id`, facts: sql`'state', state` }),
  },
  case: {
    kind: 'service',
    rows: getRows(sql`service_case`, {
      at: sql`opened_at`,
      id: sql`id`,
      facts: sql`'title', title, 'kind', kind, 'state', state`,
    }),
  },
  line: {
    kind: 'service',
    // The first line is the case itself.
    rows: getRows(sql`(select * from service_case_line where line > 1) as service_case_line`, {
      at: sql`at`,
      id: sql`(case_id * 100000 + line)`,
      facts: sql`'caseId', case_id::text, 'author', author, 'operator', operator`,
    }),
  },
  note: {
    kind: 'service',
    rows: getRows(sql`member_note`, { at: sql`at`, id: sql`id`, facts: sql`'text', text, 'operator', operator` }),
  },
  letter: {
    kind: 'letters',
    // Those that the member has deleted too: they were sent.
    rows: getRows(
      sql`(select * from member_message where direction = 'IN' and template is not null) as member_message`,
      {
        at: sql`created_at`,
        id: sql`id`,
        facts: sql`'template', template, 'params', coalesce(params, '{}'), 'currency', (select currency from brand)`,
      },
    ),
  },
  audit: {
    kind: 'audit',
    // Entries are chained, so that their numbers are in the order of their times. Who has looked stands among audit entries alone.
    rows: ({ memberId, limit, before, cursor, isAlone }) => sql`
      select entry.at, entry.seq as id, jsonb_build_object('action', action, 'subject', subject, 'actorKind', actor_kind, 'actor', actor,
        'role', role, 'reason', reason) as facts
      from audit_entry_member own join audit_entry entry on entry.seq = own.seq
      where own.member_id = ${memberId} and ${before(sql`entry.at`, sql`entry.seq`)}
        ${isAlone ? sql`` : sql`and entry.action not like '%.read'`}
        ${cursor ? sql`and own.seq <= (select seq from audit_entry where at <= ${cursor.at}::timestamptz order by at desc limit 1)` : sql``}
      order by own.seq desc limit ${limit}`,
  },
}
const SOURCES = Object.keys(BRANCHES) as Source[]

const CURSOR = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z)~(\d{1,2})~(\d{1,18})~(\d{0,18})$/

function readCursor(text: string | undefined): Cursor | undefined {
  const [, at, source, id, ticket = ''] = CURSOR.exec(text ?? '') ?? []
  if (at === undefined || Number.isNaN(Date.parse(at)) || source === undefined || id === undefined) return undefined
  return { at, source: Number(source), id, ticket }
}

/**
 * The history of a member, newest first: a page from each table, merged. One query, whose indexes give each table's newest rows.
 * @param before the cursor of the page before
 */
export async function readTimeline(
  database: Database,
  memberId: number,
  { kinds, before, limit }: { kinds: readonly TimelineKind[]; before?: string | undefined; limit: number },
): Promise<{ rows: TimelineRow[]; next: string | undefined }> {
  const cursor = readCursor(before)
  const wanted = SOURCES.filter((source) => kinds.includes(BRANCHES[source].kind))
  if (wanted.length === 0) return { rows: [], next: undefined }
  const { rows } = await database.execute<Omit<TimelineRow, 'id' | 'at'> & { id: string; at: string; exactly: string }>(
    timelineQuery(memberId, { wanted, cursor, limit }),
  )
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const oldest = shown.findLast(({ source }) => source === 'ticket')?.id ?? cursor?.ticket ?? ''
  return {
    rows: shown.map(({ exactly: _, ...row }) => ({ ...row, at: new Date(row.at), id: BigInt(row.id) }) as TimelineRow),
    next:
      rows.length > limit && last ? `${last.exactly}~${SOURCES.indexOf(last.source)}~${last.id}~${oldest}` : undefined,
  }
}

function timelineQuery(
  memberId: number,
  { wanted, cursor, limit }: { wanted: readonly Source[]; cursor: Cursor | undefined; limit: number },
): SQL {
  const maximum = sql`${limit + 1}::integer`
  const isAlone = new Set(wanted.map((source) => BRANCHES[source].kind)).size === 1
  const parts = wanted.map((source) => {
    const { kind, rows } = BRANCHES[source]
    const number = SOURCES.indexOf(source)
    const isBefore = (at: SQL, id: SQL): SQL => {
      if (!cursor) return sql`true`
      if (number === cursor.source) return sql`(${at}, ${id}) < (${cursor.at}::timestamptz, ${cursor.id}::bigint)`
      return number > cursor.source ? sql`${at} <= ${cursor.at}::timestamptz` : sql`${at} < ${cursor.at}::timestamptz`
    }
    return sql`(select ${source} as source, ${kind} as kind, ${number}::integer as number, part.* from (${rows({ memberId, limit: maximum, before: isBefore, cursor, isAlone })}) as part)`
  })
  return sql`
    select found.source, found.kind, found.id::text as id, found.at,
      to_char(found.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as exactly,
      case found.source
        when 'ledger' then found.facts || coalesce(moved.facts, '{"amount": null, "currency": null}')
        when 'round' then found.facts || jsonb_build_object('game', ${nameIn('EN')})
        else found.facts end as facts
    from (select * from (${sql.join(parts, sql` union all `)}) as merged order by at desc, number, id desc limit ${maximum}) as found
    left join lateral (
      select jsonb_build_object('amount', abs(entry.amount)::text, 'currency', account.currency) as facts
      from ledger_entry entry join ledger_account account on account.member_id = ${memberId} and account.id = entry.account_id
      where found.source = 'ledger' and entry.member_id = ${memberId} and entry.transaction_id = found.id and entry.balance_after is not null
      order by abs(entry.amount) desc limit 1
    ) moved on true
    left join game on found.source = 'round' and game.node_id = (found.facts ->> 'node')::integer
    order by found.at desc, found.number, found.id desc`
}
