import { useTranslation } from 'react-i18next'
import { useGameActions } from './use-game-actions.ts'
import { CardRow } from './card-row.tsx'
import { GameCard } from './game-card.tsx'
import type { CardGame } from './game-card.tsx'

/** Recently played games of this list, latest first. */
export function RecentlyPlayed({ games }: { games: readonly CardGame[] }) {
  const { t } = useTranslation('filters')
  const actions = useGameActions()
  return (
    <CardRow heading={t('recentlyPlayed')}>
      {games.map((game) => (
        <li key={game.id}>
          <GameCard game={game} actions={actions} />
        </li>
      ))}
    </CardRow>
  )
}
