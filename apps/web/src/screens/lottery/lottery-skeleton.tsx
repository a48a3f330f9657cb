import { Skeleton } from '../../ui/skeleton.tsx'

/** A lottery to come, or the list of all of them. */
export function LotterySkeleton({ single }: { single: boolean }) {
  if (single) {
    return (
      <div aria-busy="true" className="flex flex-col gap-4">
        <Skeleton className="h-9 w-36 rounded-control" />
        <Skeleton className="h-64 w-full rounded-card tablet:h-92" />
      </div>
    )
  }
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <Skeleton className="h-9 w-56 rounded-control" />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-3">
        {Array.from({ length: 16 }, (_, index) => (
          <Skeleton key={index} className="h-18 rounded-card" />
        ))}
      </div>
    </div>
  )
}
