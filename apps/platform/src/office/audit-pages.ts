import { Readable } from 'node:stream'
import type { Database } from '@playhouse/postgres/database.ts'
import { type AuditRequest, auditLines, listAudit } from '../audit/read-audit.ts'
import { findMemberById, findMemberByUsername } from '../domains/people/member/operator.ts'
import { actionText, subjectText, valuesText } from './audit-values.ts'
import { momentText } from './formats.ts'
import { html, type Html } from './html.ts'
import { numberOf } from './inputs.ts'
import { table } from './page.ts'
import type { OfficeSection } from './section.ts'

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

/** The audit log, newest first, of everything or of one member. */
export const auditSection: OfficeSection = {
  path: '/audit',
  title: 'Audit log',
  group: 'House',
  permission: 'audit.read',
  register({ page, file }) {
    page('/audit', 'audit.read', async ({ database, query }) => {
      const { q = '', member: named = '' } = query
      const member = named.trim() === '' ? undefined : await memberNamed(database, named.trim())
      const isUnknown = named.trim() !== '' && member === undefined
      const address = (before: string) => `/audit?${new URLSearchParams({ q, member: named, before }).toString()}`
      return {
        title: 'Audit log',
        body: html`<form class="filters" action="/audit" role="search">
            <label
              ><span>Operator, or the start of an action or subject</span>
              <input name="q" value="${q}" maxlength="80" placeholder="withdrawal approved"
            /></label>
            <label
              ><span>Member whom it concerns</span>
              <input name="member" value="${named}" maxlength="40" placeholder="username or ID"
            /></label>
            <button class="second">Search</button>
          </form>
          ${isUnknown ? html`<p class="muted">There is no such member.</p>` : await auditTable(database, { search: q, memberId: member?.id, before: query.before }, address)}
          <p>
            <a href="/audit.json" download>All entries as a file</a>, one JSON object per line, with their hashes.
          </p>`,
      }
    })
    file('/audit.json', 'audit.read', async ({ database }, reply) =>
      reply
        .type('application/x-ndjson; charset=utf-8')
        .header('content-disposition', 'attachment; filename="audit.ndjson"')
        .send(Readable.from(auditLines(database))),
    )
  },
}

const memberNamed = async (database: Database, text: string) =>
  (await findMemberByUsername(database, text)) ??
  (numberOf(text) === undefined ? undefined : await findMemberById(database, Number(text)))
