import { useId } from 'react'
import type { ReactNode } from 'react'

export function CardRow({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-prose font-semibold">
        {heading}
      </h2>
      <ul className="-m-1 flex [scroll-snap-type:x_proximity] scroll-px-1 gap-3 overflow-x-auto overscroll-x-contain p-1 [scrollbar-width:none] *:shrink-0 *:snap-start">
        {children}
      </ul>
    </section>
  )
}
