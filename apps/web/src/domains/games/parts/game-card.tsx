import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { COVER_LINK } from '../../../ui/link-class.ts'
import { Picture } from '../../../ui/picture.tsx'
import { GameKind } from '../game-kind.tsx'
import { GameLink } from '../game-link.tsx'
import { SMALL_PICTURE } from './small-picture.ts'
import type { GameActions } from './use-game-actions.ts'
import type { GameCard_GameFragment } from './game-card.generated.ts'

/** Data of a card: lists spread `GameCard_game @unmask` and pass it on. */
export type CardGame = Omit<GameCard_GameFragment, ' $fragmentName'>

interface GameCardProps {
  game: CardGame
  actions: GameActions
  /** Line below the name; the vendor by default. */
  note?: ReactNode
}

export function GameCard({ game, actions, note }: GameCardProps) {
  const { t } = useTranslation('lobby')
  return (
    <div className="tone-card relative flex h-18 w-68 items-center gap-3 rounded-card bg-surface pe-3 hover:bg-raised">
      <Picture
        src={game.picture}
        hosts={actions.imageHosts}
        alt=""
        width={54}
        height={72}
        small={SMALL_PICTURE}
        fallback={<span className="h-18 w-13.5 shrink-0 rounded-card bg-raised" />}
        className={`h-18 w-13.5 shrink-0 rounded-card object-cover ${game.isUnderMaintenance ? 'opacity-40' : ''}`}
      />
      <div className="min-w-0 grow">
        <h3 className="truncate text-body font-medium">
          <GameLink game={game} actions={actions} className={COVER_LINK}>
            {game.name}
          </GameLink>
        </h3>
        <p className="truncate text-caption text-muted">
          {game.isUnderMaintenance ? t('maintenance') : (note ?? game.vendorName)}
        </p>
        <p className="flex text-caption text-muted">
          <GameKind game={game} />
        </p>
      </div>
    </div>
  )
}
