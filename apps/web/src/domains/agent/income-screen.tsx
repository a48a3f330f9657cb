import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BillDialog } from './bill-dialog.tsx'
import { fillDays } from './fill-days.ts'
import { PeriodMoment } from './period-moment.tsx'
import type { Days } from '../../day-range.ts'
import { RecordTable, RecordTotals } from '../records/parts/record-table.tsx'
import { MoneyChart } from '../records/parts/report-parts.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { AgentReport, useAgentReport } from './agent-report.tsx'
import {
  type IncomeScreenQuery,
  type IncomeScreenQueryVariables,
  useIncomeScreenQuery,
} from './income-screen.generated.ts'
import { useRecordAddress } from '../records/parts/record-loader.ts'
import type { AgentAccount } from '../../graphql/viewer-account.ts'
import { Moment } from '../../i18n/moment.tsx'

type Agent = AgentAccount<IncomeScreenQuery>
type Income = Extract<NonNullable<Agent['income']>, { __typename: 'AgentIncome' }>
type Bill = Income['bills'][number]

export function Component() {
  const { t } = useTranslation(['downline', 'agent'])
  const { variables, ...address } = useRecordAddress<IncomeScreenQueryVariables>()
  const query = useIncomeScreenQuery({ variables })
  const report = useAgentReport(address, query, (agent) => agent.income)
  const { viewer, agent, result: income, record, busy } = report
  return (
    <AgentReport
      title={t('agent:pages.MY_INCOME')}
      intro={t('incomeText')}
      report={report}
      file={{ agentIncome: { from: variables.from, to: variables.to } }}
    >
      {income ? (
        <Bills
          income={income}
          days={address.state}
          own={viewer?.username ?? ''}
          hasBets={agent?.menu.some(({ page }) => page === 'TEAM_BETTING') ?? false}
          busy={busy}
          pageAddress={record.pageAddress}
        />
      ) : null}
    </AgentReport>
  )
}

interface BillsProps {
  income: Income
  days: Days
  own: string
  hasBets: boolean
  busy: boolean
  pageAddress: (page: number) => string
}

function Bills({ income, days, own, hasBets, busy, pageAddress }: BillsProps) {
  const { t } = useTranslation('downline')
  const [opened, setOpened] = useState<Bill>()
  return (
    <>
      <RecordTotals
        totals={[
          { id: 'received', name: t('received'), value: <Money {...income.received} /> },
          { id: 'paid', name: t('paid'), value: <Money {...income.paid} /> },
          ...income.sources.map(({ kind, received }) => ({
            id: kind,
            name: t(`billKinds.${kind}`),
            value: <Money {...received} />,
          })),
        ]}
      />
      {income.days.length > 0 ? (
        <div className="grid gap-8 desktop:grid-cols-2">
          {(['received', 'paid'] as const).map((side) => (
            <MoneyChart
              key={side}
              title={t(side)}
              currency={income[side].currency}
              points={fillDays(
                days,
                income.days.map((one) => ({ day: one.day, amount: one[side].amount })),
                (day) => ({ day, amount: '0.00' }),
              )}
            />
          ))}
        </div>
      ) : null}
      <RecordTable
        caption={t('bills')}
        rows={income.bills}
        rowKey={({ id }: Bill) => id}
        busy={busy}
        pageInfo={income.pageInfo}
        pageAddress={pageAddress}
        clearAddress={undefined}
        empty={{ title: t('noBillsTitle'), text: t('noBillsText') }}
        columns={[
          { id: 'paidAt', header: t('paidAt'), cell: ({ paidAt }) => (paidAt ? <Moment at={paidAt} /> : '') },
          {
            id: 'period',
            header: t('period'),
            cell: ({ kind, periodFrom: at }) => <PeriodMoment kind={kind} at={at} />,
          },
          {
            id: 'kind',
            header: t('billKind'),
            cell: ({ kind, revision }) => (
              <>
                <span>{t(`billKinds.${kind}`)}</span>
                {revision > 1 ? <span className="text-muted"> · {t('recount')}</span> : null}
              </>
            ),
          },
          {
            id: 'other',
            header: t('otherSide'),
            cell: ({ payee, payer }) => <bdi>{payee === own ? (payer ?? t('house')) : payee}</bdi>,
          },
          {
            id: 'amount',
            header: t('amount'),
            align: 'end',
            cell: ({ payee, amount }) => (
              <Money {...amount} amount={payee === own ? amount.amount : `-${amount.amount}`} signed />
            ),
          },
          {
            id: 'formula',
            header: t('formula'),
            cell: (bill) => (
              <button type="button" className={linkClass()} onClick={() => setOpened(bill)}>
                {t('showFormula')}
              </button>
            ),
          },
        ]}
      />
      {opened ? <BillDialog bill={opened} hasBets={hasBets} onClose={() => setOpened(undefined)} /> : null}
    </>
  )
}
