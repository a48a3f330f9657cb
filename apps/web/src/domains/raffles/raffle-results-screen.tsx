import { previewAddress } from '@playhouse/shared/preview-address.ts'
import { Ticket } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { usePageTitle } from '../site/parts/use-page-title.ts'
import { getResponse } from '../../graphql/response.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { usePageLabels } from '../../i18n/use-page-labels.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WinnerTabs } from '../winners/parts/winner-tabs.tsx'
import {
  type RaffleResultsScreenQuery,
  type RaffleResultsScreenQueryVariables,
  useRaffleResultsScreenQuery,
} from './raffle-results-screen.generated.ts'
import { WinnerTable } from './winner-table.tsx'

type Result = NonNullable<RaffleResultsScreenQuery['raffleResults']>['nodes'][number]

export function Component() {
  const { t } = useTranslation(['raffles', 'winners'])
  const labels = usePageLabels()
  const variables = useScreenVariables<RaffleResultsScreenQueryVariables>()
  const query = useRaffleResultsScreenQuery({ variables })
  const { response, stale } = getResponse(query)
  const found = response?.raffleResults
  usePageTitle(t('results'), () => ({
    description: t('resultsIntro'),
    image: previewAddress(found?.nodes[0]?.picture),
    breadcrumbs: [
      { name: t('winners:title'), path: paths.winners() },
      { name: t('results'), path: paths.raffleResults() },
    ],
  }))
  return (
    <div className="flex flex-col gap-5">
      <header>
        <h1 tabIndex={-1} className="text-headline font-semibold focus-visible:outline-none">
          {t('results')}
        </h1>
        <p className="mt-1 max-w-2xl text-body text-pretty text-muted">{t('resultsIntro')}</p>
      </header>
      <WinnerTabs />
      {found && found.nodes.length > 0 ? (
        <>
          {found.nodes.map((raffle) => (
            <ResultSection key={raffle.id} raffle={raffle} />
          ))}
          <Pagination
            labels={labels}
            page={found.pageInfo.page}
            pageCount={found.pageInfo.totalPages}
            renderLink={(page, link, content) => (
              <Link {...link} to={paths.raffleResults(page)}>
                {content}
              </Link>
            )}
          />
        </>
      ) : query.loading ? (
        <div aria-busy="true">
          <Skeleton className="h-[40rem] w-full rounded-card" />
        </div>
      ) : query.error || !response ? (
        <LoadFailure title={t('failed')} error={query.error} onRetry={() => void query.refetch()} retrying={stale} />
      ) : (
        <EmptyState icon={Ticket} title={t('noneTitle')} text={t('noneText')} />
      )}
    </div>
  )
}

function ResultSection({ raffle }: { raffle: Result }) {
  const { t } = useTranslation('raffles')
  const format = useFormat()
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-prose font-semibold">
          <Link to={paths.raffle(raffle.id)} className={linkClass()}>
            {raffle.title}
          </Link>
        </h2>
        <p className="text-small text-muted">
          {format.dateTime(raffle.endedAt ?? raffle.drawsAt)} · {t('ticketsSold', { count: raffle.soldTickets })} ·{' '}
          <Link to={paths.raffleProof(raffle.id)} className={linkClass()}>
            {t('toProof')}
          </Link>
        </p>
      </div>
      {raffle.state === 'DRAWN' ? (
        <WinnerTable
          title={`${raffle.title}, ${format.dateTime(raffle.endedAt ?? raffle.drawsAt)}`}
          winners={raffle.winners}
        />
      ) : (
        <p className="rounded-card border border-line bg-surface px-5 py-4 text-body text-muted">
          {t(raffle.isCalledOff ? 'calledOffShort' : 'proof.void')}
        </p>
      )}
    </section>
  )
}
