import { parseAmount } from '@playhouse/shared/money.ts'
import { ChartNoAxesColumn } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordTotals, uncountedTotal } from './parts/record-table.tsx'
import { MoneyChart, moneyColumn } from './parts/report-parts.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Money } from '../../ui/money.tsx'
import { Table } from '../../ui/table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import {
  type ProfitAndLossScreenQuery,
  type ProfitAndLossScreenQueryVariables,
  useProfitAndLossScreenQuery,
} from './profit-and-loss-screen.generated.ts'
import { useRecordAddress } from './parts/record-loader.ts'
import { RecordReport, useRecordReport } from './record-report.tsx'
import type { MemberAccount } from '../../graphql/viewer-account.ts'

type Account = MemberAccount<ProfitAndLossScreenQuery>
type Profit = Extract<NonNullable<Account['profitAndLoss']>, { __typename: 'ProfitAndLoss' }>

const CHARTS = ['profit', 'turnover', 'deposit', 'withdrawal'] as const
type Chart = (typeof CHARTS)[number]

/** The member's result by day and by product, and lifetime deposits and withdrawals. */
export function Component() {
  const { t } = useTranslation('records')
  const { variables, ...address } = useRecordAddress<ProfitAndLossScreenQueryVariables>()
  const query = useProfitAndLossScreenQuery({ variables })
  const report = useRecordReport(address, query, (member) => member.profitAndLoss)
  const { result, busy } = report
  const { from, to } = variables
  return (
    <RecordReport
      title={t('profitAndLoss')}
      intro={t('profitAndLossText')}
      report={report}
      file={{ profitAndLoss: { from, to } }}
    >
      {result ? (
        <div aria-busy={busy} className="flex flex-col gap-8 transition-opacity aria-busy:opacity-50">
          <Result result={result} />
        </div>
      ) : null}
    </RecordReport>
  )
}

function Result({ result }: { result: Profit }) {
  const { t } = useTranslation('records')
  const { totals, days } = result
  // A corrected lottery draw pays without a round.
  const moved = [totals.deposit, totals.withdrawal, totals.payout, totals.reward]
  const isQuiet = totals.rounds === 0 && moved.every(({ amount }) => isZero(amount))
  return (
    <>
      <RecordTotals
        totals={[
          { id: 'profit', name: t('totals.profit'), value: <Money {...totals.profit} signed /> },
          { id: 'turnover', name: t('totals.turnover'), value: <Money {...totals.turnover} /> },
          ...uncountedTotal(t('totals.uncounted'), totals.uncounted),
          { id: 'payout', name: t('totals.payout'), value: <Money {...totals.payout} /> },
          { id: 'jackpot', name: t('totals.jackpot'), value: <Money {...totals.jackpot} /> },
          { id: 'reward', name: t('totals.reward'), value: <Money {...totals.reward} /> },
          { id: 'deposit', name: t('totals.deposit'), value: <Money {...totals.deposit} /> },
          { id: 'withdrawal', name: t('totals.withdrawal'), value: <Money {...totals.withdrawal} /> },
        ]}
      />
      {isQuiet ? (
        <EmptyState icon={ChartNoAxesColumn} title={t('quietTitle')} text={t('quietText')} />
      ) : (
        <>
          <Charts days={days} />
          <Products products={result.products} />
        </>
      )}
      <section aria-labelledby="net-deposit">
        <h2 id="net-deposit" className="text-prose font-semibold">
          {t('lifetime')}
        </h2>
        <p className="mt-1 mb-3 text-small text-muted">{t('lifetimeText')}</p>
        <RecordTotals
          totals={[
            { id: 'net', name: t('totals.netDeposit'), value: <Money {...result.netDeposit} signed /> },
            { id: 'deposit', name: t('totals.deposit'), value: <Money {...result.lifetimeDeposit} /> },
            { id: 'withdrawal', name: t('totals.withdrawal'), value: <Money {...result.lifetimeWithdrawal} /> },
          ]}
        />
      </section>
    </>
  )
}

const isZero = (amount: string): boolean => parseAmount(amount) === 0n

function Charts({ days }: { days: Profit['days'] }) {
  const { t } = useTranslation('records')
  const [chosen, setChosen] = useState<Chart>('profit')
  return (
    <Tabs
      label={t('byDay')}
      tabs={CHARTS.map((id) => ({ id, label: t(`totals.${id}`) }))}
      selected={chosen}
      onSelect={(id) => setChosen(id as Chart)}
    >
      <MoneyChart
        title={t(`meanings.${chosen}`)}
        tone={chosen === 'profit' ? 'sign' : 'plain'}
        currency={days[0]?.totals[chosen].currency ?? null}
        points={days.map(({ day, totals }) => ({ day, amount: totals[chosen].amount }))}
      />
    </Tabs>
  )
}

function Products({ products }: { products: Profit['products'] }) {
  const { t } = useTranslation('records')
  const format = useFormat()
  return (
    <section>
      <h2 className="mb-3 text-prose font-semibold">{t('byProduct')}</h2>
      <Table
        caption={t('byProduct')}
        rows={products}
        rowKey={({ category }) => category}
        columns={[
          { id: 'product', header: t('columns.product'), cell: ({ category }) => t(`categories.${category}`) },
          { id: 'rounds', header: t('totals.rounds'), align: 'end', cell: ({ rounds }) => format.integer(rounds) },
          moneyColumn('turnover', t('totals.turnover')),
          ...(products.some(({ uncounted }) => parseAmount(uncounted.amount) !== 0n)
            ? [moneyColumn('uncounted', t('totals.uncounted'))]
            : []),
          moneyColumn('payout', t('totals.payout')),
          moneyColumn('jackpot', t('totals.jackpot')),
          moneyColumn('profit', t('totals.profit'), true),
        ]}
      />
    </section>
  )
}
