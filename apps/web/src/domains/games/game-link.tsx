import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useLaunchLinks } from './parts/launch/use-launch-address.ts'
import { paths } from '../../paths.ts'
import { isPlainPress } from '../../ui/plain-press.ts'
import type { GameActions, OpenedGame } from './parts/use-game-actions.ts'

interface GameLinkProps {
  game: OpenedGame
  actions: GameActions
  className?: string
  children: ReactNode
}

/**
 * Link that opens a game. Launchable games, nearly all, get a plain link: the router's Link subscribes to the location, so that a
 * hundred of them would rerender at each navigation.
 */
export function GameLink({ game, actions, className, children }: GameLinkProps) {
  return game.launchTarget ? (
    <OtherWay game={game} className={className}>
      {children}
    </OtherWay>
  ) : (
    <a
      href={paths.game(game.id)}
      onClick={(event) => {
        if (!isPlainPress(event)) return
        event.preventDefault()
        actions.open(game)
      }}
      className={className}
    >
      {children}
    </a>
  )
}

/** Other targets may depend on the current page. */
function OtherWay({ game, className, children }: Omit<GameLinkProps, 'actions'>) {
  const linkTo = useLaunchLinks()
  return (
    <Link {...(linkTo(game.launchTarget) ?? { to: paths.game(game.id) })} className={className}>
      {children}
    </Link>
  )
}
