import { Activity } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { AccountSearch } from '../../features/agent/account-search.tsx'
import { fillDays } from '../../features/agent/fill-days.ts'
import { TeamCharts } from '../../features/agent/team-charts.tsx'
import type { Days } from '../../features/records/record-state.ts'
import { RecordTotals, uncountedTotal } from '../../features/records/record-table.tsx'
import { RecordToolbar } from '../../features/records/record-toolbar.tsx'
import { answerOf } from '../../graphql/answer.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Money } from '../../ui/money.tsx'
import { Table } from '../../ui/table.tsx'
import { RecordRefused } from '../records/record-page.tsx'
import { useRecord } from '../records/use-record.ts'
import { AgentPage } from './agent-page.tsx'
import { type TeamBettingScreenQuery, useTeamBettingScreenQuery } from './team-betting-screen.generated.ts'
import type { loader } from './team-betting-screen.loader.ts'

type Viewer = NonNullable<TeamBettingScreenQuery['viewer']>
type Agent = Extract<Viewer['agentAccount'], { __typename: 'AgentAccount' }>
type Team = Extract<NonNullable<Agent['teamBetting']>, { __typename: 'TeamBetting' }>

/** What a team staked, won and paid in and out, by product and by day. */
export function Component() {
  const { t } = useTranslation(['downline', 'agent'])
  const { variables, state, today } = useLoaderData<typeof loader>()
  const query = useTeamBettingScreenQuery({ variables })
  const record = useRecord(state, today)
  const { answer, stale } = answerOf(query)
  const viewer = answer?.viewer
  const agent = viewer?.agentAccount.__typename === 'AgentAccount' ? viewer.agentAccount : undefined
  const team = agent?.teamBetting
  return (
    <AgentPage
      title={t('agent:pages.TEAM_BETTING')}
      intro={t('bettingText')}
      viewer={viewer}
      menu={agent?.menu}
      query={query}
    >
      {team ? (
        <div className="flex flex-col gap-5">
          <RecordToolbar
            days={state}
            today={today}
            onChange={record.chooseDays}
            {...(team.__typename === 'TeamBetting' && {
              file: { record: 'TEAM_BETTING', from: variables.from, to: variables.to, username: variables.account },
            })}
          />
          <AccountSearch value={state.filters.account ?? ''} onSearch={(typed) => record.choose('account', typed)} />
          {state.fault || team.__typename === 'Problem' ? (
            <RecordRefused
              fault={state.fault}
              {...(team.__typename === 'Problem' && { code: team.code })}
              defaultAddress={record.defaultAddress}
            />
          ) : (
            <Report team={team} days={state} busy={stale} />
          )}
        </div>
      ) : null}
    </AgentPage>
  )
}

interface ReportProps {
  team: Team
  days: Days
  busy: boolean
}

function Report({ team, days, busy }: ReportProps) {
  const { t } = useTranslation(['downline', 'agent', 'records'])
  const { totals } = team
  return (
    <>
      <h2 className="text-title font-semibold wrap-anywhere">{t('agent:teamOf', { account: team.username })}</h2>
      <RecordTotals
        totals={[
          { id: 'turnover', name: t('turnover'), value: <Money {...totals.turnover} /> },
          ...uncountedTotal(t('records:totals.uncounted'), team.uncounted),
          { id: 'profit', name: t('houseProfit'), value: <Money {...totals.houseProfit} signed /> },
          { id: 'deposit', name: t('deposit'), value: <Money {...totals.deposit} /> },
          { id: 'withdrawal', name: t('withdrawal'), value: <Money {...totals.withdrawal} /> },
        ]}
      />
      {team.days.length > 0 ? (
        <Tables team={team} days={days} busy={busy} />
      ) : (
        <EmptyState icon={Activity} level={3} title={t('agent:stillTitle')} text={t('agent:stillText')} />
      )}
    </>
  )
}

function Tables({ team, days, busy }: ReportProps) {
  const { t } = useTranslation(['downline', 'records'])
  const format = useFormat()
  const { totals } = team
  return (
    <>
      <TeamCharts days={fillDays(days, team.days, (day) => ({ day, rounds: 0, totals: nothingIn(totals) }))} />
      {team.products.length > 0 ? (
        <>
          <h3 className="text-prose font-semibold">{t('byProduct')}</h3>
          <Table
            caption={t('byProduct')}
            rows={team.products}
            rowKey={({ category }) => category}
            busy={busy}
            columns={[
              {
                id: 'category',
                header: t('records:columns.product'),
                cell: ({ category }) => t(`records:categories.${category}`),
              },
              { id: 'rounds', header: t('rounds'), align: 'end', cell: ({ rounds }) => format.integer(rounds) },
              { id: 'turnover', header: t('turnover'), align: 'end', cell: ({ turnover }) => <Money {...turnover} /> },
              { id: 'payout', header: t('payout'), align: 'end', cell: ({ payout }) => <Money {...payout} /> },
              {
                id: 'profit',
                header: t('houseProfit'),
                align: 'end',
                cell: ({ houseProfit }) => <Money {...houseProfit} signed />,
              },
            ]}
          />
        </>
      ) : null}
      <h3 className="text-prose font-semibold">{t('byDay')}</h3>
      <Table
        caption={t('byDay')}
        rows={team.days}
        rowKey={({ day }) => day}
        busy={busy}
        columns={[
          { id: 'day', header: t('day'), cell: ({ day }) => day },
          { id: 'rounds', header: t('rounds'), align: 'end', cell: ({ rounds }) => format.integer(rounds) },
          { id: 'turnover', header: t('turnover'), align: 'end', cell: ({ totals: of }) => <Money {...of.turnover} /> },
          {
            id: 'profit',
            header: t('houseProfit'),
            align: 'end',
            cell: ({ totals: of }) => <Money {...of.houseProfit} signed />,
          },
          { id: 'deposit', header: t('deposit'), align: 'end', cell: ({ totals: of }) => <Money {...of.deposit} /> },
          {
            id: 'withdrawal',
            header: t('withdrawal'),
            align: 'end',
            cell: ({ totals: of }) => <Money {...of.withdrawal} />,
          },
        ]}
      />
    </>
  )
}

function nothingIn(totals: Team['totals']): Team['totals'] {
  const zero = { ...totals.turnover, amount: '0.00' }
  return { ...totals, deposit: zero, withdrawal: zero, turnover: zero, houseProfit: zero }
}
