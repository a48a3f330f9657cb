import { useDeferredValue } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GameTile } from './game-tile.tsx'
import type { TileGame } from './game-tile.tsx'
import { useBelowFold } from './use-below-fold.ts'
import { useGameActions } from './use-game-actions.ts'
import type { GameActions } from './use-game-actions.ts'
import { useTileWords } from './use-tile-words.ts'
import type { TileWords } from './use-tile-words.ts'

/** Seven tiles a row at 1440, five at 1024, three on a phone. */
const gridClass =
  'grid grid-cols-3 gap-x-3 gap-y-5 phone:grid-cols-4 tablet:gap-x-4 tablet:gap-y-6 laptop:grid-cols-5 desktop:grid-cols-6 wide:grid-cols-7'

interface GameGridProps {
  games: readonly TileGame[]
}

/** As many as are in view at first: two rows and more at any width. */
const FIRST_TILES = 14

/** Games as rows of tiles; those in view are drawn first. Another page of them is drawn bit by bit, so that no frame waits for all of it. */
export function GameGrid({ games: latest }: GameGridProps) {
  const games = useDeferredValue(latest)
  const shared = { actions: useGameActions(), words: useTileWords() }
  return (
    <ul className={gridClass}>
      <Tiles games={games.slice(0, FIRST_TILES)} {...shared} />
      {/* Another list starts over. */}
      <FurtherTiles key={games[0]?.id} games={games.slice(FIRST_TILES)} {...shared} />
    </ul>
  )
}

/**
 * What is out of sight is neither laid out nor painted until it is scrolled near. That cuts a tile off at its edge, so that there is room in
 * it for the ring of the focus.
 */
const laterClass = '-m-1 p-1 [contain-intrinsic-block-size:auto_18rem] [content-visibility:auto]'

interface TilesProps extends GameGridProps {
  actions: GameActions
  words: TileWords
}

function FurtherTiles(props: TilesProps) {
  return useBelowFold() ? <Tiles {...props} itemClass={laterClass} /> : null
}

function Tiles({ games, actions, words, itemClass }: TilesProps & { itemClass?: string }) {
  return games.map((game) => (
    <li key={game.id} className={itemClass}>
      <GameTile game={game} actions={actions} words={words} />
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
