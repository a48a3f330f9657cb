import { ArrowLeftRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { AccountSearch } from '../../features/agent/account-search.tsx'
import { recordAddress } from '../../features/records/record-state.ts'
import { RecordTotals } from '../../features/records/record-table.tsx'
import { RecordToolbar } from '../../features/records/record-toolbar.tsx'
import { answerOf } from '../../graphql/answer.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { Select } from '../../ui/select.tsx'
import { Table } from '../../ui/table.tsx'
import { RecordRefused } from '../records/record-page.tsx'
import { useRecord } from '../records/use-record.ts'
import { AgentPage, CursorPages } from './agent-page.tsx'
import { type TransactionsScreenQuery, useTransactionsScreenQuery } from './transactions-screen.generated.ts'
import { type loader, TYPES } from './transactions-screen.loader.ts'

type Viewer = NonNullable<TransactionsScreenQuery['viewer']>
type Agent = Extract<Viewer['agentAccount'], { __typename: 'AgentAccount' }>
type Connection = Extract<NonNullable<Agent['downlineTransactions']>, { __typename: 'DownlineTransactionConnection' }>

/** What the agent's downline paid in, was paid out and transferred. */
export function Component() {
  const { t } = useTranslation(['downline', 'agent', 'records'])
  const { variables, state, today } = useLoaderData<typeof loader>()
  const query = useTransactionsScreenQuery({ variables })
  const record = useRecord(state, today)
  const { answer, stale } = answerOf(query)
  const viewer = answer?.viewer
  const agent = viewer?.agentAccount.__typename === 'AgentAccount' ? viewer.agentAccount : undefined
  const found = agent?.downlineTransactions
  const { account, type } = variables
  return (
    <AgentPage
      title={t('agent:pages.DOWNLINE_TRANSACTIONS')}
      intro={t('transactionsText')}
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
            {...(found.__typename === 'DownlineTransactionConnection' && {
              file: {
                record: 'DOWNLINE_TRANSACTIONS',
                from: variables.from,
                to: variables.to,
                username: account,
                types: type && [type],
              },
            })}
          />
          <div className="flex flex-wrap items-end gap-3">
            <AccountSearch value={account ?? ''} onSearch={(typed) => record.choose('account', typed)} />
            <Select
              label={t('transactionType')}
              className="min-w-0 phone:w-52"
              value={type ?? ''}
              onChange={({ target }) => record.choose('type', target.value)}
              options={[
                { value: '', label: t('allTypes') },
                ...TYPES.map((value) => ({ value, label: t(`records:types.${value}`) })),
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
  pageAddress: (after: string | null) => string
}

function List({ found, busy, isNext, pageAddress }: ListProps) {
  const { t } = useTranslation(['downline', 'agent', 'records'])
  const format = useFormat()
  return (
    <section className="flex flex-col gap-5">
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
        rows={found.nodes}
        rowKey={({ username, id }) => `${username} ${id}`}
        busy={busy}
        empty={
          <EmptyState
            icon={ArrowLeftRight}
            title={t('noTransactionsTitle')}
            text={t(found.endCursor === null ? 'noTransactionsText' : 'searchOnText')}
          />
        }
        columns={[
          { id: 'at', header: t('time'), cell: ({ at }) => <time dateTime={at}>{format.dateTime(at)}</time> },
          {
            id: 'account',
            header: t('agent:account'),
            cell: ({ username }) => (
              <Link to={paths.downline(username)} className={linkClass()}>
                <bdi>{username}</bdi>
              </Link>
            ),
          },
          { id: 'type', header: t('transactionType'), cell: ({ type }) => t(`records:types.${type}`) },
          {
            id: 'other',
            header: t('otherSide'),
            cell: ({ counterparty }) => (counterparty ? <bdi>{counterparty}</bdi> : '–'),
          },
          { id: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <Money {...amount} /> },
        ]}
      />
      <CursorPages isNext={isNext} endCursor={found.endCursor} pageAddress={pageAddress} />
    </section>
  )
}
