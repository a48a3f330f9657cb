import { useTranslation } from 'react-i18next'
import { CardRow } from './card-row.tsx'
import { type CardGame, GameCard } from './game-card.tsx'
import { OpenRounds } from './open-rounds.tsx'
import type { OpenRounds_ViewerFragment } from './open-rounds.generated.ts'
import { useGameActions } from './use-game-actions.ts'

interface MemberGamesProps {
  openRounds: OpenRounds_ViewerFragment['openRounds']
  /** Lists of the same height. */
  lists: readonly { heading: string; games: readonly CardGame[] }[]
  /** Take their place while the member has none: the line keeps its height. */
  suggestions: readonly CardGame[]
}

/** The member's unfinished rounds and own games in one line, as high as `MemberGamesSpace`. */
export function MemberGames({ openRounds, lists, suggestions }: MemberGamesProps) {
  const { t } = useTranslation('shell')
  const actions = useGameActions()
  const rounds = openRounds ?? []
  const own = lists.filter(({ games }) => games.length > 0)
  const shown =
    rounds.length + own.length === 0 && suggestions.length > 0
      ? [{ heading: t('suggestedGames'), games: suggestions }]
      : own
  return (
    <div className="flex gap-8 overflow-x-auto overscroll-x-contain [scrollbar-width:none] *:shrink-0">
      {rounds.length > 0 ? <OpenRounds rounds={rounds} /> : null}
      {shown.map(({ heading, games }) => (
        <CardRow key={heading} heading={heading}>
          {games.map((game) => (
            <li key={game.id}>
              <GameCard game={game} actions={actions} />
            </li>
          ))}
        </CardRow>
      ))}
    </div>
  )
}
