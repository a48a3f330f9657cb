import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { FROM_LAPTOP, FROM_TABLET, useMedia } from './use-media.ts'

/** Items that fit in a row at any width up to this one, and the first that is cut off. */
const IN_VIEW = { phone: 4, tablet: 6, laptop: 8 } as const

interface RailProps {
  heading: string
  /** At the end of the heading's line. */
  more?: ReactNode
  labels: { back: string; forward: string }
  children: ReactNode
}

/**
 * A row that scrolls sideways by touch, wheel, keyboard or buttons. Seven items fit at 1440 px. Items beyond the
 * visible ones render when the pointer or the focus arrives.
 */
export function Rail({ heading, more, labels, children }: RailProps) {
  const id = useId()
  const row = useRef<HTMLUListElement>(null)
  const [isWhole, setWhole] = useState(false)
  const isLaptop = useMedia(FROM_LAPTOP)
  const isTablet = useMedia(FROM_TABLET)
  const inView = isLaptop ? IN_VIEW.laptop : isTablet ? IN_VIEW.tablet : IN_VIEW.phone
  const items = Children.toArray(children)
  const scrolls = items.length >= inView
  const scroll = (direction: 1 | -1) => {
    const list = row.current
    if (!list) return
    const mirrored = getComputedStyle(list).direction === 'rtl' ? -1 : 1
    list.scrollBy({ left: direction * mirrored * list.clientWidth * 0.9, behavior: 'smooth' })
  }
  const drawAll = () => setWhole(true)
  return (
    <section aria-labelledby={id} className="rail">
      <div onPointerEnter={drawAll} onTouchStart={drawAll} onFocus={drawAll} onScrollCapture={drawAll}>
        <header className="mb-3 flex min-h-9 items-center gap-2">
          <h2 id={id} className="min-w-0 grow truncate text-title font-semibold">
            {heading}
          </h2>
          {more}
          {scrolls ? (
            <span className="flex gap-1 pointer-coarse:hidden rtl:[&_svg]:-scale-x-100">
              <IconButton icon={ChevronLeft} label={labels.back} size="small" onClick={() => scroll(-1)} />
              <IconButton icon={ChevronRight} label={labels.forward} size="small" onClick={() => scroll(1)} />
            </span>
          ) : null}
        </header>
        <ul ref={row} className="rail-row">
          {(isWhole ? items : items.slice(0, inView)).map((item, place) => (
            <li key={place}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
