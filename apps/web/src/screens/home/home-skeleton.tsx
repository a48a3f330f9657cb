import { TileSkeleton } from '../../features/games/game-grid.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Three rails to come. */
export function HomeSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-8">
      {[0, 1, 2].map((rail) => (
        <div key={rail}>
          <div className="mb-3 flex h-9 items-center">
            <Skeleton className="h-5 w-40 rounded-control" />
          </div>
          <div className="grid grid-cols-3 gap-3 phone:grid-cols-4 tablet:gap-4 laptop:grid-cols-5 desktop:grid-cols-6 wide:grid-cols-7">
            {[0, 1, 2, 3, 4, 5, 6].map((tile) => (
              <div
                key={tile}
                className="max-wide:nth-7:hidden max-desktop:nth-6:hidden max-laptop:nth-5:hidden max-phone:nth-4:hidden"
              >
                <TileSkeleton />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
