import type { GameCategory, GameModel } from '@playhouse/schema/types.generated.ts'
import { ArrowLeft, Heart, Maximize, Minimize, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useGameActions } from '../parts/use-game-actions.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { GameKind } from '../game-kind.tsx'
import { useFormat } from '../../../i18n/use-format.ts'

/** Vendor, return to player, how it is played, and volatility. */
function GameFacts({
  game,
}: {
  game: {
    vendorName: string
    returnToPlayerBasisPoints: number | null
    volatility: number | null
    model: GameModel | null
  }
}) {
  const { t } = useTranslation('game')
  const { percent } = useFormat()
  const { vendorName, returnToPlayerBasisPoints: returned } = game
  return (
    <ul className="flex min-w-0 items-center gap-x-4 overflow-hidden text-caption whitespace-nowrap text-muted tablet:text-small sideways:hidden">
      <li className="truncate max-tablet:hidden">{vendorName}</li>
      {returned === null ? null : (
        <li className="figures truncate">{t('returnToPlayer', { percent: percent(returned / 10_000, 2) })}</li>
      )}
      <li className="max-tablet:hidden">
        <GameKind game={game} />
      </li>
    </ul>
  )
}

export interface OpenedGame {
  id: string
  name: string
  vendorId: string
  vendorName: string
  category: GameCategory
  returnToPlayerBasisPoints: number | null
  volatility: number | null
  model: GameModel | null
  isUnderMaintenance: boolean
  isFavourite: boolean | null
  hasTrial: boolean
}

interface GameBarProps {
  game: OpenedGame
  leaveTo: string
  isDemo?: boolean
  isTrial?: boolean
  onSwitch?: (() => void) | null
  onReload?: (() => void) | null
  fullScreen?: { on: boolean; toggle: () => void } | null
}

export function GameBar({
  game,
  leaveTo,
  isDemo = false,
  isTrial = false,
  onSwitch = null,
  onReload = null,
  fullScreen = null,
}: GameBarProps) {
  const { t } = useTranslation(['game', 'lobby'])
  const { offersFavourites, setFavourite } = useGameActions()
  const favourite = game.isFavourite ?? false
  return (
    <header className="flex items-center gap-x-2 tablet:gap-x-3 sideways:h-11 sideways:shrink-0 sideways:gap-x-2 sideways:px-3">
      <BackLink
        to={leaveTo}
        title={t('leave')}
        className={buttonClass({ class: 'px-3 max-tablet:-ms-2 max-tablet:w-9 max-tablet:px-0' })}
      >
        <Icon icon={ArrowLeft} />
        <span className="max-tablet:visually-hidden">{t('leave')}</span>
      </BackLink>
      <div className="min-w-0 grow">
        <div className="flex min-w-0 items-center gap-2">
          <h1
            tabIndex={-1}
            title={game.name}
            className="line-clamp-2 text-body leading-tight font-semibold focus-visible:outline-none tablet:line-clamp-1 tablet:text-title sideways:line-clamp-1 sideways:text-body"
          >
            {game.name}
          </h1>
          {isDemo ? (
            // On a phone the button to play for money or the account's badge says so already, and the name needs the room.
            <span className="max-tablet:hidden">
              <Badge tone="info">{t('demo')}</Badge>
            </span>
          ) : null}
        </div>
        <GameFacts game={game} />
      </div>
      <div className="ms-auto flex shrink-0 items-center tablet:gap-1">
        {onSwitch ? (
          <Button className="max-tablet:px-2" onClick={onSwitch}>
            {isTrial ? t('playForMoney') : t('try')}
          </Button>
        ) : null}
        {offersFavourites && !isTrial ? (
          <IconButton
            icon={Heart}
            label={t('lobby:favourite', { name: game.name })}
            aria-pressed={favourite}
            className="aria-pressed:text-action aria-pressed:[&_svg]:fill-current"
            onClick={() => setFavourite(game.id, !favourite)}
          />
        ) : null}
        {onReload ? <IconButton icon={RotateCw} label={t('reload')} onClick={onReload} /> : null}
        {fullScreen ? (
          <IconButton
            icon={fullScreen.on ? Minimize : Maximize}
            label={fullScreen.on ? t('leaveFullScreen') : t('fullScreen')}
            onClick={fullScreen.toggle}
          />
        ) : null}
      </div>
    </header>
  )
}
