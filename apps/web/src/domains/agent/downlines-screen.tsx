import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { toRatio } from './rate.ts'
import { recordAddress } from '../records/parts/record-state.ts'
import { totalColumn } from '../records/parts/report-parts.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table } from '../../ui/table.tsx'
import { CursorPages, DownlinePath } from './agent-page.tsx'
import { AgentReport, useAgentReport } from './agent-report.tsx'
import { useDownlinesScreenQuery } from './downlines-screen.generated.ts'
import { KINDS, type loader, SORTS } from './downlines-screen.loader.ts'
import { useLineColumns } from './line-columns.tsx'
import { Moment } from '../../i18n/moment.tsx'

/** The accounts below the agent, level by level, with what each line did. */
export function Component() {
  const { t } = useTranslation(['downline', 'agent'])
  const format = useFormat()
  const { variables, ...address } = useLoaderData<typeof loader>()
  const { state, today } = address
  const query = useDownlinesScreenQuery({ variables })
  const report = useAgentReport(address, query, (agent) => agent.downlines)
  const { result: found, busy } = report
  const { from, to } = variables
  const byDate = variables.sort === 'REGISTERED'
  const accountAddress = (username: string | null) =>
    recordAddress({ ...state, page: 1, filters: { ...state.filters, search: '', account: username ?? '' } }, today)
  const lineColumns = useLineColumns(accountAddress)
  return (
    <AgentReport
      title={t('agent:pages.DOWNLINES')}
      intro={t('downlinesText')}
      report={report}
      file={variables.account === null && !state.filters.search ? { downlines: { from, to } } : undefined}
      search="search"
      filtersFirst
      filters={[
        {
          name: 'kind',
          label: t('kind'),
          className: 'max-phone:grow phone:w-40',
          options: [
            { value: '', label: t('kinds.ALL') },
            ...KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
          ],
        },
        {
          name: 'sort',
          label: t('sort'),
          className: 'max-phone:grow phone:w-48',
          standard: 'REGISTERED',
          options: SORTS.map((value) => ({ value, label: t(`sorts.${value}`) })),
        },
        {
          name: 'order',
          label: t('order'),
          className: 'max-phone:grow phone:w-40',
          options: [
            { value: '', label: t(byDate ? 'newest' : 'descending') },
            { value: 'ascending', label: t(byDate ? 'oldest' : 'ascending') },
          ],
        },
      ]}
    >
      {found ? (
        <section className="flex flex-col gap-3">
          <DownlinePath path={found.path} getAddress={accountAddress} />
          <p className="text-small text-muted">{t('accounts', { count: found.totalCount })}</p>
          <Table
            caption={t('agent:pages.DOWNLINES')}
            rows={found.edges.map(({ node, totals }) => ({ ...node, totals }))}
            rowKey={({ id }) => id}
            busy={busy}
            empty={<EmptyState icon={Users} title={t('noneTitle')} text={t('noneText')} />}
            columns={[
              ...lineColumns,
              {
                id: 'rebate',
                header: t('rebate'),
                align: 'end',
                cell: ({ rebateBasisPoints }) => format.percent(toRatio(rebateBasisPoints), 2),
              },
              totalColumn('turnover', t('turnover')),
              totalColumn('houseProfit', t('houseProfit'), true),
              totalColumn('deposit', t('deposit')),
              {
                id: 'registered',
                header: t('registered'),
                cell: ({ registeredAt }) => <Day>{format.date(registeredAt)}</Day>,
              },
              {
                id: 'seen',
                header: t('lastSeen'),
                cell: ({ lastSeenAt }) => (lastSeenAt ? <Moment at={lastSeenAt} relative /> : <Day>{t('never')}</Day>),
              },
            ]}
          />
          <CursorPages
            isNext={variables.after !== null}
            endCursor={found.pageInfo.endCursor}
            pageAddress={(after) => recordAddress(state, today, after)}
          />
        </section>
      ) : null}
    </AgentReport>
  )
}

function Day({ children }: { children: string }) {
  return <span className="figures whitespace-nowrap">{children}</span>
}
