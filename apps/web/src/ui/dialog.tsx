import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

const WIDTHS = { small: '24rem', medium: '32rem', large: '48rem', extra: '64rem' } as const

/** Candidates for the initial focus: no scroll containers, no tab lists. */
const STOP = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'

export interface DialogProps {
  title: ReactNode
  /** Called on Escape, the close button or a press outside; the owner unmounts the dialog. */
  onClose: () => void
  closeLabel: string
  children: ReactNode
  /** Buttons; the primary one last. */
  footer?: ReactNode
  size?: keyof typeof WIDTHS
  /** `title` for dialogs of text, where focus would jump to the first link. */
  initialFocus?: 'content' | 'title'
  /** Closes on a press outside; not for forms, which would lose their input. */
  closeOnPressOutside?: boolean
  /** Covers the whole screen of phones instead of being a sheet. */
  coversPhone?: boolean
  /** An alert dialog is announced with its content, a dialog with its title only. */
  role?: 'dialog' | 'alertdialog'
  /** Id of further text to announce, such as the reason. */
  describedBy?: string | undefined
}

/**
 * A modal on the native `<dialog>`, which traps focus, makes the page inert and restores focus. Open while rendered: `{open ?
 * <Dialog …/> : null}`. A bottom sheet on phones.
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
  coversPhone = false,
  role,
  describedBy,
}: DialogProps) {
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const close = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    const dialog = box.current
    // The first field gets the focus, though the button stands before it.
    if (close.current) close.current.inert = true
    dialog?.showModal()
    if (close.current) close.current.inert = false
    if (document.activeElement === dialog) close.current?.focus()
    if (initialFocus === 'title') heading.current?.focus()
    else if (content.current?.contains(document.activeElement) && !document.activeElement?.matches(STOP)) {
      content.current.querySelector<HTMLElement>(STOP)?.focus()
    }
    // `close()` before unmounting restores the focus.
    return () => {
      dialog?.close()
      // The element that opened it may be gone.
      if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [initialFocus])

  return (
    <dialog
      ref={box}
      role={role}
      aria-labelledby={id}
      aria-describedby={role === 'alertdialog' ? `${id}-content` : describedBy}
      className={coversPhone ? 'dialog covers-phone' : 'dialog'}
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
        <div className="flex min-h-14 items-center ps-5 pe-14 pt-2">
          <h2
            ref={heading}
            id={id}
            tabIndex={initialFocus === 'title' ? -1 : undefined}
            className="text-title font-semibold focus-visible:outline-none"
          >
            {title}
          </h2>
        </div>
        <IconButton ref={close} icon={X} label={closeLabel} onClick={onClose} className="absolute! end-3 top-2.5" />
        <div
          ref={content}
          id={`${id}-content`}
          className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pt-2 pb-5"
        >
          {children}
        </div>
        {footer ? (
          <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3 max-phone:*:grow max-phone:[&>span>button]:grow">
            {footer}
          </div>
        ) : null}
      </div>
    </dialog>
  )
}
