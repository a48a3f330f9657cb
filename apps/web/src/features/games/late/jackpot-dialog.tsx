import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { answerOf } from '../../../graphql/answer.ts'
import { LoadFailure } from '../../../graphql/load-failure.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { paths } from '../../../paths.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Figure } from '../../../ui/figure.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Table } from '../../../ui/table.tsx'
import type { Column } from '../../../ui/table.tsx'
import { useJackpotDialogQuery } from './jackpot-dialog.generated.ts'
import type { JackpotDialogQuery } from './jackpot-dialog.generated.ts'

type Told = NonNullable<JackpotDialogQuery['jackpots']>[number]
type Win = Told['wins'][number]

interface JackpotDialogProps {
  id: string
  name: string
  onClose: () => void
}

/** What is in a jackpot, by which rule it is won, and who won it. */
export function JackpotDialog({ id, name, onClose }: JackpotDialogProps) {
  const { t } = useTranslation(['jackpots', 'ui'])
  const query = useJackpotDialogQuery({ fetchPolicy: 'cache-and-network', context: { askAnew: true } })
  const jackpot = answerOf(query).answer?.jackpots?.find((one) => one.id === id)
  return (
    <Dialog size="large" title={name} closeLabel={t('ui:close')} onClose={onClose} initialFocus="title">
      {jackpot ? (
        <div className="flex flex-col gap-5">
          <Figure size="large" tone="win" label={t('inIt')}>
            <Money {...jackpot.amount} />
          </Figure>
          <Rules jackpot={jackpot} />
          <Wins wins={jackpot.wins} />
        </div>
      ) : query.loading ? (
        <Skeleton className="h-80 w-full rounded-card" />
      ) : (
        <LoadFailure title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
    </Dialog>
  )
}

function Rules({ jackpot: { contribution, certainStake, seed } }: { jackpot: Told }) {
  const { t } = useTranslation('jackpots')
  const { money, percent } = useFormat()
  if (contribution === null || !certainStake || !seed) return null
  const decimals = contribution.split('.')[1]?.length ?? 0
  return (
    <ul className="flex max-w-prose list-disc flex-col gap-1 ps-5 text-body text-pretty">
      <li>{t('fed', { percent: percent(Number(contribution) / 100, decimals) })}</li>
      <li>{t('chance', { amount: money(certainStake.amount, certainStake.currency) })}</li>
      <li>{t('paid', { seed: money(seed.amount, seed.currency) })}</li>
      <li>{t('freePlay')}</li>
    </ul>
  )
}

function Wins({ wins }: { wins: readonly Win[] }) {
  const { t } = useTranslation('jackpots')
  const { dateTime } = useFormat()
  const columns: Column<Win>[] = [
    { id: 'when', header: t('when'), cell: ({ wonAt }) => dateTime(wonAt) },
    { id: 'who', header: t('who'), cell: ({ account }) => account },
    {
      id: 'game',
      header: t('game'),
      cell: ({ gameId, gameName }) => (
        <Link to={paths.game(gameId)} className={linkClass()}>
          {gameName}
        </Link>
      ),
    },
    { id: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <Money {...amount} /> },
  ]
  return (
    <section aria-labelledby="jackpot-wins">
      <h3 id="jackpot-wins" className="mb-2 text-prose font-semibold">
        {t('winners')}
      </h3>
      {wins.length > 0 ? (
        <Table caption={t('winners')} columns={columns} rows={wins} rowKey={({ wonAt, account }) => wonAt + account} />
      ) : (
        <p className="text-muted">{t('neverWonLong')}</p>
      )}
    </section>
  )
}
