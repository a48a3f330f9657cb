import type { FastifyReply } from 'fastify'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../../audit/audit-log.ts'
import { listCaseReports, type ListedCase, makeReport } from '../../../domains/money/risk/operator.ts'
import type { BrandSettings } from '../../../domains/site/brand-settings.ts'
import { decimalText, momentText, words } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { withReason } from '../../kit/inputs.ts'
import { actionForm, facts, reasonField, table } from '../../kit/page.ts'
import type { OfficeCall, OfficeRoutes } from '../../kit/section.ts'
import { findCaseAt } from './case-decision.ts'
import { casePath, caseSubject } from './parts/case-parts.ts'
import { KIND_TEXTS } from './parts/list-parts.ts'
import { signalTitle } from './parts/risk-parts.ts'

type Report = Awaited<ReturnType<typeof listCaseReports>>[number]

/** Reports to an authority: each is made once, kept, and sent by an operator outside of this program. */
export function reportRoutes(
  { action, file, page }: OfficeRoutes,
  brand: () => Promise<BrandSettings>,
  requireCase: (call: OfficeCall) => Promise<ListedCase>,
): void {
  action('/risk-cases/:memberId/:id/report', 'risk.report', withReason, async (call, { reason }) => {
    const { actor, database } = call
    const { row } = await requireCase(call)
    const { name: entity, currency } = await brand()
    await withTransaction(database, async (tx) => {
      const about = { memberId: row.memberId, caseId: row.id, by: actor.name, reason, entity, currency }
      const report = await makeReport(tx, about)
      await recordAudit(tx, { actor, action: 'risk-report.made', subject: caseSubject(row), new: { report }, reason })
    })
    return { to: casePath(row), notice: 'done' }
  })
  page('/risk-cases/:memberId/:id/reports/:report', 'risk.report', async (call) => {
    const found = await findReport(call, 'printed')
    return (
      found && { title: `Report ${found.report.id} of risk case ${found.report.caseId}`, body: printable(found.report) }
    )
  })
  file('/risk-cases/:memberId/:id/reports/:report/file', 'risk.report', async (call, reply: FastifyReply) => {
    const found = await findReport(call, 'downloaded')
    if (!found) return reply.callNotFound()
    const { memberId, caseId, id, xml } = found.report
    return reply
      .type('application/xml; charset=utf-8')
      .header('content-disposition', `attachment; filename="report-${memberId}-${caseId}-${id}.xml"`)
      .send(xml)
  })
}

/** A report that an operator takes away, which is recorded. */
async function findReport(call: OfficeCall, act: 'printed' | 'downloaded'): Promise<{ report: Report } | undefined> {
  const { actor, database, params } = call
  const found = await findCaseAt(call)
  const report = found && (await listCaseReports(database, found.row)).find(({ id }) => String(id) === params.report)
  if (!found || !report) return undefined
  const entry = { actor, action: `risk-report.${act}`, subject: caseSubject(found.row), new: { report: report.id } }
  await withTransaction(database, (tx) => recordAudit(tx, entry))
  return { report }
}

/** On the page of the case. */
export async function reportPart(call: OfficeCall, { row }: ListedCase): Promise<Html> {
  if (!call.may('risk.report')) return html``
  const reports = await listCaseReports(call.database, row)
  return html`<h2>Reports to an authority</h2>
    ${table(
      ['Report', 'Made', 'By', ''],
      reports.map(({ id, madeAt, madeBy }) => [
        html`<a href="${casePath(row)}/reports/${id}">Report ${id}, to print</a>`,
        momentText(madeAt),
        madeBy,
        html`<a href="${casePath(row)}/reports/${id}/file" download>File (XML)</a>`,
      ]),
      'None was made. Nothing is sent from here: send the file by the authority’s own way, then decide “Reported”.',
    )}
    ${actionForm(call.csrfToken, {
      action: `${casePath(row)}/report`,
      button: 'Make a report',
      second: true,
      fields: reasonField('What the authority reads: what happened, and why it is suspicious'),
    })}`
}

function printable({ content }: Report): Html {
  const { subject, indicators, entries = [], payments, currency } = content
  return html`<article>
    ${facts({
      'Reporting entity': content.entity,
      Reference: content.reference,
      Made: `${momentText(new Date(content.madeAt))} by ${content.madeBy}`,
      Reason: html`<div class="text">${content.reason}</div>`,
    })}
    <h2>Person and account</h2>
    ${facts({
      Name: subject.name,
      Birthday: subject.birthday,
      Nationality: subject.nationality,
      Address: subject.address,
      Phone: subject.phone,
      'E-mail': subject.email,
      Account: `${subject.username} (${subject.memberId}), opened ${momentText(new Date(subject.registeredAt))}`,
    })}
    <h2>Indicators</h2>
    ${table(
      ['Sign', 'What was seen'],
      indicators.map(({ code, text }) => [signalTitle(code), html`<div>${text}</div>`]),
      'None.',
    )}
    <h2>Entries of lists</h2>
    ${table(
      ['Entry', 'Kind', 'Born', 'Country', 'Likeness>', 'Is the person'],
      entries.map(({ name, list, provider, entry, kind, birthday, country, score, isConfirmed }) => [
        html`<div><strong>${name}</strong><br /><span class="muted">${list}, ${provider} ${entry}</span></div>`,
        KIND_TEXTS[kind],
        birthday ?? '',
        country ?? '',
        score,
        isConfirmed ? 'yes, operators have said so' : 'not known yet',
      ]),
      'None.',
    )}
    <h2>Payments of a year</h2>
    ${table(
      ['Time', 'Payment', `Amount (${currency})>`, 'Way', 'Counterparty'],
      payments.map(({ kind, id, at, amount, channel, account }) => [
        momentText(new Date(at)),
        `${words(kind)} ${id}`,
        decimalText(amount),
        channel,
        account,
      ]),
      'None.',
    )}
  </article>`
}
