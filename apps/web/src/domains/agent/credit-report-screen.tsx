import { Scale } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useRecordAddress } from '../records/parts/record-loader.ts'
import { RecordTotals } from '../records/parts/record-table.tsx'
import { moneyColumn, ReportTable } from '../records/parts/report-parts.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Money } from '../../ui/money.tsx'
import { AgentReport, useAgentReport } from './agent-report.tsx'
import { type CreditReportScreenQueryVariables, useCreditReportScreenQuery } from './credit-report-screen.generated.ts'

const SUMS = ['opening', 'credit', 'debit', 'closing'] as const

/** The statement of the agent or of one below it: balance before, what came and left, balance after. */
export function Component() {
  const { t } = useTranslation(['downline', 'agent', 'records'])
  const format = useFormat()
  const { variables, ...address } = useRecordAddress<CreditReportScreenQueryVariables>()
  const query = useCreditReportScreenQuery({ variables })
  const report = useAgentReport(address, query, (agent) => agent.creditReport)
  const { result, busy } = report
  const { from, to, account } = variables
  const empty = <EmptyState icon={Scale} level={4} title={t('noMovementsTitle')} text={t('noMovementsText')} />
  return (
    <AgentReport
      title={t('agent:pages.CREDIT_REPORT')}
      intro={t('creditText')}
      report={report}
      file={result && { agentCredit: { from, to, username: account } }}
      search="account"
    >
      {result ? (
        <>
          <h2 className="text-title font-semibold wrap-anywhere">{t('statementOf', { account: result.username })}</h2>
          <RecordTotals totals={SUMS.map((id) => ({ id, name: t(id), value: <Money {...result[id]} /> }))} />
          <ReportTable
            title={t('byType')}
            rows={result.types}
            rowKey={({ type, credit, debit }) => `${type} ${credit.amount} ${debit.amount}`}
            busy={busy}
            empty={empty}
            columns={[
              { id: 'type', header: t('transactionType'), cell: ({ type }) => t(`records:types.${type}`) },
              moneyColumn('credit', t('credit')),
              moneyColumn('debit', t('debit')),
            ]}
          />
          <ReportTable
            title={t('statement')}
            rows={result.days}
            rowKey={({ day }) => day}
            busy={busy}
            empty={empty}
            columns={[
              { id: 'day', header: t('day'), cell: ({ day }) => format.day(day) },
              ...SUMS.map((id) => moneyColumn(id, t(id))),
            ]}
          />
        </>
      ) : null}
    </AgentReport>
  )
}
