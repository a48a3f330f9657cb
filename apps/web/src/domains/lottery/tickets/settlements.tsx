import { useTranslation } from 'react-i18next'
import { Money } from '../../../ui/money.tsx'
import { Table } from '../../../ui/table.tsx'
import type { Ticket } from './ticket-detail.ts'
import { Moment } from '../../../i18n/moment.tsx'

/** Each settlement of the ticket in a draw whose result was corrected or voided, and what it changed. */
export function Settlements({ draw: { drawNumber: number, settlements } }: { draw: Ticket['draws'][number] }) {
  const { t } = useTranslation('draws')
  const id = `settlements-${number}`
  return (
    <section aria-labelledby={id} className="rounded-card border border-bad bg-bad-soft p-4">
      <h2 id={id} className="text-prose font-semibold">
        {t('settledAgain', { number })}
      </h2>
      <p className="mt-1 mb-3 text-small text-pretty">
        {t('settledAgainText')} {t('twoOperators')}
      </p>
      <Table
        caption={t('settledAgain', { number })}
        rows={settlements}
        rowKey={({ version }) => String(version)}
        columns={[
          {
            id: 'settlement',
            header: t('settlement'),
            cell: ({ version }) =>
              t(version === 0 ? 'states.VOID' : version === 1 ? 'resultAsDrawn' : 'resultCorrected'),
          },
          {
            id: 'at',
            header: t('settledAt'),
            cell: ({ at }) => <Moment at={at} />,
          },
          { id: 'reason', header: t('reason'), cell: ({ reason }) => reason ?? '–' },
          { id: 'payout', header: t('payout'), align: 'end', cell: ({ payout }) => <Money {...payout} exact /> },
          {
            id: 'difference',
            header: t('difference'),
            align: 'end',
            cell: ({ version, difference }) => (version === 1 ? '–' : <Money {...difference} signed exact />),
          },
          {
            id: 'posted',
            header: t('posted'),
            align: 'end',
            cell: ({ posted }) => (posted ? <Money {...posted} signed exact /> : '–'),
          },
        ]}
      />
    </section>
  )
}
