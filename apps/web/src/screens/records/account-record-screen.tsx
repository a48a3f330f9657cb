import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { type MovementRow, useMovementColumns } from '../../features/records/record-rows.tsx'
import { RecordTable, RecordTotals } from '../../features/records/record-table.tsx'
import { RecordToolbar } from '../../features/records/record-toolbar.tsx'
import { answerOf } from '../../graphql/answer.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Money } from '../../ui/money.tsx'
import { Select } from '../../ui/select.tsx'
import { Table } from '../../ui/table.tsx'
import { useAccountRecordScreenQuery } from './account-record-screen.generated.ts'
import { type loader, TYPE_GROUPS, type TypeGroup, WALLETS } from './account-record-screen.loader.ts'
import { RecordPage, RecordRefused } from './record-page.tsx'
import { useRecord } from './use-record.ts'

/** All movements of a balance, with the balance before and after. */
export function Component() {
  const { t } = useTranslation('records')
  const { variables, state, today } = useLoaderData<typeof loader>()
  const query = useAccountRecordScreenQuery({ variables })
  const record = useRecord(state, today)
  const columns = useMovementColumns((id) => record.openAddress('transaction', id))
  const { answer, stale } = answerOf(query)
  const viewer = answer?.viewer
  const account = viewer?.memberAccount.__typename === 'MemberAccount' ? viewer.memberAccount : undefined
  const movements = account?.accountRecord
  const { type = '', transaction } = state.filters
  const { from, to } = variables
  const wallet = (state.filters.wallet ?? 'MAIN') as (typeof WALLETS)[number]
  return (
    <RecordPage
      title={t('accountRecord')}
      intro={t('accountRecordText')}
      viewer={viewer}
      menu={account?.menu}
      query={query}
    >
      {movements ? (
        <div className="flex flex-col gap-5">
          <RecordToolbar
            days={state}
            today={today}
            onChange={record.chooseDays}
            file={{ record: 'ACCOUNT', from, to, wallet, types: type ? [...TYPE_GROUPS[type as TypeGroup]] : null }}
          />
          <div className="grid grid-cols-2 gap-3 phone:flex phone:flex-wrap">
            <Select
              label={t('columns.wallet')}
              className="min-w-0 phone:w-52"
              value={wallet}
              onChange={({ target }) => record.choose('wallet', target.value === 'MAIN' ? '' : target.value)}
              options={WALLETS.map((value) => ({ value, label: t(`wallets.${value}`) }))}
            />
            <Select
              label={t('columns.type')}
              className="min-w-0 phone:w-52"
              value={type}
              onChange={({ target }) => record.choose('type', target.value)}
              options={[
                { value: '', label: t('allTypes') },
                ...(Object.keys(TYPE_GROUPS) as TypeGroup[]).map((value) => ({ value, label: t(`groups.${value}`) })),
              ]}
            />
          </div>
          {state.fault || movements.__typename === 'Problem' ? (
            <RecordRefused
              fault={state.fault}
              {...(movements.__typename === 'Problem' && { code: movements.code })}
              defaultAddress={record.defaultAddress}
            />
          ) : (
            <>
              <RecordTotals
                totals={[
                  { id: 'in', name: t('totals.moneyIn'), value: <Money {...movements.moneyIn} /> },
                  { id: 'out', name: t('totals.moneyOut'), value: <Money {...movements.moneyOut} /> },
                  { id: 'net', name: t('totals.net'), value: <Money {...movements.net} signed /> },
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
                busy={stale}
              />
            </>
          )}
          {transaction && account.transaction ? (
            <TransactionDialog found={account.transaction} onClose={() => record.close('transaction')} />
          ) : null}
        </div>
      ) : null}
    </RecordPage>
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

/** A transaction with its movements on every balance of the account. */
function TransactionDialog({ found: { id, type, reference, at, movements }, onClose }: TransactionDialogProps) {
  const { t } = useTranslation(['records', 'ui'])
  const format = useFormat()
  const columns = useMovementColumns()
  return (
    <Dialog title={t(`types.${type}`)} size="large" closeLabel={t('ui:close')} onClose={onClose} initialFocus="title">
      <dl className="mb-5 grid gap-x-6 gap-y-3 phone:grid-cols-3">
        {[
          [t('columns.transaction'), id],
          [t('columns.time'), t('time', { time: format.dateTime(at) })],
          [t('columns.reference'), reference ?? '–'],
        ].map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-small text-muted">{name}</dt>
            <dd className="figures text-body wrap-anywhere whitespace-normal!">{value}</dd>
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
