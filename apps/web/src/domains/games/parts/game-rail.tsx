import type { LobbyId } from '@playhouse/shared/game-categories.ts'
import type { GameSort } from '@playhouse/schema/types.generated.ts'
import type { ReactNode } from 'react'
import { getResponse } from '../../../graphql/response.ts'
import { Rail } from '../../../ui/rail.tsx'
import { WhenNear } from '../../../ui/when-near.tsx'
import { useGameRailQuery } from './game-rail.generated.ts'
import { GameTile } from './game-tile.tsx'
import type { TileGame } from './game-tile.tsx'
import { useGameActions } from './use-game-actions.ts'
import { useTileTexts } from '../use-tile-texts.ts'

export type RailLabels = (name: string) => { back: string; forward: string }

interface RailText {
  heading: string
  /** Content at the end of the heading line, such as a link to the whole list. */
  more?: ReactNode
  labels: { back: string; forward: string }
}

interface GameRailProps extends RailText {
  games: readonly TileGame[]
}

export function GameRail({ games, heading, more, labels }: GameRailProps) {
  const actions = useGameActions()
  const texts = useTileTexts()
  return (
    <Rail heading={heading} more={more} labels={labels}>
      {games.map((game) => (
        <GameTile key={game.id} game={game} actions={actions} texts={texts} />
      ))}
    </Rail>
  )
}

interface RailOf {
  /** Null for the whole catalogue. */
  lobby: LobbyId | null
  sort: GameSort
  page?: number
  /** Ids of games that another rail of the page shows. */
  except?: ReadonlySet<string>
}

/** Starts the query this far ahead of the viewport, so that it finishes while scrolling. */
const AHEAD = '320px'

/**
 * A rail that loads its games shortly before it scrolls into view; renders nothing without games or after a failure.
 */
export function LateGameRail({ of, ...text }: RailText & { of: RailOf }) {
  return (
    <WhenNear
      ahead={AHEAD}
      plain={text.more}
      placeholder={
        <>
          <h2 className="mb-3 flex min-h-9 items-center text-title font-semibold">{text.heading}</h2>
          <div className="rail-space" />
        </>
      }
    >
      <LoadedRail of={of} {...text} />
    </WhenNear>
  )
}

function LoadedRail({ of: { lobby, sort, page = 1, except }, ...text }: RailText & { of: RailOf }) {
  const query = useGameRailQuery({ variables: { lobby, sort, page } })
  const { response } = getResponse(query)
  const games = response?.lobby.games?.nodes.filter(({ id }) => !except?.has(id)) ?? []
  if (query.loading && games.length === 0) {
    return (
      <div aria-busy="true">
        <h2 className="mb-3 flex min-h-9 items-center text-title font-semibold">{text.heading}</h2>
        <div className="rail-space" />
      </div>
    )
  }
  return games.length > 0 ? <GameRail games={games} {...text} /> : null
}
