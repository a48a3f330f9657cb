import type { Database } from '@playhouse/postgres/database.ts'
import { type AuditRequest, listAudit } from '../../../../audit/read-audit.ts'
import { subjectText } from '../../../kit/audit-subjects.ts'
import { actionText, valuesText } from '../../../kit/audit-values.ts'
import { momentText } from '../../../kit/formats.ts'
import { type Html, html } from '../../../kit/html.ts'
import { table } from '../../../kit/page.ts'

const PAGE = 100

/** Entries in words, newest first, with a link to older ones. */
export async function auditTable(
  database: Database,
  request: AuditRequest,
  older: (before: string) => string,
): Promise<Html> {
  const found = await listAudit(database, { ...request, limit: PAGE + 1 })
  const shown = found.slice(0, PAGE)
  const last = shown.at(-1)?.seq
  return html`${table(
    ['No.>', 'Time', 'Who', 'What', 'About', 'Before', 'After', 'Reason'],
    shown.map((entry) => [
      entry.seq,
      momentText(entry.at),
      entry.actorKind === 'OPERATOR'
        ? `${entry.actor}${entry.role === null ? '' : ` (${entry.role})`}`
        : `${entry.actorKind.toLowerCase()} ${entry.actor}`,
      html`<span title="${entry.action}">${actionText(entry.action)}</span>`,
      subjectText(entry.subject),
      valuesText(entry.oldValue, entry.newValue),
      valuesText(entry.newValue, entry.oldValue),
      entry.erasedBy === null
        ? (entry.reason ?? '')
        : html`<span class="muted">emptied by entry ${entry.erasedBy}</span>`,
    ]),
    'Nothing found.',
  )}
  ${found.length > PAGE && last !== undefined && html`<p><a href="${older(String(last))}" rel="next">Older</a></p>`}`
}
