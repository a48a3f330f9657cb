import { useTranslation } from 'react-i18next'
import { CardRow } from './card-row.tsx'
import { type CardGame, GameCard } from './game-card.tsx'
import { OpenRounds } from './open-rounds.tsx'
import type { OpenRounds_ViewerFragment } from './open-rounds.generated.ts'
import { useGameActions } from './use-game-actions.ts'

interface MemberGamesProps {
  openRounds: OpenRounds_ViewerFragment['openRounds']
  /** Lists of the same height with and without games; the first one says so if all are empty. */
  lists: readonly { heading: string; games: readonly CardGame[] }[]
}

/** The member's unfinished rounds and own games in one line, as high as `MemberGamesSpace`. */
export function MemberGames({ openRounds, lists }: MemberGamesProps) {
  const { t } = useTranslation('shell')
  const actions = useGameActions()
  const rounds = openRounds ?? []
  const filled = lists.filter(({ games }) => games.length > 0)
  const shown = rounds.length > 0 || filled.length > 0 ? filled : lists.slice(0, 1)
  return (
    <div className="flex gap-8 overflow-x-auto overscroll-x-contain [scrollbar-width:none] *:shrink-0">
      {rounds.length > 0 ? <OpenRounds rounds={rounds} /> : null}
      {shown.map(({ heading, games }) => (
        <CardRow key={heading} heading={heading}>
          {games.length === 0 ? (
            <li className="flex h-18 max-w-full items-center text-body text-muted">{t('noneOfYours')}</li>
          ) : null}
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
