import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router-dom'

interface PanelProps {
  title: string
  text?: string
  /** The page scrolls to it when it is opened with this hash. */
  anchor?: string
  children: ReactNode
}

export function Panel({ title, text, anchor, children }: PanelProps) {
  const id = useId()
  const { hash } = useLocation()
  const section = useRef<HTMLElement>(null)
  // The browser looked for the anchor before the data had loaded.
  useEffect(() => {
    if (anchor && hash === `#${anchor}`) section.current?.scrollIntoView({ block: 'start' })
  }, [anchor, hash])
  return (
    <section
      ref={section}
      id={anchor}
      aria-labelledby={id}
      className="scroll-mt-20 rounded-card border border-line bg-surface p-5"
    >
      <h2 id={id} className={text ? 'text-prose font-semibold' : 'mb-4 text-prose font-semibold'}>
        {title}
      </h2>
      {text && <p className="mt-1 mb-4 max-w-2xl text-body text-pretty text-muted">{text}</p>}
      {children}
    </section>
  )
}
