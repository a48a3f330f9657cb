import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { AccountSearch } from '../../features/agent/account-search.tsx'
import { ratioOf } from '../../features/agent/rate.ts'
import { recordAddress } from '../../features/records/record-state.ts'
import { RecordToolbar } from '../../features/records/record-toolbar.tsx'
import { answerOf } from '../../graphql/answer.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Money } from '../../ui/money.tsx'
import { Select } from '../../ui/select.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { RecordRefused } from '../records/record-page.tsx'
import { useRecord } from '../records/use-record.ts'
import { AgentPage, CursorPages, DownlinePath } from './agent-page.tsx'
import { useLineColumns } from './line-columns.tsx'
import { type DownlinesScreenQuery, useDownlinesScreenQuery } from './downlines-screen.generated.ts'
import { KINDS, type loader, SORTS } from './downlines-screen.loader.ts'

type Viewer = NonNullable<DownlinesScreenQuery['viewer']>
type Agent = Extract<Viewer['agentAccount'], { __typename: 'AgentAccount' }>
type Connection = Extract<NonNullable<Agent['downlines']>, { __typename: 'DownlineConnection' }>
type Row = Connection['nodes'][number]

/** The accounts below the agent, level by level, with what each line did. */
export function Component() {
  const { t } = useTranslation(['downline', 'agent'])
  const { variables, state, today } = useLoaderData<typeof loader>()
  const query = useDownlinesScreenQuery({ variables })
  const record = useRecord(state, today)
  const { answer, stale } = answerOf(query)
  const viewer = answer?.viewer
  const agent = viewer?.agentAccount.__typename === 'AgentAccount' ? viewer.agentAccount : undefined
  const found = agent?.downlines
  const { search = '', kind = '', order = '' } = state.filters
  const byDate = variables.sort === 'REGISTERED'
  return (
    <AgentPage
      title={t('agent:pages.DOWNLINES')}
      intro={t('downlinesText')}
      viewer={viewer}
      menu={agent?.menu}
      query={query}
    >
      {found ? (
        <div className="flex flex-col gap-5">
          <RecordToolbar
            days={state}
            today={today}
            onChange={record.chooseDays}
            {...(variables.account === null &&
              search === '' && { file: { record: 'DOWNLINES', from: variables.from, to: variables.to } })}
          />
          <div className="flex flex-wrap items-end gap-3 max-tablet:order-first">
            <AccountSearch value={search} onSearch={(typed) => record.choose('search', typed)} />
            <Select
              label={t('kind')}
              className="min-w-0 max-phone:grow phone:w-40"
              value={kind}
              onChange={({ target }) => record.choose('kind', target.value)}
              options={[
                { value: '', label: t('kinds.ALL') },
                ...KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
              ]}
            />
            <Select
              label={t('sort')}
              className="min-w-0 max-phone:grow phone:w-48"
              value={variables.sort}
              onChange={({ target }) => record.choose('sort', target.value === 'REGISTERED' ? '' : target.value)}
              options={SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
            />
            <Select
              label={t('order')}
              className="min-w-0 max-phone:grow phone:w-40"
              value={order}
              onChange={({ target }) => record.choose('order', target.value)}
              options={[
                { value: '', label: t(byDate ? 'newest' : 'descending') },
                { value: 'ascending', label: t(byDate ? 'oldest' : 'ascending') },
              ]}
            />
          </div>
          {state.fault || found.__typename === 'Problem' ? (
            <RecordRefused
              fault={state.fault}
              {...(found.__typename === 'Problem' && { code: found.code })}
              defaultAddress={record.defaultAddress}
            />
          ) : (
            <List
              found={found}
              busy={stale}
              isNext={variables.after !== null}
              accountAddress={(username) =>
                recordAddress(
                  {
                    ...state,
                    page: 1,
                    filters: { ...state.filters, search: '', account: username ?? '' },
                  },
                  today,
                )
              }
              pageAddress={(after) => recordAddress(state, today, after)}
            />
          )}
        </div>
      ) : null}
    </AgentPage>
  )
}

interface ListProps {
  found: Connection
  busy: boolean
  /** Whether this is not the first page. */
  isNext: boolean
  accountAddress: (username: string | null) => string
  pageAddress: (after: string | null) => string
}

function List({ found, busy, isNext, accountAddress, pageAddress }: ListProps) {
  const { t } = useTranslation(['downline', 'agent'])
  const format = useFormat()
  const columns: Column<Row>[] = [
    ...useLineColumns(accountAddress),
    {
      id: 'rebate',
      header: t('rebate'),
      align: 'end',
      cell: ({ rebateBasisPoints }) => format.percent(ratioOf(rebateBasisPoints), 2),
    },
    { id: 'turnover', header: t('turnover'), align: 'end', cell: ({ totals }) => <Money {...totals.turnover} /> },
    {
      id: 'profit',
      header: t('houseProfit'),
      align: 'end',
      cell: ({ totals }) => <Money {...totals.houseProfit} signed />,
    },
    { id: 'deposit', header: t('deposit'), align: 'end', cell: ({ totals }) => <Money {...totals.deposit} /> },
    { id: 'registered', header: t('registered'), cell: ({ registeredAt }) => <Day>{format.date(registeredAt)}</Day> },
    {
      id: 'seen',
      header: t('lastSeen'),
      cell: ({ lastSeenAt }) => <Day>{lastSeenAt ? format.relative(lastSeenAt) : t('never')}</Day>,
    },
  ]
  return (
    <section className="flex flex-col gap-3">
      <DownlinePath path={found.path} addressOf={accountAddress} />
      <p className="text-small text-muted">{t('accounts', { count: found.totalCount })}</p>
      <Table
        caption={t('agent:pages.DOWNLINES')}
        columns={columns}
        rows={found.nodes}
        rowKey={({ username }) => username}
        busy={busy}
        empty={<EmptyState icon={Users} title={t('noneTitle')} text={t('noneText')} />}
      />
      <CursorPages isNext={isNext} endCursor={found.endCursor} pageAddress={pageAddress} />
    </section>
  )
}

function Day({ children }: { children: string }) {
  return <span className="figures whitespace-nowrap">{children}</span>
}
