import { Skeleton } from '../../ui/skeleton.tsx'

/** A team's head, table and chart to come. */
export function TeamSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-8">
      <div>
        <Skeleton className="h-6 w-56 max-w-full rounded-control" />
        <Skeleton className="mt-3 mb-4 h-4 w-72 max-w-full rounded-control" />
        <Skeleton className="h-[26rem] w-full rounded-card" />
      </div>
      <Skeleton className="h-9 w-64 max-w-full rounded-control" />
      <Skeleton className="h-64 w-full rounded-card" />
    </div>
  )
}
