import type { Database } from '@playhouse/postgres/database.ts'
import { deleteOldDraws, DRAWS_KEPT } from '../domains/play/lottery/forget-draws.ts'
import { DueRowError, type DueWork } from '../jobs/due-rows.ts'
import { deleteOldEvents, EVENTS_KEPT } from '../live/outbox.ts'
import { quoted } from './table-columns.ts'

const BATCH_SIZE = 1_000
const DAILY_BATCH_SIZE = 10_000
const INTERVAL_MS = 10 * 60_000
const DAY_MS = 86_400_000

export interface Retention {
  table: string
  /** Description of the rows, for docs/privacy.md. */
  rows: string
  /** SQL expression of the moment from which the period counts; a row where it is null stays. */
  since: string
  /** SQL interval; `0` ends with `since`. */
  keeps: string
  /** Why so long, and no longer. */
  reason: string
  /** Further SQL condition on the row, called `old`. */
  onlyIf?: string
  /** Rows of another table that go first, by an SQL condition that compares them with `old`. */
  parts?: { table: string; where: string }
  /** Deletes a batch in another way. @returns how many; the work is repeated while there are any */
  deletes?: (database: Database) => Promise<number>
  /** Looked for once a day: no index leads to these rows, because it would cost more than it saves. */
  isDaily?: true
  /** A job of its own calls `deletes` more often. */
  hasOwnJob?: true
}

/**
 * Every kind of row that is deleted when its period is over; what is not listed stays. A test proves each, and compares docs/privacy.md.
 */
