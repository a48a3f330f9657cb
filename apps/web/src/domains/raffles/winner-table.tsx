import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Table } from '../../ui/table.tsx'
import type { Raffle_WinnerFragment } from './raffle-screen.generated.ts'
import { useWorth } from './parts/use-worth.ts'

export function WinnerTable({
  title,
  winners,
}: {
  title: string
  winners: readonly Omit<Raffle_WinnerFragment, ' $fragmentName'>[]
}) {
  const { t } = useTranslation('raffles')
  const format = useFormat()
  const worth = useWorth()
  return (
    <Table
      caption={t('winnersOf', { title })}
      rows={winners}
      rowKey={({ place }) => String(place)}
      onPhone="scroll"
      columns={[
        { id: 'place', header: t('columns.place'), cell: ({ place }) => format.integer(place) },
        { id: 'winner', header: t('columns.winner'), cell: ({ maskedUsername }) => <bdi>{maskedUsername}</bdi> },
        {
          id: 'ticket',
          header: t('columns.ticket'),
          align: 'end',
          cell: ({ ticket }) => <span className="figures">{ticket}</span>,
        },
        {
          id: 'prize',
          header: t('columns.prize'),
          align: 'end',
          cell: (winner) => <span className="figures font-semibold text-win">{worth(winner)}</span>,
        },
      ]}
    />
  )
}
