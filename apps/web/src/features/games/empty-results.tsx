import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { furtherFilters } from './browse-state.ts'
import type { TileGame } from './game-tile.tsx'
import type { Browse } from './use-browse.ts'
import { GameGrid } from './game-grid.tsx'

interface EmptyResultsProps {
  browse: Browse
  suggestions: readonly TileGame[] | null
}

/** Shown when nothing matches: filters to remove, the search in all games, and similar names. */
export function EmptyResults({ browse, suggestions }: EmptyResultsProps) {
  const { t } = useTranslation(['filters', 'lobby'])
  const { pathname } = useLocation()
  const { search, vendors } = browse.state
  const filtered = vendors.length > 0 || furtherFilters(browse.state) > 0
  const text = !search
    ? t('emptyFilters')
    : filtered
      ? t('emptyBoth', { text: search })
      : t('emptySearch', { text: search })
  return (
    <>
      <EmptyState
        icon={SearchX}
        level={3}
        title={t('lobby:emptyTitle')}
        text={text}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            {search && filtered ? (
              <Link to={`?${new URLSearchParams({ search })}`} preventScrollReset className={buttonClass()}>
                {t('searchWithoutFilters')}
              </Link>
            ) : null}
            {search && pathname !== paths.home() ? (
              <Link to={`${paths.home()}?${new URLSearchParams({ search })}`} className={buttonClass()}>
                {t('searchEverywhere')}
              </Link>
            ) : null}
            <Button onClick={browse.clear}>{t('lobby:clearFilters')}</Button>
          </span>
        }
      />
      {suggestions && suggestions.length > 0 ? <NearestGames games={suggestions} /> : null}
    </>
  )
}

/** Games with similar names. */
function NearestGames({ games }: { games: readonly TileGame[] }) {
  const { t } = useTranslation('filters')
  return (
    <section aria-labelledby="nearest-games">
      <h3 id="nearest-games" className="mb-4 text-prose font-semibold">
        {t('nearest')}
      </h3>
      <GameGrid games={games} />
    </section>
  )
}
