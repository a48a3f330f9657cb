import { auditLines, listAudit } from '../audit/read-audit.ts'
import { momentText } from './formats.ts'
import { html } from './html.ts'
import { table } from './page.ts'
import type { OfficeSection } from './section.ts'

const PAGE = 100

/** The audit log, newest first; `q` is an actor, or the start of an action or subject. */
export const auditSection: OfficeSection = {
  path: '/audit',
  title: 'Audit log',
  permission: 'audit.read',
  register({ page, file }) {
    page('/audit', 'audit.read', async ({ database, query }) => {
      const { q = '' } = query
      const found = await listAudit(database, { search: q, before: query.before, limit: PAGE + 1 })
      const shown = found.slice(0, PAGE)
      const last = shown.at(-1)?.seq
      const older = found.length > PAGE && `/audit?q=${encodeURIComponent(q)}&before=${last}`
      return {
        title: 'Audit log',
        body: html`<form action="/audit">
            <label
              ><span>Operator, or the start of an action or subject, such as member:17</span>
              <input name="q" value="${q}" maxlength="80" /></label
            ><button class="second">Search</button>
          </form>
          ${table(
            ['No.>', 'Time', 'Who', 'What', 'Subject', 'Before', 'After', 'Reason'],
            shown.map((entry) => [
              entry.seq,
              momentText(entry.at),
              entry.actorKind === 'OPERATOR'
                ? `${entry.actor}${entry.role === null ? '' : ` (${entry.role})`}`
                : `${entry.actorKind.toLowerCase()} ${entry.actor}`,
              entry.action,
              entry.subject,
              valueText(entry.oldValue),
              valueText(entry.newValue),
              entry.reason ?? '',
            ]),
            'Nothing found.',
          )}
          ${older && html`<p><a href="${older}" rel="next">Older</a></p>`}
          <p>
            <a href="/audit.json" download>All entries as a file</a>, one JSON object per line, with their hashes.
          </p>`,
      }
    })
    file('/audit.json', 'audit.read', async ({ database }, reply) =>
      reply
        .type('application/x-ndjson; charset=utf-8')
        .header('content-disposition', 'attachment; filename="audit.ndjson"')
        .send(ReadableStream.from(auditLines(database))),
    )
  },
}

const valueText = (value: unknown) => (value === null ? '' : html`<code>${JSON.stringify(value)}</code>`)
