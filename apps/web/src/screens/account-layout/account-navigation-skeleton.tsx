import { Skeleton } from '../../ui/skeleton.tsx'

export function AccountNavigationSkeleton() {
  return (
    <div aria-hidden="true" className="flex h-11 items-center gap-3 px-3 desktop:h-9">
      <Skeleton className="h-4 w-28 rounded-control" />
    </div>
  )
}
