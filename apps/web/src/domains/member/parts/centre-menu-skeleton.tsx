import { Skeleton } from '../../../ui/skeleton.tsx'

/** As high as the rows of the menu while all of its groups are closed. */
export function CentreMenuSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-0.5">
      {Array.from({ length: 7 }, (_, row) => (
        <div key={row} className="flex h-9 items-center gap-3 px-3 mini:justify-center mini:px-0 pointer-coarse:h-11">
          <Skeleton className="size-5 rounded-control" />
          <Skeleton className="h-4 w-24 rounded-control mini:hidden" />
        </div>
      ))}
    </div>
  )
}
