import { Skeleton } from '../../ui/skeleton.tsx'

/** The search, topics and questions to come. */
export function HelpSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <Skeleton className="h-9 w-full rounded-control" />
      <div className="grid gap-6 laptop:grid-cols-[14rem_1fr]">
        <div className="flex gap-2 laptop:flex-col">
          {[0, 1, 2, 3].map((topic) => (
            <Skeleton key={topic} className="h-9 w-full rounded-control" />
          ))}
        </div>
        <div className="flex flex-col gap-2">
          {[0, 1, 2, 3].map((article) => (
            <Skeleton key={article} className="h-12 w-full rounded-card" />
          ))}
        </div>
      </div>
    </div>
  )
}
