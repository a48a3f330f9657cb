import { Activity } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { fillDays } from './fill-days.ts'
import { TeamCharts } from './team-charts.tsx'
import type { Days } from '../../day-range.ts'
import { useRecordAddress } from '../records/parts/record-loader.ts'
import { RecordTotals, uncountedTotal } from '../records/parts/record-table.tsx'
import { ReportTable, totalColumn } from '../records/parts/report-parts.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Money } from '../../ui/money.tsx'
import { AgentReport, useAgentReport } from './agent-report.tsx'
import { useProductColumns } from './line-columns.tsx'
import {
  type TeamBettingScreenQuery,
  type TeamBettingScreenQueryVariables,
  useTeamBettingScreenQuery,
} from './team-betting-screen.generated.ts'
import type { AgentAccount } from '../../graphql/viewer-account.ts'

type Agent = AgentAccount<TeamBettingScreenQuery>
type Team = Extract<NonNullable<Agent['teamBetting']>, { __typename: 'TeamBetting' }>

/** A team's stakes, wins, deposits and withdrawals, by product and by day. */
export function Component() {
  const { t } = useTranslation(['downline', 'agent', 'records'])
  const { variables, ...address } = useRecordAddress<TeamBettingScreenQueryVariables>()
  const query = useTeamBettingScreenQuery({ variables })
  const report = useAgentReport(address, query, (agent) => agent.teamBetting)
  const { result: team, busy } = report
  const { from, to, account } = variables
  return (
    <AgentReport
      title={t('agent:pages.TEAM_BETTING')}
      intro={t('bettingText')}
      report={report}
      file={team && { teamBetting: { from, to, username: account } }}
      search="account"
    >
      {team ? (
        <>
          <h2 className="text-title font-semibold wrap-anywhere">{t('agent:teamOf', { account: team.username })}</h2>
          <RecordTotals
            totals={[
              { id: 'turnover', name: t('turnover'), value: <Money {...team.totals.turnover} /> },
              ...uncountedTotal(t('records:totals.uncounted'), team.uncounted),
              { id: 'profit', name: t('houseProfit'), value: <Money {...team.totals.houseProfit} signed /> },
              { id: 'deposit', name: t('deposit'), value: <Money {...team.totals.deposit} /> },
              { id: 'withdrawal', name: t('withdrawal'), value: <Money {...team.totals.withdrawal} /> },
            ]}
          />
          {team.days.length > 0 ? (
            <Tables team={team} days={report.state} busy={busy} />
          ) : (
            <EmptyState icon={Activity} level={3} title={t('agent:stillTitle')} text={t('agent:stillText')} />
          )}
        </>
      ) : null}
    </AgentReport>
  )
}

function Tables({ team, days, busy }: { team: Team; days: Days; busy: boolean }) {
  const { t } = useTranslation('downline')
  const format = useFormat()
  const productColumns = useProductColumns(t('houseProfit'))
  const { totals, products } = team
  return (
    <>
      <TeamCharts days={fillDays(days, team.days, (day) => ({ day, rounds: 0, totals: nothingIn(totals) }))} />
      {products.length > 0 ? (
        <ReportTable
          title={t('byProduct')}
          columns={productColumns}
          rows={products}
          rowKey={({ category }) => category}
          busy={busy}
        />
      ) : null}
      <ReportTable
        title={t('byDay')}
        rows={team.days}
        rowKey={({ day }) => day}
        busy={busy}
        columns={[
          { id: 'day', header: t('day'), cell: ({ day }) => format.day(day) },
          { id: 'rounds', header: t('rounds'), align: 'end', cell: ({ rounds }) => format.integer(rounds) },
          totalColumn('turnover', t('turnover')),
          totalColumn('houseProfit', t('houseProfit'), true),
          totalColumn('deposit', t('deposit')),
          totalColumn('withdrawal', t('withdrawal')),
        ]}
      />
    </>
  )
}

function nothingIn(totals: Team['totals']): Team['totals'] {
  const zero = { ...totals.turnover, amount: '0.00' }
  return { ...totals, deposit: zero, withdrawal: zero, turnover: zero, houseProfit: zero }
}
