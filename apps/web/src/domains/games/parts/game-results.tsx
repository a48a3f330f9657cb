import { Dices, SearchX } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../../i18n/use-format.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyComponent } from '../../../ui/load-part.ts'
import { useBelowFold } from './use-below-fold.ts'
import { hasFilters, NO_FILTERS } from './browse-state.ts'
import { FIRST_TILES, GameGrid, moreLikeThis } from './game-grid.tsx'
import type { GamesPage } from '../games-page.ts'
import type { Browse } from './use-browse.ts'
import { useTileTexts } from '../use-tile-texts.ts'
import { usePageLabels } from '../../../i18n/use-page-labels.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { WhenNear } from '../../../ui/when-near.tsx'

const EmptyResults = lazyComponent(async () => (await import('../empty-results.tsx')).EmptyResults)

interface GameResultsProps {
  games: GamesPage
  browse: Browse
  /** Shown dimmed while the next page loads. */
  stale: boolean
}

/** A page of a list of games with its count and pagination, or the reason why it is empty. */
export function GameResults({ games, browse, stale }: GameResultsProps) {
  const { t } = useTranslation('lobby')
  const format = useFormat()
  const { totalCount, pageInfo, nodes } = games
  const pages = pageInfo.totalPages
  const belowFold = useBelowFold()
  const texts = useTileTexts()
  const counted = (count: number) => ({ count, formatParams: undefined, replace: { count: format.integer(count) } })
  // A list that is not folded has all games of a family itself.
  const familyAddress =
    games.foldedCount > 0 ? (family: string) => browse.addressWith({ ...NO_FILTERS, family }) : undefined
  return (
    <section aria-busy={stale} className="transition-opacity aria-busy:opacity-50">
      <header className="mb-3 flex items-baseline justify-between gap-4 text-body text-muted">
        <h2 className="figures font-medium">
          <span role="status">
            {t('games', counted(totalCount))}
            <span>{games.foldedCount > 0 ? ` ${t('folded', counted(games.foldedCount))}` : null}</span>
          </span>
        </h2>
        {pages > 1 && nodes.length > 0 ? (
          <p className="figures text-small">
            {t('pageOf', { page: format.integer(pageInfo.page), pages: format.integer(pages) })}
          </p>
        ) : null}
      </header>
      {nodes.length > 0 ? (
        <>
          {games.correctedSearch ? (
            <p className="mb-3 text-prose">
              {t('corrected', { text: browse.state.search, corrected: games.correctedSearch })}
            </p>
          ) : null}
          {browse.state.family ? <p className="mb-3 text-prose text-muted">{t('familyText')}</p> : null}
          <GameGrid games={nodes} familyAddress={familyAddress} />
          <noscript>
            <ul className="mt-4 columns-2 tablet:columns-4">
              {nodes.slice(FIRST_TILES).map((game) => {
                const more = familyAddress && moreLikeThis(game, familyAddress)
                return (
                  <li key={game.id}>
                    <Link to={paths.game(game.id)}>{game.name}</Link>
                    {more ? (
                      <span>
                        {' '}
                        <Link to={more.moreAddress}>{texts.more(more.moreCount)}</Link>
                      </span>
                    ) : null}
                  </li>
                )
              })}
            </ul>
            <GamePages page={pageInfo.page} pageCount={pages} getAddress={browse.pageAddress} />
          </noscript>
          {belowFold && pages > 1 ? (
            <WhenNear placeholder={<div className="mt-8 h-9" />} plain={null}>
              <GamePages page={pageInfo.page} pageCount={pages} getAddress={browse.pageAddress} />
            </WhenNear>
          ) : null}
        </>
      ) : totalCount > 0 ? (
        <EmptyState
          icon={SearchX}
          level={3}
          title={t('beyondTitle', { page: format.integer(browse.state.page) })}
          text={t('beyondText', { pages: format.integer(pages) })}
          action={
            <Link to={browse.pageAddress(pages)} className={buttonClass()}>
              {t('lastPage')}
            </Link>
          }
        />
      ) : hasFilters(browse.state) ? (
        <Suspense fallback={<div aria-busy="true" className="min-h-dvh" />}>
          <EmptyResults browse={browse} games={games} />
        </Suspense>
      ) : (
        <EmptyState icon={Dices} level={3} title={t('noGamesTitle')} text={t('noGamesText')} />
      )}
    </section>
  )
}

interface GamePagesProps {
  page: number
  pageCount: number
  getAddress: (page: number) => string
}

function GamePages({ page, pageCount, getAddress }: GamePagesProps) {
  const pageLabels = usePageLabels()
  return (
    <div className="mt-8 flex justify-center empty:hidden">
      <Pagination
        page={page}
        pageCount={pageCount}
        labels={pageLabels}
        renderLink={(target, link, content) => (
          <Link {...link} to={getAddress(target)}>
            {content}
          </Link>
        )}
      />
    </div>
  )
}
