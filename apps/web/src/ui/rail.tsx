import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

/** Items that fit on the narrowest screen. */
const ALWAYS_FIT = 3

interface RailProps {
  heading: string
  /** At the end of the heading's line. */
  more?: ReactNode
  labels: { back: string; forward: string }
  children: ReactNode
}

/** A row that scrolls sideways by touch, wheel, keyboard or buttons. Seven items fit at 1440 px. */
export function Rail({ heading, more, labels, children }: RailProps) {
  const id = useId()
  const row = useRef<HTMLUListElement>(null)
  const scroll = (direction: 1 | -1) => {
    const list = row.current
    if (!list) return
    const mirrored = getComputedStyle(list).direction === 'rtl' ? -1 : 1
    list.scrollBy({ left: direction * mirrored * list.clientWidth * 0.9, behavior: 'smooth' })
  }
  return (
    <section aria-labelledby={id} className="rail">
      <header className="mb-3 flex min-h-9 items-center gap-2">
        <h2 id={id} className="min-w-0 grow truncate text-title font-semibold">
          {heading}
        </h2>
        {more}
        {Children.count(children) > ALWAYS_FIT ? (
          <span className="flex gap-1 pointer-coarse:hidden rtl:[&_svg]:-scale-x-100">
            <IconButton icon={ChevronLeft} label={labels.back} size="small" onClick={() => scroll(-1)} />
            <IconButton icon={ChevronRight} label={labels.forward} size="small" onClick={() => scroll(1)} />
          </span>
        ) : null}
      </header>
      <ul
        ref={row}
        className="-m-1 flex snap-x scroll-px-1 gap-3 overflow-x-auto overscroll-x-contain p-1 [scrollbar-width:none] tablet:gap-4"
      >
        {Children.map(children, (child) => (
          <li className="w-[30%] shrink-0 snap-start phone:w-[22.5%] laptop:w-[calc((100%-4*1rem)/5)] desktop:w-[calc((100%-5*1rem)/6)] wide:w-[calc((100%-6*1rem)/7)]">
            {child}
          </li>
        ))}
      </ul>
    </section>
  )
}
