import { X } from 'lucide-react'
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './icon-button.tsx'

interface FloatingWindowProps {
  title: ReactNode
  /** Called on Escape and by the close button; the owner unmounts the window. */
  onClose: () => void
  closeLabel: string
  /** Width and height. */
  className: string
  /** Buttons before the close button. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * Window beside the page, which stays usable; Escape anywhere closes it, as it may cover what has the focus. Takes the focus when it
 * opens and restores it. From tablets on; phones get a `Dialog`.
 */
export function FloatingWindow({ title, onClose, closeLabel, className, actions, children }: FloatingWindowProps) {
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const before = document.activeElement
    const own = box.current
    own?.focus({ preventScroll: true })
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      // Escape in a menu or dialog closes only that.
      const isOfLayer = target instanceof Element && target.closest('[popover], dialog')
      if (key === 'Escape' && !isOfLayer && !defaultPrevented) close()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      const isInside = document.activeElement === document.body || own?.contains(document.activeElement)
      if (isInside && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <section
      ref={box}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className={`fixed end-16 bottom-6 z-30 flex flex-col overflow-hidden rounded-dialog border border-line bg-overlay shadow-lg focus-visible:outline-none ${className}`}
    >
      <div className="flex shrink-0 items-center gap-1 border-b border-line ps-5 pe-2">
        <h2 id={id} className="min-w-0 grow truncate py-3 text-prose font-semibold">
          {title}
        </h2>
        {actions}
        <IconButton size="small" icon={X} label={closeLabel} onClick={onClose} />
      </div>
      {children}
    </section>
  )
}
