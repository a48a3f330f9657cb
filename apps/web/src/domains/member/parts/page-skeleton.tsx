import { Fragment, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { type Block, findShape } from '../../../centres.ts'
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx'

/** A page of a centre before its content, in the shape that `centres.ts` declares for its address. */
export function PageSkeleton() {
  const { pathname } = useLocation()
  return <ShapeSkeleton shape={findShape(pathname) ?? ['panel']} />
}

export function ShapeSkeleton({ shape }: { shape: readonly Block[] }) {
  return (
    <div aria-busy="true" className="@container flex flex-col gap-5">
      {shape.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- A block may occur twice, and the list never changes.
        <Fragment key={index}>{BLOCKS[block]}</Fragment>
      ))}
    </div>
  )
}

const CARD = 'rounded-card border border-line bg-surface'

const repeat = (count: number, part: (index: number) => ReactNode): ReactNode =>
  Array.from({ length: count }, (_, index) => <Fragment key={index}>{part(index)}</Fragment>)

const BLOCKS: Readonly<Record<Block, ReactNode>> = {
  hub: (
    <>
      <div className={`p-5 ${CARD}`}>
        <div className="flex items-center gap-3">
          <Skeleton className="size-12 rounded-full" />
          <SkeletonLines />
        </div>
        <Skeleton className="mt-6 h-3 w-20 rounded-control" />
        <Skeleton className="mt-3 h-10 w-64 max-w-full rounded-control" />
        <div className="mt-5 flex gap-3">
          {repeat(2, () => (
            <Skeleton className="h-11 w-36 rounded-control max-phone:grow" />
          ))}
        </div>
      </div>
      <div className="grid gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3">
        {repeat(5, () => (
          <div className={`p-4 ${CARD}`}>
            <Skeleton className="h-4 w-24 rounded-control" />
            <div className="mt-4 grid grid-cols-4 gap-3 @2xl:grid-cols-1">
              {repeat(4, () => (
                <span className="flex flex-col items-center gap-3 py-1 @2xl:flex-row">
                  <Skeleton className="size-9 rounded-control" />
                  <Skeleton className="h-3 w-14 rounded-control @2xl:w-28" />
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  ),
  hero: (
    <div className={`flex items-center gap-5 p-5 ${CARD}`}>
      <Skeleton className="size-16 shrink-0 rounded-full" />
      <div className="grow">
        <Skeleton className="h-6 w-56 max-w-full rounded-control" />
        <Skeleton className="mt-3 h-4 w-96 max-w-full rounded-control" />
        <Skeleton className="mt-4 h-2 w-full rounded-full" />
      </div>
    </div>
  ),
  figures: (
    <div className="grid grid-cols-2 gap-3 @3xl:grid-cols-4">
      {repeat(4, () => (
        <div className={`p-4 ${CARD}`}>
          <Skeleton className="h-3 w-20 rounded-control" />
          <Skeleton className="mt-3 h-6 w-28 max-w-full rounded-control" />
        </div>
      ))}
    </div>
  ),
  tabs: (
    <div className="flex h-11 items-center gap-6 border-b border-line">
      {repeat(4, () => (
        <Skeleton className="h-4 w-20 rounded-control" />
      ))}
    </div>
  ),
  filters: (
    <div className="flex flex-wrap gap-3">
      <Skeleton className="h-9 w-64 max-w-full rounded-control" />
      <Skeleton className="h-9 w-40 rounded-control max-phone:hidden" />
    </div>
  ),
  table: (
    <div className={CARD}>
      {repeat(9, (row) => (
        <div className="flex h-11 items-center gap-6 border-b border-line/60 px-4 last:border-b-0">
          <Skeleton className="h-4 w-32 rounded-control" />
          <Skeleton className={`h-4 grow rounded-control ${row === 0 ? 'invisible' : ''}`} />
          <Skeleton className="h-4 w-24 rounded-control" />
        </div>
      ))}
    </div>
  ),
  rows: (
    <div className={`divide-y divide-line/60 px-5 ${CARD}`}>
      {repeat(4, () => (
        <div className="flex items-center gap-4 py-4">
          <Skeleton className="size-10 shrink-0 rounded-control" />
          <SkeletonLines />
          <Skeleton className="ms-auto h-9 w-28 shrink-0 rounded-control max-phone:hidden" />
        </div>
      ))}
    </div>
  ),
  panel: (
    <div className={`p-5 ${CARD}`}>
      <Skeleton className="h-5 w-40 rounded-control" />
      <div className="mt-3">
        <SkeletonText lines={4} />
      </div>
    </div>
  ),
  form: (
    <div className={`p-5 ${CARD}`}>
      <div className="grid max-w-2xl gap-5 @2xl:grid-cols-2">
        {repeat(4, () => (
          <div>
            <Skeleton className="h-3 w-24 rounded-control" />
            <Skeleton className="mt-2 h-9 rounded-control" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-6 h-9 w-36 rounded-control" />
    </div>
  ),
  cards: (
    <div className="grid gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3">
      {repeat(6, () => (
        <div className={`p-5 ${CARD}`}>
          <Skeleton className="size-10 rounded-control" />
          <div className="mt-4">
            <SkeletonText lines={3} />
          </div>
        </div>
      ))}
    </div>
  ),
  tiles: (
    <div className="grid grid-cols-3 gap-3 @3xl:grid-cols-6">
      {repeat(12, () => (
        <div>
          <Skeleton className="aspect-square rounded-card" />
          <Skeleton className="mt-2 h-3 w-4/5 rounded-control" />
        </div>
      ))}
    </div>
  ),
  choices: (
    <div className="grid gap-3 @lg:grid-cols-2 @4xl:grid-cols-3">
      {repeat(5, () => (
        <div className={`flex items-center gap-3 p-4 ${CARD}`}>
          <Skeleton className="size-10 shrink-0 rounded-control" />
          <SkeletonLines />
        </div>
      ))}
    </div>
  ),
  chart: <Skeleton className="h-64 w-full rounded-card" />,
}

function SkeletonLines() {
  return (
    <span className="min-w-0 grow">
      <Skeleton className="h-4 w-32 max-w-full rounded-control" />
      <Skeleton className="mt-2 h-3 w-48 max-w-full rounded-control" />
    </span>
  )
}
