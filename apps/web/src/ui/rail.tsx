import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

/** Items that fit in a row at any width, and the first that is cut off. */
const IN_VIEW = 8

interface RailProps {
  heading: string
  /** At the end of the heading's line. */
  more?: ReactNode
  labels: { back: string; forward: string }
  children: ReactNode
}

/**
 * A row that scrolls sideways by touch, wheel, keyboard or buttons. Seven items fit at 1440 px. Items beyond the
 * visible ones render when the pointer or the focus arrives; on narrower screens those that are out of view are displayed only
 * then (styles/tile.css).
 */
export function Rail({ heading, more, labels, children }: RailProps) {
  const id = useId()
  const row = useRef<HTMLUListElement>(null)
  const [isWhole, setWhole] = useState(false)
  const items = Children.toArray(children)
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
          {items.length >= IN_VIEW ? (
            <span className="flex gap-1 pointer-coarse:hidden rtl:[&_svg]:-scale-x-100">
              <IconButton icon={ChevronLeft} label={labels.back} size="small" onClick={() => scroll(-1)} />
              <IconButton icon={ChevronRight} label={labels.forward} size="small" onClick={() => scroll(1)} />
            </span>
          ) : null}
        </header>
        <ul ref={row} className="rail-row" data-whole={isWhole || undefined}>
          {(isWhole ? items : items.slice(0, IN_VIEW)).map((item, place) => (
            <li key={place}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
