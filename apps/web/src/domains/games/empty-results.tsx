import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { hasFilters } from './parts/browse-state.ts'
import type { TileGame } from './parts/game-tile.tsx'
import type { GamesPage } from './games-page.ts'
import type { Browse } from './parts/use-browse.ts'
import { GameGrid } from './parts/game-grid.tsx'

interface EmptyResultsProps {
  browse: Browse
  games: Pick<GamesPage, 'suggestions' | 'correctedSearch' | 'elsewhere'>
}

/** Shown when nothing matches: filters to remove, other lobbies and the whole catalogue, and similar names. */
export function EmptyResults({ browse, games: { suggestions, correctedSearch, elsewhere } }: EmptyResultsProps) {
  const { t } = useTranslation(['filters', 'lobby', 'shell'])
  const { integer } = useFormat()
  const { pathname } = useLocation()
  const { search } = browse.state
  const filtered = hasFilters({ ...browse.state, search: '' })
  const text = !search
    ? t('emptyFilters')
    : filtered
      ? t('emptyBoth', { text: search })
      : t('emptySearch', { text: search })
  const found = correctedSearch ?? search
  return (
    <>
      <EmptyState
        icon={SearchX}
        level={3}
        title={t('lobby:emptyTitle')}
        text={correctedSearch ? t('lobby:corrected', { text: search, corrected: correctedSearch }) : text}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            {elsewhere?.map(({ lobbyId, gameCount }) => (
              <Link
                key={lobbyId}
                to={`${paths.lobby(lobbyId)}?${new URLSearchParams({ search: found })}`}
                className={buttonClass()}
              >
                {t(`shell:lobbies.${lobbyId}`)} <span className="figures text-muted">{integer(gameCount)}</span>
              </Link>
            ))}
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
      {suggestions && suggestions.length > 0 ? (
        <NearestGames games={suggestions} heading={elsewhere ? t('inOtherLobbies') : t('nearest')} />
      ) : null}
    </>
  )
}

function NearestGames({ games, heading }: { games: readonly TileGame[]; heading: string }) {
  return (
    <section aria-labelledby="nearest-games">
      <h3 id="nearest-games" className="mb-4 text-prose font-semibold">
        {heading}
      </h3>
      <GameGrid games={games} />
    </section>
  )
}
