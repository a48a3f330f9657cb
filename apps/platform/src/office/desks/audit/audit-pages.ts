import { isStorable } from '@playhouse/shared/storable-text.ts'
import { Readable } from 'node:stream'
import * as z from 'zod'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../../audit/audit-log.ts'
import {
  type AuditEntry,
  type AuditRequest,
  auditLines,
  lastAudit,
  listAuditActions,
} from '../../../audit/read-audit.ts'
import { verifyAudit } from '../../../checks/audit-checks.ts'
import { findMemberById, findMemberByUsername } from '../../../domains/people/member/operator.ts'
import { actionText } from '../../kit/audit-values.ts'
import { momentText } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { parseNumber } from '../../kit/inputs.ts'
import { actionForm } from '../../kit/page.ts'
import { OPERATOR_ROLES } from '../../kit/permissions.ts'
import type { OfficeCall, OfficeSection } from '../../kit/section.ts'
import { auditTable } from './parts/audit-table.ts'

const VERIFIED = 'audit.verified'
const verifiedValue = z.object({
  findings: z.array(z.object({ what: z.string(), figure: z.string(), fits: z.boolean() })),
})

/** Filters in an address; absent ones filter nothing. */
function getRequest({ query }: OfficeCall): AuditRequest & { named: string } {
  const given = (text = '') => (isStorable(text) && text.trim() !== '' ? text.trim().slice(0, 80) : undefined)
  return {
    search: given(query.q),
    action: given(query.act),
    actor: given(query.who),
    role: OPERATOR_ROLES.find((role) => role === query.role),
    from: query.from,
    to: query.to,
    before: query.before,
    named: given(query.member) ?? '',
  }
}

/** The audit log, newest first, of everything or of one member. */
export const auditSection: OfficeSection = {
  path: '/audit',
  title: 'Audit log',
  group: 'House',
  permission: 'audit.read',
  register({ page, action, file }) {
    page('/audit', 'audit.read', async (call) => {
      const { database } = call
      const { named, ...request } = getRequest(call)
      const member = named === '' ? undefined : await memberNamed(database, named)
      const filters = {
        q: request.search,
        act: request.action,
        who: request.actor,
        role: request.role,
        from: request.from,
        to: request.to,
        member: named,
      }
      const set = Object.entries(filters).filter((entry): entry is [string, string] => (entry[1] ?? '') !== '')
      const address = (before: string) => `/audit?${new URLSearchParams([...set, ['before', before]]).toString()}`
      const [acts, verified] = await Promise.all([
        listAuditActions(database),
        lastAudit(database, { subject: 'audit', action: VERIFIED }),
      ])
      return {
        title: 'Audit log',
        body: html`${filterForm(filters, acts)}
          ${named !== '' && member === undefined ? html`<p class="muted">There is no such member.</p>` : await auditTable(database, { ...request, memberId: member?.id }, address)}
          <p><a href="/audit.json" download>All entries as a file</a>, one JSON object per line, with their hashes.</p>
          ${verifiedPart(call, verified)}`,
      }
    })
    action('/audit/verify', 'audit.verify', z.object({}), async ({ actor, database, reports }) => {
      const findings = await reports.read((source) => verifyAudit(source))
      await withTransaction(database, (tx) =>
        recordAudit(tx, { actor, action: VERIFIED, subject: 'audit', new: { findings } }),
      )
      return { to: '/audit', notice: 'verified' }
    })
    file('/audit.json', 'audit.read', async ({ reports }, reply) =>
      reply
        .type('application/x-ndjson; charset=utf-8')
        .header('content-disposition', 'attachment; filename="audit.ndjson"')
        .send(Readable.from(auditLines(reports))),
    )
  },
}

function filterForm(filters: Readonly<Record<string, string | undefined>>, acts: readonly string[]): Html {
  const choose = (name: string, label: string, options: readonly (readonly [string, string])[]) =>
    html`<label
      ><span>${label}</span
      ><select name="${name}">
        <option value="">all</option>
        ${options.map(([code, text]) => html`<option value="${code}" ${code === filters[name] && html`selected`}>${text}</option>`)}
      </select></label
    >`
  return html`<form class="filters" action="/audit" role="search">
    <label
      ><span>As it is shown: act, subject or person</span>
      <input name="q" value="${filters.q}" maxlength="80" placeholder="withdrawal approved"
    /></label>
    <label
      ><span>Member whom it concerns</span>
      <input name="member" value="${filters.member}" maxlength="40" placeholder="username or ID"
    /></label>
    ${choose(
      'act',
      'Act',
      acts.map((act) => [act, actionText(act)]),
    )}
    <label><span>Person</span><input name="who" value="${filters.who}" maxlength="40" /></label>
    ${choose(
      'role',
      'Role',
      OPERATOR_ROLES.map((role) => [role, role]),
    )}
    <label><span>From</span><input name="from" type="date" value="${filters.from}" /></label>
    <label><span>To</span><input name="to" type="date" value="${filters.to}" /></label>
    <button class="second">Search</button> <a href="/audit">Clear</a>
  </form>`
}

function verifiedPart({ csrfToken, may }: OfficeCall, entry: AuditEntry | undefined): Html {
  const findings = verifiedValue.safeParse(entry?.newValue).data?.findings
  return html`<h2>The chain of hashes</h2>
    ${
      entry && findings
        ? html`<p class="muted">Verified ${momentText(entry.at)} by ${entry.actor}</p>
            ${findings.map(
              ({ what, figure, fits }) =>
                html`<p class="panel ${fits ? 'notice' : 'problem'}">
                  ${what}:
                  ${figure}${!fits && '. Compare it with an earlier download of the log, and find out who reaches the database.'}
                </p>`,
            )}`
        : html`<p class="muted">Nobody has verified it here. <code>check</code> of the command line does, too.</p>`
    }
    ${may('audit.verify') && actionForm(csrfToken, { action: '/audit/verify', button: 'Verify the whole log', second: true })}`
}

const memberNamed = async (database: Database, text: string) =>
  (await findMemberByUsername(database, text)) ??
  (parseNumber(text) === undefined ? undefined : await findMemberById(database, Number(text)))
