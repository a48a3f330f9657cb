import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { type MovementRow, useMovementColumns } from './parts/record-rows.tsx'
import { RecordTable, RecordTotals } from './parts/record-table.tsx'
import { reads, refetchViewerQueries } from '../../graphql/live/apply-event.ts'
import { useLiveEvent } from '../../graphql/live/use-live-event.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { readItem } from '../../graphql/item.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Money } from '../../ui/money.tsx'
import { Table } from '../../ui/table.tsx'
import { useAccountRecordScreenQuery } from './account-record-screen.generated.ts'
import { type loader, TYPE_GROUPS, type TypeGroup, WALLETS } from './account-record-screen.loader.ts'
import { RecordGap, RecordReport, useRecordReport } from './record-report.tsx'

/** All movements of a balance, with the balance before and after. */
export function Component() {
  const { t } = useTranslation('records')
  const { variables, ...address } = useLoaderData<typeof loader>()
  const query = useAccountRecordScreenQuery({ variables })
  const report = useRecordReport(address, query, (member) => member.accountRecord)
  const { account, result: movements, record, busy } = report
  const columns = useMovementColumns((id) => record.openAddress('transaction', id))
  const { from, to, wallet, page } = variables
  const client = useApolloClient()
  // Later pages would move under the reader's eyes.
  const isLatest = to >= address.today && (page ?? 1) === 1
  useLiveEvent('BalanceChanged', () => {
    if (isLatest) refetchViewerQueries(client, (document) => reads(document, 'accountRecord'))
  })
  const { type, transaction } = address.state.filters
  const { item: found, gap } = readItem(query, account?.transaction)
  const close = () => record.close('transaction')
  return (
    <RecordReport
      title={t('accountRecord')}
      intro={t('accountRecordText')}
      report={report}
      file={{ account: { from, to, wallet, types: type ? [...TYPE_GROUPS[type]] : null } }}
      filters={[
        {
          name: 'wallet',
          label: t('columns.wallet'),
          standard: 'MAIN',
          options: WALLETS.map((value) => ({ value, label: t(`wallets.${value}`) })),
        },
        {
          name: 'type',
          label: t('columns.type'),
          options: [
            { value: '', label: t('allTypes') },
            ...(Object.keys(TYPE_GROUPS) as TypeGroup[]).map((value) => ({ value, label: t(`groups.${value}`) })),
          ],
        },
      ]}
      dialog={
        !transaction ? null : found ? (
          <TransactionDialog found={found} onClose={close} />
        ) : (
          <RecordGap
            gap={gap}
            query={query}
            title={t('accountRecord')}
            absent={t('noTransactionTitle')}
            onClose={close}
          />
        )
      }
    >
      {movements ? (
        <>
          <RecordTotals
            totals={[
              { id: 'in', name: t('totals.moneyIn'), value: <Money {...movements.moneyIn} exact /> },
              { id: 'out', name: t('totals.moneyOut'), value: <Money {...movements.moneyOut} exact /> },
              { id: 'net', name: t('totals.net'), value: <Money {...movements.net} signed exact /> },
            ]}
          />
          <RecordTable
            caption={t('accountRecord')}
            columns={columns.filter(({ id }) => id !== 'wallet')}
            rows={movements.nodes}
            rowKey={(row: MovementRow) => row.id}
            pageInfo={movements.pageInfo}
            pageAddress={record.pageAddress}
            clearAddress={record.clearAddress}
            empty={{ title: t('noMovementsTitle'), text: t('noMovementsText') }}
            busy={busy}
          />
        </>
      ) : null}
    </RecordReport>
  )
}

interface TransactionDialogProps {
  found: {
    id: string
    type: MovementRow['type']
    reference: string | null
    at: string
    movements: readonly MovementRow[]
  }
  onClose: () => void
}

function TransactionDialog({ found: { id, type, reference, at, movements }, onClose }: TransactionDialogProps) {
  const { t } = useTranslation(['records', 'ui'])
  const format = useFormat()
  const columns = useMovementColumns()
  return (
    <Dialog title={t(`types.${type}`)} size="large" closeLabel={t('ui:close')} onClose={onClose} initialFocus="title">
      <dl className="mb-5 grid gap-x-6 gap-y-3 phone:grid-cols-3">
        {[
          [t('columns.transaction'), id],
          [t('columns.time'), format.dateTime(at)],
          [t('columns.reference'), reference ?? '–'],
        ].map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-small text-muted">{name}</dt>
            <dd className="figures text-body wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Table
        caption={t('movements')}
        columns={columns.filter((column) => column.id !== 'at')}
        rows={movements}
        rowKey={(row) => row.id}
      />
    </Dialog>
  )
}
