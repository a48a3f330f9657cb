import { providerName } from '@playhouse/vendor-api/payments/all.ts'
import * as z from 'zod'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../../audit/audit-log.ts'
import {
  DIFFERENCE_REASONS,
  type DifferenceReason,
} from '../../../domains/money/cashier/reconciliation/compare-books.ts'
import {
  countUnexplained,
  explainDifference,
  findReconciliations,
  listReconciliations,
  requestReconciliation,
} from '../../../domains/money/cashier/reconciliation/reconcile.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { moneyText, momentText } from '../../kit/formats.ts'
import { html } from '../../kit/html.ts'
import { withReason } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, facts, reasonField, table } from '../../kit/page.ts'
import type { OfficeSection, OfficeRoutes } from '../../kit/section.ts'

const dayInput = z.object({
  day: z.iso
    .date({ error: 'must be a day' })
    .refine((day) => day <= brandDay(new Date()), { error: 'is in the future' }),
})

/** Daily comparison of providers, their banks and ledger. @param codes of the configured providers */
export const reconciliationSection = (codes: readonly string[]): OfficeSection => ({
  path: '/reconciliation',
  title: 'Reconciliation',
  group: 'Money',
  permission: 'reconciliation.read',
  waiting: countUnexplained,
  register(routes) {
    registerReconciliations(routes, codes)
    registerDay(routes, codes)
  },
})

/** The last days, and the comparison of one. */
function registerReconciliations({ page, action }: OfficeRoutes, codes: readonly string[]): void {
  page('/reconciliation', 'reconciliation.read', async ({ database, csrfToken, may }) => {
    const reports = await listReconciliations(database, 60)
    return {
      title: 'Reconciliation',
      body: html`<p>
          Every day the statements of each provider and its bank are compared with the platform’s payments and the
          ledger. What the ledger has from before the first payment of a provider, such as the history of a demo, is not
          compared.
        </p>
        ${table(
          [
            'Day',
            'Provider',
            'State',
            'Payments>',
            'In, statement>',
            'In, ledger>',
            'Out, statement>',
            'Out, ledger>',
            'Differences>',
          ],
          reports.map(({ report, differences, unexplained }) => [
            html`<a href="/reconciliation/${report.day}">${report.day}</a>`,
            providerName(report.provider),
            report.state === 'DONE' ? 'done' : report.failure ? 'failing' : 'due',
            report.compared ?? '',
            moneyText(report.statementIn),
            moneyText(report.ledgerIn),
            moneyText(report.statementOut),
            moneyText(report.ledgerOut),
            differences === 0 ? 0 : `${differences}, ${unexplained} unexplained`,
          ]),
          'No day has been compared yet.',
        )}
        ${
          may('reconciliation.change') &&
          codes.length > 0 &&
          html`<h2>Compare a day</h2>
            ${actionForm(csrfToken, {
              action: '/reconciliation',
              button: 'Compare',
              fields: html`<label
                ><span>Day in the brand’s time zone; today’s is compared as far as it goes</span
                ><input type="date" name="day" value="${brandDay(new Date())}" required
              /></label>`,
            })}`
        }`,
    }
  })

  action('/reconciliation', 'reconciliation.change', dayInput, async ({ actor, database }, { day }) => {
    if (codes.length === 0) throw new OfficeError('There is no payment provider, so there is nothing to compare with.')
    await withTransaction(database, async (tx) => {
      await requestReconciliation(tx, day, codes)
      await recordAudit(tx, { actor, action: 'reconciliation.requested', subject: `reconciliation:${day}` })
    })
    return { to: `/reconciliation/${day}`, notice: 'queued' }
  })
}

function registerDay({ page, action }: OfficeRoutes, codes: readonly string[]): void {
  page('/reconciliation/:day', 'reconciliation.read', async ({ database, csrfToken, params }) => {
    const day = dayInput.safeParse(params).data?.day
    const found = day === undefined ? [] : await findReconciliations(database, day)
    if (found.length === 0) return undefined
    return {
      title: `Reconciliation of ${day}`,
      body: html`${found.map(
        ({ report, differences }) =>
          html`<h2>${providerName(report.provider)}</h2>
            ${facts({
              State: report.state === 'DONE' ? 'done' : codes.includes(report.provider) ? 'due' : 'not configured',
              Finished: momentText(report.finishedAt),
              Attempts: report.state === 'DUE' ? report.attempts : null,
              'Last failure': report.failure,
              'Payments on the statement': report.compared,
              'Received, by the statement': moneyText(report.statementIn),
              'Received, by the ledger': moneyText(report.ledgerIn),
              'Paid out, by the statement': moneyText(report.statementOut),
              'Paid out, by the ledger': moneyText(report.ledgerOut),
            })}
            <h3>Differences</h3>
            ${differences.length === 0 && html`<p class="muted">${report.state === 'DONE' ? 'No differences.' : 'The day has not been compared yet.'}</p>`}
            ${differences.map(
              (it) =>
                html`<section class="panel">
                  <h3>${it.direction === 'IN' ? 'Payment' : 'Payout'} ${it.reference}</h3>
                  <p>${DIFFERENCE_REASONS[it.reason as DifferenceReason] ?? it.reason}</p>
                  ${facts({
                    Record: it.subject,
                    Statement: moneyText(it.statementAmount),
                    Platform: moneyText(it.recordAmount),
                    Ledger: moneyText(it.ledgerAmount),
                    Explanation: it.explanation,
                    'Explained by': it.explainedBy,
                  })}
                  ${actionForm(csrfToken, {
                    action: `/reconciliation/${report.day}/${report.provider}/${it.number}/explain`,
                    button: it.explanation ? 'Change the explanation' : 'Explain',
                    fields: reasonField('Explanation'),
                    second: true,
                  })}
                </section>`,
            )}`,
      )}`,
    }
  })

  action(
    '/reconciliation/:day/:provider/:number/explain',
    'reconciliation.change',
    withReason,
    async ({ actor, database, params }, { reason }) => {
      const { day } = dayInput.parse(params)
      const number = Number(params.number)
      const isKnown =
        Number.isSafeInteger(number) &&
        (await withTransaction(database, (tx) =>
          explainDifference(tx, { day, provider: params.provider ?? '', number, actor, explanation: reason }),
        ))
      if (!isKnown) throw new OfficeError('There is no such difference.', 404)
      return { to: `/reconciliation/${day}`, notice: 'done' }
    },
  )
}
