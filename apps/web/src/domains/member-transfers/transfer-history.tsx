import { useTranslation } from 'react-i18next'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import type { MemberAccount } from '../../graphql/viewer-account.ts'
import { paths } from '../../paths.ts'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { RecordTable } from '../records/parts/record-table.tsx'
import type { MemberTransferScreenQuery } from './member-transfer-screen.generated.ts'
import type { Transfer } from './receipt.tsx'
import { Moment } from '../../i18n/moment.tsx'

interface TransferHistoryProps {
  account: MemberAccount<MemberTransferScreenQuery>
  isUpline: boolean
  busy: boolean
  onOpen: (transfer: Transfer) => void
  onRetry: () => void
}

export function TransferHistory({ account: { transfers }, isUpline, busy, onOpen, onRetry }: TransferHistoryProps) {
  const { t } = useTranslation('transfer')
  if (!transfers) return <LoadFailure title={t('historyFailed')} onRetry={onRetry} retrying={busy} />
  return (
    <section>
      <h2 className="mb-3 text-prose font-semibold">{t('history')}</h2>
      <RecordTable
        caption={t('history')}
        rows={transfers.nodes}
        rowKey={({ id }: Transfer) => id}
        busy={busy}
        pageInfo={transfers.pageInfo}
        pageAddress={(page) => (isUpline ? paths.transferUpline(page) : paths.transferDownline({ page }))}
        clearAddress={undefined}
        empty={{ title: t('noneTitle'), text: t('noneText'), level: 3 }}
        columns={[
          {
            id: 'at',
            header: t('time'),
            cell: ({ at }) => <Moment at={at} className="font-normal" />,
          },
          {
            id: 'who',
            header: t('account'),
            cell: ({ isSent, counterparty }) => (
              <span>
                <bdi>{counterparty}</bdi> <span className="text-muted">· {t(isSent ? 'sent' : 'received')}</span>
              </span>
            ),
          },
          {
            id: 'amount',
            header: t('amount'),
            align: 'end',
            cell: ({ isSent, amount }) => (
              <Money {...amount} amount={isSent ? `-${amount.amount}` : amount.amount} signed />
            ),
          },
          {
            id: 'receipt',
            header: t('receipt'),
            cell: (transfer) => (
              <button type="button" className={linkClass()} onClick={() => onOpen(transfer)}>
                {t('showReceipt')}
              </button>
            ),
          },
        ]}
      />
    </section>
  )
}
