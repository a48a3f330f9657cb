interface SkeletonProps {
  /** Size and corners of the content: `h-9 w-full rounded-control`. */
  className: string
}

/** Placeholder of loading content. The surrounding region has `aria-busy`. */
export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden="true" className={`block bg-hover forced-colors:border ${className}`} />
}

/** The last line is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="flex flex-col gap-2.5 py-1">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          className={`h-3 rounded-control ${line === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full'}`}
        />
      ))}
    </span>
  )
}
