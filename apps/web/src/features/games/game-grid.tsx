import { Skeleton } from '../../ui/skeleton.tsx'
import { GameTile } from './game-tile.tsx'
import type { TileGame } from './game-tile.tsx'
import { useGameActions } from './use-game-actions.ts'
import type { GameActions } from './use-game-actions.ts'
import { useInSteps } from './use-in-steps.ts'
import { useTileWords } from './use-tile-words.ts'
import type { TileWords } from './use-tile-words.ts'

/** On a page seven tiles a row at 1440, five at 1024, three on a phone; in a dialog five at most. */
const GRIDS = {
  page: 'grid grid-cols-3 gap-x-3 gap-y-4 phone:grid-cols-4 tablet:gap-x-4 laptop:grid-cols-5 desktop:grid-cols-6 wide:grid-cols-7',
  dialog: 'grid grid-cols-3 gap-x-3 gap-y-5 tablet:grid-cols-4 tablet:gap-x-4 laptop:grid-cols-5',
} as const

interface GridPlace {
  /** Where it stands. */
  on?: keyof typeof GRIDS
}

interface GameGridProps extends GridPlace {
  games: readonly TileGame[]
}

/** A row at any width comes with the page, and a part of one with each step after: of those hardly any is in view. */
const STEPS = { first: 7, further: 2 }

/** Two rows and more are in view at first. */
const IN_VIEW = 14

/**
 * What is out of sight is neither laid out nor painted until it is scrolled near. That cuts a tile off at its edge, so that there is room in
 * it for the ring of the focus.
 */
const laterClass = '-m-1 p-1 [contain-intrinsic-block-size:auto_18rem] [content-visibility:auto]'

/** Games as rows of tiles; those in view are drawn first. Another page of them is shown by the same tiles, which keeps their boxes. */
export function GameGrid(props: GameGridProps) {
  return <GridInSteps {...props} actions={useGameActions()} words={useTileWords()} />
}

/** What all tiles share is asked for outside: each step draws this anew. */
function GridInSteps({
  games,
  on = 'page',
  actions,
  words,
}: GameGridProps & { actions: GameActions; words: TileWords }) {
  const shown = useInSteps(games, STEPS)
  // What stands below keeps out of view until the last row is there.
  const height = shown.length < games.length ? 'min-h-dvh content-start' : ''
  return (
    <ul className={`${GRIDS[on]} ${height}`}>
      {shown.map((game, place) => (
        <li key={place} className={place < IN_VIEW ? undefined : laterClass}>
          <GameTile game={game} actions={actions} words={words} eager />
        </li>
      ))}
    </ul>
  )
}

/** The grid before its games are there. */
export function GameGridSkeleton({ count = 21, on = 'page' }: GridPlace & { count?: number }) {
  return (
    <div aria-busy="true" className={GRIDS[on]}>
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
