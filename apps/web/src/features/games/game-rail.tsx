import { useFragment } from '@apollo/client/react'
import type { FragmentType } from '@apollo/client'
import type { ReactNode } from 'react'
import { Rail } from '../../ui/rail.tsx'
import { GameRail_LobbyFragmentDoc } from './game-rail.generated.ts'
import type { GameRail_LobbyFragment } from './game-rail.generated.ts'
import { GameTile } from './game-tile.tsx'
import type { TileGame } from './game-tile.tsx'
import { useGameActions } from './use-game-actions.ts'
import { useTileWords } from './use-tile-words.ts'

interface RailText {
  heading: string
  /** At the end of the heading's line, such as a link to all of them. */
  more?: ReactNode
  labels: { back: string; forward: string }
}

interface GameRailProps extends RailText {
  games: readonly TileGame[]
}

export function GameRail({ games, heading, more, labels }: GameRailProps) {
  const actions = useGameActions()
  const words = useTileWords()
  return (
    <Rail heading={heading} more={more} labels={labels}>
      {games.map((game) => (
        <GameTile key={game.id} game={game} actions={actions} words={words} />
      ))}
    </Rail>
  )
}

/** A lobby's most played games; renders nothing if it is empty or failed to load. */
export function LobbyRail({ lobby, ...text }: RailText & { lobby: FragmentType<GameRail_LobbyFragment> }) {
  const { data, complete } = useFragment({
    fragment: GameRail_LobbyFragmentDoc,
    fragmentName: 'GameRail_lobby',
    from: lobby,
  })
  const games = complete ? data.games : null
  return games && games.nodes.length > 0 ? <GameRail games={games.nodes} {...text} /> : null
}