export const RETENTION: readonly Retention[] = [
  {
    table: 'address_calls',
    rows: 'Limited calls by network, letters by mailbox',
    since: 'times[cardinality(times)]',
    keeps: '1 day',
    reason: 'Limits count an hour of calls and a day of letters',
  },
  {
    table: 'answered_request',
    rows: 'Log-ins that may be repeated',
    since: 'answered_at',
    keeps: '15 minutes',
    reason: 'A lost response is asked for again within minutes',
  },
  {
    table: 'api_token',
    isDaily: true,
    rows: 'API tokens that have ended',
    since: 'least(ended_at, expires_at)',
    keeps: '30 days',
    reason: 'Customer service answers why a program was refused',
  },
  {
    table: 'captcha',
    rows: 'Captchas',
    since: 'expires_at',
    keeps: '0',
    reason: 'No answer is taken any more',
  },
  {
    table: 'chat_message',
    rows: 'Chat messages',
    since: 'created_at',
    keeps: '30 days',
    onlyIf: `not exists (select from chat_report report
      where report.room_id = old.room_id and report.message_id = old.id and report.decided_at is null)`,
    reason: 'Moderators act on what is recent; a reported one stays until it is decided about',
  },
  {
    table: 'download_link',
    rows: 'Links to files of records',
    since: 'expires_at',
    keeps: '1 day',
    reason: 'Links serve once; a day explains a failed download',
  },
  {
    table: 'game_session',
    isDaily: true,
    rows: 'Opened games',
    since: 'last_seen_at',
    keeps: '400 days',
    onlyIf: 'not exists (select from open_round where open_round.session_id = old.id)',
    reason: 'Vendors report late outcomes by them, and lists of recent games show them',
  },
  {
    table: 'guest_case_key',
    rows: 'Keys of guests’ cases',
    since: 'expires_at',
    keeps: '0',
    reason: 'They open nothing any more',
  },
  {
    table: 'hand_off',
    rows: 'Links that open a session',
    since: 'expires_at',
    keeps: '1 day',
    reason: 'A day explains a refused link',
  },
  {
    table: 'human_proof_use',
    rows: 'Solved human checks',
    since: 'expires_at',
    keeps: '1 minute',
    reason: 'The challenge itself has expired',
  },
  {
    table: 'live_event',
    rows: 'Events for open pages',
    since: 'created_at',
    keeps: EVENTS_KEPT,
    deletes: deleteOldEvents,
    hasOwnJob: true,
    reason: 'A gateway that reconnects resumes from them; after longer gaps pages reload',
  },
  {
    table: 'log_in_check',
    rows: 'Log-ins that wait for a second proof',
    since: 'expires_at',
    keeps: '0',
    reason: 'The ticket is not taken any more',
  },
  {
    table: 'log_in_guard',
    rows: 'Failed log-ins by typed name',
    since: 'greatest(first_failure_at, locked_until)',
    keeps: '2 days',
    reason: 'Locks grow with the failures of a day',
  },
  {
    table: 'log_in_history',
    isDaily: true,
    rows: 'Log-ins: address, device, outcome',
    since: 'at',
    keeps: '400 days',
    onlyIf: `exists (select from log_in_history later where later.member_id = old.member_id and later.outcome = 'signed-in'
      and (later.at, later.id) > (old.at, old.id))`,
    reason:
      'Known addresses and shared browsers count for 90 days, disputes about a log-in come up within a year; the last log-in stays',
  },
  {
    table: 'lottery_draw',
    rows: 'Fast draws without a ticket',
    since: 'draw_at',
    keeps: DRAWS_KEPT,
    deletes: deleteOldDraws,
    reason: 'Results of a month are shown; there are 24,000 a day',
  },
  {
    table: 'member_message',
    isDaily: true,
    rows: 'Messages that the member has deleted',
    since: 'deleted_at',
    keeps: '30 days',
    onlyIf: `not exists (select from message_notice notice where notice.member_id = old.member_id and notice.message_id = old.id)`,
    reason: 'A repeated request to send is recognised by them',
  },
  {
    table: 'message_notice',
    rows: 'Messages sent by push, e-mail and text',
    since: 'ended_at',
    keeps: '7 days',
    reason: 'A week explains what did not arrive',
  },
  {
    table: 'noted_call',
    rows: 'Calls of vendors to recognise when repeated',
    since: 'noted_at',
    keeps: '31 days',
    reason: 'A stake this late is refused anyway; no session lives nearly as long',
  },
  {
    table: 'passkey_challenge',
    rows: 'Challenges of passkeys',
    since: 'expires_at',
    keeps: '0',
    reason: 'No response is taken any more',
  },
  {
    table: 'password_reset',
    rows: 'Links to set a new password',
    since: 'expires_at',
    keeps: '1 hour',
    reason: 'Links of the last hour count towards the limit',
  },
  {
    table: 'payment_event',
    isDaily: true,
    rows: 'Webhooks of the payment provider, done with',
    since: 'received_at',
    keeps: '180 days',
    onlyIf: `state in ('DONE', 'IGNORED', 'CLOSED') and next_action_at is null`,
    reason: 'Complaints about a payment are settled by what the provider sent',
  },
  {
    table: 'pending_confirmation',
    rows: 'First steps of exclusions and closures',
    since: 'expires_at',
    keeps: '0',
    reason: 'The second step is not taken any more',
  },
  {
    table: 'registration_attempt',
    rows: 'Forms of registrations',
    since: 'started_at',
    keeps: '1 day',
    reason: 'A lost response is asked for again within a day',
  },
  {
    table: 'intervention',
    isDaily: true,
    rows: 'What the site said about play, the answer, and what followed',
    since: 'ended_at',
    keeps: '5 years',
    reason: 'Authorities ask how the house has dealt with members whose play did harm',
  },
  {
    table: 'risk_case',
    isDaily: true,
    rows: 'Cases of risk that are decided, with their history and reports',
    since: 'decided_at',
    keeps: '5 years',
    onlyIf: `state = 'DECIDED' and not exists (select from risk_stop stop where stop.member_id = old.member_id and stop.case_id = old.id)`,
    reason: 'Laws against money laundering have what was known and reported kept for five years',
  },
  {
    table: 'risk_day',
    isDaily: true,
    rows: 'Play of a day, for signs of risk',
    since: 'summed_at',
    keeps: '120 days',
    reason: 'Signs look back at most 120 days',
  },
  {
    table: 'risk_signal',
    isDaily: true,
    rows: 'Signs of risk that have ended',
    since: 'ended_at',
    keeps: '400 days',
    reason: 'A risk officer sees what was known of a member within a year',
  },
  {
    table: 'screening_hit',
    isDaily: true,
    rows: 'Entries of sanctions lists and the like that no list has any more, and that are not confirmed',
    since: 'gone_at',
    keeps: '5 years',
    onlyIf: `state <> 'CONFIRMED'`,
    reason: 'As cases of risk, which rest on them; one that comes back has not to be decided again',
  },
  {
    table: 'seal_use',
    rows: 'Ids of sealed bodies',
    since: 'used_at',
    keeps: '15 minutes',
    reason: 'Sealed bodies are valid for five minutes around their time',
  },
  {
    table: 'service_case',
    isDaily: true,
    rows: 'Closed cases of guests, with their contact',
    since: 'updated_at',
    keeps: '400 days',
    onlyIf: `member_id = 0 and state = 'CLOSED'`,
    parts: { table: 'service_case_line', where: 'part.member_id = old.member_id and part.case_id = old.id' },
    reason: 'A guest may come back to it within a year, and has no account to be asked for',
  },
  {
    table: 'session',
    isDaily: true,
    rows: 'Sessions that have ended',
    since: 'coalesce(ended_at, last_seen_at)',
    keeps: '90 days',
    reason: 'Members and operators see where the account was open',
  },
  {
    table: 'social_attempt',
    rows: 'Sign-ins at Google and Facebook under way',
    since: 'expires_at',
    keeps: '0',
    reason: 'The return is not taken any more',
  },
  {
    table: 'upload',
    rows: 'Pictures that were never attached to anything',
    since: 'created_at',
    keeps: '1 day',
    onlyIf: 'claimed_at is null',
    reason: 'A form that was given up',
  },
  {
    table: 'upload',
    isDaily: true,
    rows: 'Pictures of rejected identity documents',
    since: `(select max(decided_at) from identity_document document join identity_request request
      on request.member_id = document.member_id and request.id = document.request_id
      where document.member_id = old.member_id and document.upload_id = old.id)`,
    keeps: '90 days',
    onlyIf: `purpose = 'IDENTITY_DOCUMENT' and claimed_at < now() - interval '90 days' and not exists (select from identity_document document
      where document.member_id = old.member_id and document.upload_id = old.id and document.state <> 'REJECTED')`,
    reason: 'The member may object; the check rests on other pictures',
  },
  {
    table: 'upload_link',
    rows: 'Links to upload or view a picture',
    since: 'expires_at',
    keeps: '1 hour',
    reason: 'Links of the last hour count towards the limit',
  },
  {
    table: 'verification_code',
    rows: 'Codes by text and e-mail',
    since: 'created_at',
    keeps: '2 days',
    reason: 'They count towards the daily limit',
  },
]

