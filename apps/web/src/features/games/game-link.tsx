import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useWayInLinks } from '../../opening/use-way-in.ts'
import { paths } from '../../paths.ts'
import { isPlainPress } from '../../ui/plain-press.ts'
import type { GameActions, OpenedGame } from './use-game-actions.ts'

interface GameLinkProps {
  game: OpenedGame
  actions: GameActions
  className: string
  children: ReactNode
}

/**
 * The link that opens a game. Nearly every game is launched, and has a plain link: one of the router's watches the address, and the hundred
 * of a page would be drawn anew with each change of it.
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

/** What is not launched leads somewhere that may hang on the page one is on. */
function OtherWay({ game, className, children }: Omit<GameLinkProps, 'actions'>) {
  const linkTo = useWayInLinks()
  return (
    <Link {...(linkTo(game.launchTarget) ?? { to: paths.game(game.id) })} className={className}>
      {children}
    </Link>
  )
}
