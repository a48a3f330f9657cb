import { Skeleton } from '../../../ui/skeleton.tsx'
import { GameTile } from './game-tile.tsx'
import type { FoldingGame } from '../games-page.ts'
import { useGameActions } from './use-game-actions.ts'
import type { GameActions } from './use-game-actions.ts'
import { useInSteps } from '../use-in-steps.ts'
import { useTileTexts } from '../use-tile-texts.ts'
import type { TileTexts } from '../use-tile-texts.ts'

/** On a page seven tiles per row at 1440 px, five at 1024, three on phones; in a dialog at most five. */
const GRIDS = {
  page: 'grid grid-cols-3 gap-x-3 gap-y-4 phone:grid-cols-4 tablet:gap-x-4 laptop:grid-cols-5 desktop:grid-cols-6 wide:grid-cols-7',
  dialog: 'grid grid-cols-3 gap-x-3 gap-y-5 tablet:grid-cols-4 tablet:gap-x-4 laptop:grid-cols-5',
} as const

interface GridPlace {
  on?: keyof typeof GRIDS
}

interface GameGridProps extends GridPlace {
  games: readonly FoldingGame[]
  /** Address of a family's games, where one of them stands for all. */
  familyAddress?: ((family: string) => string) | undefined
}

/** One row at any width is rendered first, then part of one per step: few of those are in view. */
const STEPS = { first: 7, further: 2 }

/** Games that the server renders as tiles; the others follow by script. */
export const FIRST_TILES = STEPS.first

/** More than two rows are in view at first. */
const IN_VIEW = 14

/** Renders the tiles in view first. The next page reuses the tiles, which keeps their boxes. */
export function GameGrid(props: GameGridProps) {
  return <GridInSteps {...props} actions={useGameActions()} texts={useTileTexts()} />
}

/** Shared by all tiles, so that steps only rerender the grid. */
function GridInSteps({
  games,
  on = 'page',
  familyAddress,
  actions,
  texts,
}: GameGridProps & { actions: GameActions; texts: TileTexts }) {
  const shown = useInSteps(games, STEPS)
  // Content below stays out of view until the last row is rendered.
  const height = shown.length < games.length ? 'min-h-dvh content-start' : ''
  return (
    <ul className={`${GRIDS[on]} ${height}`} data-folded={familyAddress ? true : undefined}>
      {shown.map((game, place) => (
        <li key={place} className={place < IN_VIEW ? undefined : 'tile-later'}>
          <GameTile
            game={game}
            actions={actions}
            texts={texts}
            eager
            {...(familyAddress && moreLikeThis(game, familyAddress))}
          />
        </li>
      ))}
    </ul>
  )
}

export function moreLikeThis({ family }: FoldingGame, getAddress: (family: string) => string) {
  if (!family || family.gameCount < 2) return undefined
  return { moreCount: family.gameCount - 1, moreAddress: getAddress(family.id) }
}

export function GameGridSkeleton({ count = 21, on = 'page' }: GridPlace & { count?: number }) {
  return (
    <div aria-busy="true" className={GRIDS[on]}>
      {Array.from({ length: count }, (_, tile) => (
        <TileSkeleton key={tile} />
      ))}
    </div>
  )
}

export function TileSkeleton() {
  return (
    <div className="flex flex-col gap-2">
      <Skeleton className="aspect-3/4 w-full rounded-card" />
      <Skeleton className="my-0.5 h-4 w-4/5 rounded-control" />
      <Skeleton className="h-3 w-1/2 rounded-control" />
    </div>
  )
}
