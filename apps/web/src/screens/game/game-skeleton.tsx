import { Skeleton } from '../../ui/skeleton.tsx'
import { StageBox } from './stage-box.tsx'

/** A game's bar and frame to come. */
export function GameSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Skeleton className="h-9 w-28 rounded-control" />
        <div className="grow">
          <Skeleton className="h-5 w-48 max-w-full rounded-control" />
          <Skeleton className="mt-2 h-3.5 w-64 max-w-full rounded-control" />
        </div>
      </div>
      <StageBox>{null}</StageBox>
    </div>
  )
}
