import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

const WIDTHS = { small: '24rem', medium: '32rem', large: '48rem', extra: '64rem' } as const

/** What a reader can begin at: neither a part that only scrolls nor a list of tabs. */
const STOP = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'

export interface DialogProps {
  title: ReactNode
  /** Asked for by Escape, the close button or a press outside; the owner takes the dialog away. */
  onClose: () => void
  closeLabel: string
  children: ReactNode
  /** Buttons, the one to press last. */
  footer?: ReactNode
  size?: keyof typeof WIDTHS
  /** `title` where there is only text to read: focus would else jump to the first link in it. */
  initialFocus?: 'content' | 'title'
  /** A press outside closes it, unless something typed could be lost. */
  closeOnPressOutside?: boolean
  /** An alert dialog is read out with what it holds when it opens, another one with its title. */
  role?: 'dialog' | 'alertdialog'
  /** The id of what else is read out when it opens, such as why it has opened. */
  describedBy?: string | undefined
}

/**
 * A modal dialog on the browser's own `<dialog>`: it keeps the focus, makes the page behind inert and gives the focus back.
 * It is open while it is rendered: `{open ? <Dialog …/> : null}`. On a phone it is a sheet at the bottom.
 */
export function Dialog({
  title,
  onClose,
  closeLabel,
  children,
  footer,
  size = 'medium',
  initialFocus = 'content',
  closeOnPressOutside = true,
  role,
  describedBy,
}: DialogProps) {
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const content = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    if (initialFocus === 'title') heading.current?.focus()
    else if (content.current?.contains(document.activeElement) && !document.activeElement?.matches(STOP)) {
      content.current.querySelector<HTMLElement>(STOP)?.focus()
    }
    // Closing before the element leaves the page is what gives the focus back to where it was.
    return () => {
      dialog?.close()
      // What opened it may be gone by then.
      if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [initialFocus])

  return (
    <dialog
      ref={box}
      role={role}
      aria-labelledby={id}
      aria-describedby={role === 'alertdialog' ? `${id}-content` : describedBy}
      className="dialog"
      style={{ '--dialog-size': WIDTHS[size] } as CSSProperties}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        if (closeOnPressOutside && event.target === event.currentTarget) onClose()
      }}
    >
      <div className="relative flex max-h-[inherit] flex-col">
        <header className="flex min-h-14 items-center ps-5 pe-14 pt-2">
          <h2
            ref={heading}
            id={id}
            tabIndex={initialFocus === 'title' ? -1 : undefined}
            className="text-title font-semibold focus-visible:outline-none"
          >
            {title}
          </h2>
        </header>
        <div
          ref={content}
          id={`${id}-content`}
          className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pt-2 pb-5"
        >
          {children}
        </div>
        {footer ? (
          <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3 max-phone:*:grow">
            {footer}
          </footer>
        ) : null}
        {/* Last in order, so that the first field gets the focus. */}
        <IconButton icon={X} label={closeLabel} onClick={onClose} className="absolute! end-3 top-2.5" />
      </div>
    </dialog>
  )
}
