import { Skeleton } from '../../ui/skeleton.tsx'

/** A centre's menu before it is there. */
export function AccountNavigationSkeleton() {
  return (
    <div aria-hidden="true" className="flex h-11 items-center gap-3 px-3 desktop:h-9">
      <Skeleton className="h-4 w-28 rounded-control" />
    </div>
  )
}
