import { Skeleton } from '../../ui/skeleton.tsx'

export function FormSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-10 w-full rounded-control" />
      {[0, 1, 2, 3].map((field) => (
        <span key={field} className="flex flex-col gap-1.5">
          <Skeleton className="h-4.5 w-24 rounded-control" />
          <Skeleton className="h-9 w-full rounded-control" />
        </span>
      ))}
      <Skeleton className="h-38 w-full rounded-card" />
      <Skeleton className="h-11 w-full rounded-control" />
    </div>
  )
}
