import { useTranslation } from 'react-i18next'
import { CardRow } from '../../features/games/card-row.tsx'
import { type CardGame, GameCard } from '../../features/games/game-card.tsx'
import { GameRail } from '../../features/games/game-rail.tsx'
import type { RailLabels } from '../../features/games/game-rail.tsx'
import { OpenRounds } from '../../features/games/open-rounds.tsx'
import { useGameActions } from '../../features/games/use-game-actions.ts'
import type { HomeScreenQuery } from './home-screen.generated.ts'

/** Up to this many games fit a line of cards, where a row of tiles would be mostly empty. */
const CARDS_MAX = 4

interface HomeMineProps {
  viewer: NonNullable<HomeScreenQuery['viewer']>
  labelsOf: RailLabels
}

/** The member's unfinished rounds, recent games and favourites. Short lists share a line. */
export function HomeMine({ viewer, labelsOf }: HomeMineProps) {
  const { t } = useTranslation('home')
  const actions = useGameActions()
  const lists = [
    { heading: t('recentGames'), games: viewer.recentGames ?? [] },
    { heading: t('favouriteGames'), games: viewer.favouriteGames?.nodes ?? [] },
  ].filter(({ games }) => games.length > 0)
  const few = lists.filter(({ games }) => games.length <= CARDS_MAX)
  const many = lists.filter(({ games }) => games.length > CARDS_MAX)
  return (
    <>
      {viewer.openRounds?.length ? <OpenRounds rounds={viewer.openRounds} /> : null}
      {few.length > 0 ? (
        <div className="flex gap-8 overflow-x-auto overscroll-x-contain [scrollbar-width:none] *:shrink-0">
          {few.map(({ heading, games }) => (
            <CardRow key={heading} heading={heading}>
              {games.map((game: CardGame) => (
                <li key={game.id}>
                  <GameCard game={game} actions={actions} />
                </li>
              ))}
            </CardRow>
          ))}
        </div>
      ) : null}
      {many.map(({ heading, games }) => (
        <GameRail key={heading} games={games} heading={heading} labels={labelsOf(heading)} />
      ))}
    </>
  )
}
