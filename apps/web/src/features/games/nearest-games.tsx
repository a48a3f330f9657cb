import { useTranslation } from 'react-i18next'
import { GameGrid } from './game-grid.tsx'
import type { TileGame } from './game-tile.tsx'

/** Games with names near to what was searched for. */
export function NearestGames({ games }: { games: readonly TileGame[] }) {
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
