import type { CreateRecordFileInput } from '@playhouse/schema/types.generated.ts'
import { TrendingDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { AccountSearch } from '../../features/agent/account-search.tsx'
import { fillDays } from '../../features/agent/fill-days.ts'
import { FileHeading } from '../../features/records/file-heading.tsx'
import { type Days, recordAddress } from '../../features/records/record-state.ts'
import { RecordTotals } from '../../features/records/record-table.tsx'
import { RecordToolbar } from '../../features/records/record-toolbar.tsx'
import { answerOf } from '../../graphql/answer.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { BarChart } from '../../ui/chart/bar-chart.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Money } from '../../ui/money.tsx'
import { Select } from '../../ui/select.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { RecordRefused } from '../records/record-page.tsx'
import { useRecord } from '../records/use-record.ts'
import { AgentPage, CursorPages, DownlinePath } from './agent-page.tsx'
import { useLineColumns } from './line-columns.tsx'
import { type UserLossScreenQuery, useUserLossScreenQuery } from './user-loss-screen.generated.ts'
import type { loader } from './user-loss-screen.loader.ts'

type Viewer = NonNullable<UserLossScreenQuery['viewer']>
type Agent = Extract<Viewer['agentAccount'], { __typename: 'AgentAccount' }>
type Team = Extract<NonNullable<Agent['teamBetting']>, { __typename: 'TeamBetting' }>
type Lines = Extract<NonNullable<Agent['downlines']>, { __typename: 'DownlineConnection' }>

/** What the members of a team lost and won: by day, by product, and by line down to single members. */
export function Component() {
  const { t } = useTranslation(['downline', 'agent'])
  const { variables, state, today } = useLoaderData<typeof loader>()
  const query = useUserLossScreenQuery({ variables })
  const record = useRecord(state, today)
  const { answer, stale } = answerOf(query)
  const viewer = answer?.viewer
  const agent = viewer?.agentAccount.__typename === 'AgentAccount' ? viewer.agentAccount : undefined
  const team = agent?.teamBetting
  const asked = { from: variables.from, to: variables.to, username: variables.account }
  const lines = agent?.downlines?.__typename === 'DownlineConnection' ? agent.downlines : undefined
  return (
    <AgentPage
      title={t('agent:pages.USER_LOSS')}
      intro={t('userLossText')}
      viewer={viewer}
      menu={agent?.menu}
      query={query}
    >
      {team ? (
        <div className="flex flex-col gap-5">
          <RecordToolbar days={state} today={today} onChange={record.chooseDays} />
          <div className="flex flex-wrap items-end gap-3">
            <AccountSearch value={state.filters.account ?? ''} onSearch={(typed) => record.choose('account', typed)} />
            <Select
              label={t('order')}
              className="min-w-0 phone:w-52"
              value={state.filters.order ?? ''}
              onChange={({ target }) => record.choose('order', target.value)}
              options={[
                { value: '', label: t('lossesFirst') },
                { value: 'wins', label: t('winsFirst') },
              ]}
            />
          </div>
          {state.fault || team.__typename === 'Problem' ? (
            <RecordRefused
              fault={state.fault}
              {...(team.__typename === 'Problem' && { code: team.code })}
              defaultAddress={record.defaultAddress}
            />
          ) : (
            <>
              <TeamLoss team={team} days={state} asked={asked} busy={stale} />
              {lines ? (
                <ByMember
                  lines={lines}
                  asked={asked}
                  busy={stale}
                  isNext={variables.after !== null}
                  accountAddress={(username) =>
                    recordAddress({ ...state, page: 1, filters: { ...state.filters, account: username ?? '' } }, today)
                  }
                  pageAddress={(after) => recordAddress(state, today, after)}
                />
              ) : null}
            </>
          )}
        </div>
      ) : null}
    </AgentPage>
  )
}

/** What the files of the page are about. */
type Asked = Omit<CreateRecordFileInput, 'record'>

interface TeamLossProps {
  team: Team
  days: Days
  asked: Asked
  busy: boolean
}

function TeamLoss({ team, days, asked, busy }: TeamLossProps) {
  const { t } = useTranslation(['downline', 'agent', 'records', 'ui'])
  const format = useFormat()
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
          <FileHeading title={t('byDay')} file={{ record: 'TEAM_BETTING', ...asked }} />
          <BarChart
            title={t('agent:meanings.houseProfit')}
            tone="sign"
            currency={houseProfit.currency}
            points={fillDays(
              days,
              team.days.map(({ day, totals }) => ({ day, amount: totals.houseProfit.amount })),
              (day) => ({ day, amount: '0.00' }),
            )}
            labels={{
              day: t('ui:day'),
              amount: t('ui:amount'),
              showTable: t('ui:showAsTable'),
              showChart: t('ui:showAsChart'),
            }}
          />
        </>
      ) : null}
      <FileHeading title={t('byProduct')} file={{ record: 'TEAM_PRODUCTS', ...asked }} />
      <Table
        caption={t('byProduct')}
        rows={team.products}
        rowKey={({ category }) => category}
        busy={busy}
        empty={<EmptyState icon={TrendingDown} level={3} title={t('agent:stillTitle')} text={t('agent:stillText')} />}
        columns={[
          {
            id: 'category',
            header: t('records:columns.product'),
            cell: ({ category }) => t(`records:categories.${category}`),
          },
          { id: 'rounds', header: t('rounds'), align: 'end', cell: ({ rounds }) => format.integer(rounds) },
          { id: 'turnover', header: t('turnover'), align: 'end', cell: (row) => <Money {...row.turnover} /> },
          { id: 'payout', header: t('payout'), align: 'end', cell: ({ payout }) => <Money {...payout} /> },
          {
            id: 'loss',
            header: t('membersLost'),
            align: 'end',
            cell: (row) => <Money {...row.houseProfit} signed />,
          },
        ]}
      />
    </>
  )
}

interface ByMemberProps {
  lines: Lines
  asked: Asked
  busy: boolean
  /** Whether this is not the first page. */
  isNext: boolean
  accountAddress: (username: string | null) => string
  pageAddress: (after: string | null) => string
}

function ByMember({ lines, asked, busy, isNext, accountAddress, pageAddress }: ByMemberProps) {
  const { t } = useTranslation(['downline', 'agent'])
  const columns: Column<Lines['nodes'][number]>[] = [
    ...useLineColumns(accountAddress),
    { id: 'turnover', header: t('turnover'), align: 'end', cell: ({ totals }) => <Money {...totals.turnover} /> },
    {
      id: 'loss',
      header: t('lost'),
      align: 'end',
      cell: ({ totals }) => <Money {...totals.houseProfit} signed />,
    },
  ]
  return (
    <section className="flex flex-col gap-3">
      <FileHeading title={t('byLine')} file={{ record: 'DOWNLINES', ...asked }} />
      <DownlinePath path={lines.path} addressOf={accountAddress} />
      <Table
        caption={t('byLine')}
        columns={columns}
        rows={lines.nodes}
        rowKey={({ username }) => username}
        busy={busy}
        empty={<EmptyState icon={TrendingDown} title={t('noneTitle')} text={t('noneText')} />}
      />
      <CursorPages isNext={isNext} endCursor={lines.endCursor} pageAddress={pageAddress} />
    </section>
  )
}
