import { Skeleton } from '../../ui/skeleton.tsx'
import { GameTile } from './game-tile.tsx'
import type { GameTileRef } from './game-tile.tsx'
import { useBelowFold } from './use-below-fold.ts'
import { useGameActions } from './use-game-actions.ts'
import type { GameActions } from './use-game-actions.ts'

/** Seven tiles a row at 1440, five at 1024, three on a phone. */
const gridClass =
  'grid grid-cols-3 gap-x-3 gap-y-5 phone:grid-cols-4 tablet:gap-x-4 tablet:gap-y-6 laptop:grid-cols-5 desktop:grid-cols-6 wide:grid-cols-7'

interface GameGridProps {
  games: readonly ({ id: string } & GameTileRef)[]
}

/** As many as are in view at first: two rows and more at any width. */
const FIRST_TILES = 14

/** Games as rows of tiles; those in view are drawn first. */
export function GameGrid({ games }: GameGridProps) {
  const actions = useGameActions()
  return (
    <ul className={gridClass}>
      <Tiles games={games.slice(0, FIRST_TILES)} actions={actions} />
      {/* Another list starts over. */}
      <FurtherTiles key={games[0]?.id} games={games.slice(FIRST_TILES)} actions={actions} />
    </ul>
  )
}

interface TilesProps extends GameGridProps {
  actions: GameActions
}

function FurtherTiles(props: TilesProps) {
  return useBelowFold() ? <Tiles {...props} /> : null
}

function Tiles({ games, actions }: TilesProps) {
  return games.map((game) => (
    <li key={game.id}>
      <GameTile game={game} actions={actions} />
    </li>
  ))
}

/** The grid before its games are there. */
export function GameGridSkeleton({ count = 21 }: { count?: number }) {
  return (
    <div className={gridClass}>
      {Array.from({ length: count }, (_, tile) => (
        <TileSkeleton key={tile} />
      ))}
    </div>
  )
}

/** One tile before its game is there. */
export function TileSkeleton() {
  return (
    <div className="flex flex-col gap-2">
      <Skeleton className="aspect-3/4 w-full rounded-card" />
      <Skeleton className="my-0.5 h-4 w-4/5 rounded-control" />
      <Skeleton className="h-3 w-1/2 rounded-control" />
    </div>
  )
}
