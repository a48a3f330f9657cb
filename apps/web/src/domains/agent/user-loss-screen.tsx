import type { TeamFileInput } from '@playhouse/schema/types.generated.ts'
import { TrendingDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { fillDays } from './fill-days.ts'
import { FileHeading } from '../records/parts/file-heading.tsx'
import type { Days } from '../../day-range.ts'
import { recordAddress } from '../records/parts/record-state.ts'
import { RecordTotals } from '../records/parts/record-table.tsx'
import { MoneyChart, ReportTable, totalColumn } from '../records/parts/report-parts.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Money } from '../../ui/money.tsx'
import { Table } from '../../ui/table.tsx'
import { CursorPages, DownlinePath } from './agent-page.tsx'
import { AgentReport, useAgentReport } from './agent-report.tsx'
import { useLineColumns, useProductColumns } from './line-columns.tsx'
import { type UserLossScreenQuery, useUserLossScreenQuery } from './user-loss-screen.generated.ts'
import type { loader } from './user-loss-screen.loader.ts'
import type { AgentAccount } from '../../graphql/viewer-account.ts'

type Agent = AgentAccount<UserLossScreenQuery>
type Team = Extract<NonNullable<Agent['teamBetting']>, { __typename: 'TeamBetting' }>

/** Losses and wins of a team's members: by day, by product, and by line down to single members. */
export function Component() {
  const { t } = useTranslation(['downline', 'agent'])
  const { variables, ...address } = useLoaderData<typeof loader>()
  const { state, today } = address
  const query = useUserLossScreenQuery({ variables })
  const report = useAgentReport(address, query, (agent) => agent.teamBetting)
  const { agent, result: team, busy } = report
  const lines = agent?.downlines?.__typename === 'DownlineConnection' ? agent.downlines : undefined
  const range = { from: variables.from, to: variables.to, username: variables.account }
  const accountAddress = (username: string | null) =>
    recordAddress({ ...state, page: 1, filters: { ...state.filters, account: username ?? '' } }, today)
  const lineColumns = useLineColumns(accountAddress)
  return (
    <AgentReport
      title={t('agent:pages.USER_LOSS')}
      intro={t('userLossText')}
      report={report}
      search="account"
      filters={[
        {
          name: 'order',
          label: t('order'),
          options: [
            { value: '', label: t('lossesFirst') },
            { value: 'wins', label: t('winsFirst') },
          ],
        },
      ]}
    >
      {team ? <TeamLoss team={team} days={state} range={range} busy={busy} /> : null}
      {lines ? (
        <section className="flex flex-col gap-3">
          <FileHeading title={t('byLine')} file={{ downlines: range }} />
          <DownlinePath path={lines.path} getAddress={accountAddress} />
          <Table
            caption={t('byLine')}
            rows={lines.edges.map(({ node, totals }) => ({ ...node, totals }))}
            rowKey={({ id }) => id}
            busy={busy}
            empty={<EmptyState icon={TrendingDown} title={t('noneTitle')} text={t('noneText')} />}
            columns={[
              ...lineColumns,
              totalColumn('turnover', t('turnover')),
              totalColumn('houseProfit', t('lost'), true),
            ]}
          />
          <CursorPages
            isNext={variables.after !== null}
            endCursor={lines.pageInfo.endCursor}
            pageAddress={(after) => recordAddress(state, today, after)}
          />
        </section>
      ) : null}
    </AgentReport>
  )
}

interface TeamLossProps {
  team: Team
  days: Days
  range: TeamFileInput
  busy: boolean
}

function TeamLoss({ team, days, range, busy }: TeamLossProps) {
  const { t } = useTranslation(['downline', 'agent'])
  const productColumns = useProductColumns(t('membersLost'))
  const { turnover, houseProfit } = team.totals
  return (
    <>
      <RecordTotals
        totals={[
          { id: 'loss', name: t('membersLost'), value: <Money {...houseProfit} signed /> },
          { id: 'turnover', name: t('turnover'), value: <Money {...turnover} /> },
        ]}
      />
      {team.days.length > 0 ? (
        <>
          <FileHeading title={t('byDay')} file={{ teamBetting: range }} />
          <MoneyChart
            title={t('agent:meanings.houseProfit')}
            tone="sign"
            currency={houseProfit.currency}
            points={fillDays(
              days,
              team.days.map(({ day, totals }) => ({ day, amount: totals.houseProfit.amount })),
              (day) => ({ day, amount: '0.00' }),
            )}
          />
        </>
      ) : null}
      <ReportTable
        title={t('byProduct')}
        file={{ teamProducts: range }}
        columns={productColumns}
        rows={team.products}
        rowKey={({ category }) => category}
        busy={busy}
        empty={<EmptyState icon={TrendingDown} level={3} title={t('agent:stillTitle')} text={t('agent:stillText')} />}
      />
    </>
  )
}