/** Deletes what is past its period, in batches. @returns how many rows */
export async function deletePastPeriod(database: Database, rule: Retention, closing?: AbortSignal): Promise<number> {
  let count = 0
  for (;;) {
    const deleted = rule.deletes ? await rule.deletes(database) : await deleteBatch(database, rule)
    count += deleted
    if (deleted === 0 || closing?.aborted) return count
  }
}

/** Deletes past rows, as `deletePastPeriod` does, for all kinds of rows of a table. */
export async function deleteOldRows(database: Database, table: string): Promise<void> {
  const rules = RETENTION.filter((rule) => rule.table === table)
  if (rules.length === 0) throw new Error(`Rows of ${table} have no period.`)
  for (const rule of rules) await deletePastPeriod(database, rule)
}

async function deleteBatch(database: Database, rule: Retention): Promise<number> {
  const { table, since, keeps, onlyIf, parts, isDaily } = rule
  const condition = `${since} < now() - interval '${keeps}'${onlyIf ? ` and ${onlyIf}` : ''}`
  // Several processes delete at once, and none waits for a row that is in use.
  const batch = `select ctid from ${quoted(table)} old where ${condition} limit ${isDaily ? DAILY_BATCH_SIZE : BATCH_SIZE} for update skip locked`
  const gone = `delete from ${quoted(table)} old where ctid = any(array(${batch}))`
  const { rowCount } = await database.$client.query(
    parts
      ? `with old as (${gone} returning *), part as (delete from ${quoted(parts.table)} part using old where ${parts.where}) select from old`
      : gone,
  )
  return rowCount ?? 0
}

/** Deletes what is past its period; a kind that fails does not stop the others. */
const dueKinds = (name: string, everyMs: number, rules: readonly Retention[]): DueWork => ({
  name,
  everyMs,
  isBackground: true,
  run: async (database, closing) => {
    const failed: Error[] = []
    let count = 0
    for (const rule of rules)
      await deletePastPeriod(database, rule, closing).then(
        (deleted) => void (count += deleted),
        (cause: unknown) => void failed.push(new DueRowError(`${rule.table} failed`, { cause })),
      )
    if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join('; '))
    return count
  },
})

const ours = RETENTION.filter(({ hasOwnJob }) => !hasOwnJob)

export const dueRetention: readonly DueWork[] = [
  dueKinds(
    'deleting what has expired',
    INTERVAL_MS,
    ours.filter(({ isDaily }) => !isDaily),
  ),
  dueKinds(
    'deleting what is past its period',
    DAY_MS,
    ours.filter(({ isDaily }) => isDaily),
  ),
]
