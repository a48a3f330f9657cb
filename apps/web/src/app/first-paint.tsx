import { renderToStaticMarkup } from 'react-dom/server'
import { CENTRES, findMenuPage, findShape } from '../centres.ts'
import { ShapeSkeleton } from '../domains/member/parts/page-skeleton.tsx'
import { findCentre } from '../menu-paths.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { FIRST_SHAPE } from './first-shape.tsx'
import { COLUMN_BESIDE_MENU, CONTENT_COLUMN, HEADER_SPACE, SIDE_BAR_SPACE } from './shell/frame-space.tsx'

/** What a page of a centre shows before any script: the frame's space and the shape of the page, without anything personal. */
export function renderFirstPaint(pathname: string): string {
  const shape = findShape(pathname)
  const centre = findCentre(pathname)
  if (!shape || !centre) return ''
  const isHub = findMenuPage(pathname) === CENTRES[centre].hub
  return renderToStaticMarkup(
    <div className="flex items-start">
      {SIDE_BAR_SPACE}
      <div className="min-w-0 grow">
        {HEADER_SPACE}
        <div className={`${CONTENT_COLUMN} ${COLUMN_BESIDE_MENU}`}>
          <div id={FIRST_SHAPE} className="min-h-[calc(100dvh-5rem)]">
            {isHub ? null : <div className="-mt-2 mb-2 h-11 tablet:hidden" />}
            <div className="mb-5 text-headline">
              <Skeleton className="h-[1lh] w-48 rounded-control" />
            </div>
            <ShapeSkeleton shape={shape} />
          </div>
        </div>
      </div>
    </div>,
  )
}
