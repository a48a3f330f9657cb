import { ArrowLeftRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { recordAddress } from '../records/parts/record-state.ts'
import { RecordTotals } from '../records/parts/record-table.tsx'
import { moneyColumn } from '../records/parts/report-parts.tsx'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { Table } from '../../ui/table.tsx'
import { CursorPages } from './agent-page.tsx'
import { AgentReport, useAgentReport } from './agent-report.tsx'
import { useTransactionsScreenQuery } from './transactions-screen.generated.ts'
import { type loader, TYPES } from './transactions-screen.loader.ts'
import { Moment } from '../../i18n/moment.tsx'

export function Component() {
  const { t } = useTranslation(['downline', 'agent', 'records'])
  const { variables, ...address } = useLoaderData<typeof loader>()
  const query = useTransactionsScreenQuery({ variables })
  const report = useAgentReport(address, query, (agent) => agent.downlineTransactions)
  const { result: found, busy } = report
  const { from, to, account, type } = variables
  return (
    <AgentReport
      title={t('agent:pages.DOWNLINE_TRANSACTIONS')}
      intro={t('transactionsText')}
      report={report}
      file={found && { downlineTransactions: { from, to, username: account, types: type && [type] } }}
      search="account"
      filters={[
        {
          name: 'type',
          label: t('transactionType'),
          options: [
            { value: '', label: t('allTypes') },
            ...TYPES.map((value) => ({ value, label: t(`records:types.${value}`) })),
          ],
        },
      ]}
    >
      {found ? (
        <>
          <RecordTotals
            totals={[
              { id: 'deposit', name: t('deposit'), value: <Money {...found.deposit} /> },
              { id: 'withdrawal', name: t('withdrawal'), value: <Money {...found.withdrawal} /> },
              ...(found.transferIn && found.transferOut
                ? [
                    { id: 'transferIn', name: t('transferIn'), value: <Money {...found.transferIn} /> },
                    { id: 'transferOut', name: t('transferOut'), value: <Money {...found.transferOut} /> },
                  ]
                : []),
            ]}
          />
          <Table
            caption={t('agent:pages.DOWNLINE_TRANSACTIONS')}
            rows={found.edges.map(({ node }) => node)}
            rowKey={({ id }) => id}
            busy={busy}
            empty={
              <EmptyState
                icon={ArrowLeftRight}
                title={t('noTransactionsTitle')}
                text={t(found.pageInfo.endCursor === null ? 'noTransactionsText' : 'searchOnText')}
              />
            }
            columns={[
              { id: 'at', header: t('time'), cell: ({ at }) => <Moment at={at} /> },
              {
                id: 'account',
                header: t('agent:account'),
                cell: ({ username }) => (
                  <Link to={paths.downline(username)} className={linkClass()}>
                    <bdi>{username}</bdi>
                  </Link>
                ),
              },
              { id: 'type', header: t('transactionType'), cell: (row) => t(`records:types.${row.type}`) },
              {
                id: 'other',
                header: t('otherSide'),
                cell: ({ counterparty }) => (counterparty ? <bdi>{counterparty}</bdi> : '–'),
              },
              moneyColumn('amount', t('amount')),
            ]}
          />
          <CursorPages
            isNext={variables.after !== null}
            endCursor={found.pageInfo.endCursor}
            pageAddress={(after) => recordAddress(address.state, address.today, after)}
          />
        </>
      ) : null}
    </AgentReport>
  )
}
