import { Scale } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { AccountSearch } from '../../features/agent/account-search.tsx'
import { RecordTotals } from '../../features/records/record-table.tsx'
import { RecordToolbar } from '../../features/records/record-toolbar.tsx'
import { answerOf } from '../../graphql/answer.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Money } from '../../ui/money.tsx'
import { Table } from '../../ui/table.tsx'
import { RecordRefused } from '../records/record-page.tsx'
import { useRecord } from '../records/use-record.ts'
import { AgentPage } from './agent-page.tsx'
import { type CreditReportScreenQuery, useCreditReportScreenQuery } from './credit-report-screen.generated.ts'
import type { loader } from './credit-report-screen.loader.ts'

type Viewer = NonNullable<CreditReportScreenQuery['viewer']>
type Agent = Extract<Viewer['agentAccount'], { __typename: 'AgentAccount' }>
type Report = Extract<NonNullable<Agent['creditReport']>, { __typename: 'CreditReport' }>

/** The statement of the agent or of one below it: balance before, what came and left, balance after. */
export function Component() {
  const { t } = useTranslation(['downline', 'agent'])
  const { variables, state, today } = useLoaderData<typeof loader>()
  const query = useCreditReportScreenQuery({ variables })
  const record = useRecord(state, today)
  const { answer, stale } = answerOf(query)
  const viewer = answer?.viewer
  const agent = viewer?.agentAccount.__typename === 'AgentAccount' ? viewer.agentAccount : undefined
  const report = agent?.creditReport
  return (
    <AgentPage
      title={t('agent:pages.CREDIT_REPORT')}
      intro={t('creditText')}
      viewer={viewer}
      menu={agent?.menu}
      query={query}
    >
      {report ? (
        <div className="flex flex-col gap-5">
          <RecordToolbar
            days={state}
            today={today}
            onChange={record.chooseDays}
            {...(report.__typename === 'CreditReport' && {
              file: { record: 'AGENT_CREDIT', from: variables.from, to: variables.to, username: variables.account },
            })}
          />
          <AccountSearch value={state.filters.account ?? ''} onSearch={(typed) => record.choose('account', typed)} />
          {state.fault || report.__typename === 'Problem' ? (
            <RecordRefused
              fault={state.fault}
              {...(report.__typename === 'Problem' && { code: report.code })}
              defaultAddress={record.defaultAddress}
            />
          ) : (
            <Statement report={report} busy={stale} />
          )}
        </div>
      ) : null}
    </AgentPage>
  )
}

function Statement({ report, busy }: { report: Report; busy: boolean }) {
  const { t } = useTranslation(['downline', 'agent', 'records'])
  const empty = <EmptyState icon={Scale} level={4} title={t('noMovementsTitle')} text={t('noMovementsText')} />
  return (
    <>
      <h2 className="text-title font-semibold wrap-anywhere">{t('statementOf', { account: report.username })}</h2>
      <RecordTotals
        totals={[
          { id: 'opening', name: t('opening'), value: <Money {...report.opening} /> },
          { id: 'credit', name: t('credit'), value: <Money {...report.credit} /> },
          { id: 'debit', name: t('debit'), value: <Money {...report.debit} /> },
          { id: 'closing', name: t('closing'), value: <Money {...report.closing} /> },
        ]}
      />
      <h3 className="text-prose font-semibold">{t('byType')}</h3>
      <Table
        caption={t('byType')}
        rows={report.types}
        rowKey={({ type, credit, debit }) => `${type} ${credit.amount} ${debit.amount}`}
        busy={busy}
        empty={empty}
        columns={[
          { id: 'type', header: t('transactionType'), cell: ({ type }) => t(`records:types.${type}`) },
          { id: 'credit', header: t('credit'), align: 'end', cell: ({ credit }) => <Money {...credit} /> },
          { id: 'debit', header: t('debit'), align: 'end', cell: ({ debit }) => <Money {...debit} /> },
        ]}
      />
      <h3 className="text-prose font-semibold">{t('statement')}</h3>
      <Table
        caption={t('statement')}
        rows={report.days}
        rowKey={({ day }) => day}
        busy={busy}
        empty={empty}
        columns={[
          { id: 'day', header: t('day'), cell: ({ day }) => day },
          { id: 'opening', header: t('opening'), align: 'end', cell: ({ opening }) => <Money {...opening} /> },
          { id: 'credit', header: t('credit'), align: 'end', cell: ({ credit }) => <Money {...credit} /> },
          { id: 'debit', header: t('debit'), align: 'end', cell: ({ debit }) => <Money {...debit} /> },
          { id: 'closing', header: t('closing'), align: 'end', cell: ({ closing }) => <Money {...closing} /> },
        ]}
      />
    </>
  )
}
