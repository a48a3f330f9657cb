import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Long enough for a screen whose code is already there to be drawn and titled. */
const SETTLE_MS = 100

/**
 * After a change of page, reads its title out and moves the focus to its heading, as a browser does when it loads a page.
 * A change within a page (filters, pages of a list) moves nothing.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // A slow screen draws its heading late, or another one after its data have come.
    const late = new MutationObserver(() => {
      if (document.activeElement === document.body || document.activeElement?.matches('main')) focusHeading()
    })
    const timer = setTimeout(() => {
      focusHeading()
      setTitle(document.title)
      late.observe(document.body, { childList: true, subtree: true })
    }, SETTLE_MS)
    // A press means that the visitor has moved on.
    const stop = () => late.disconnect()
    addEventListener('pointerdown', stop, { once: true })
    addEventListener('keydown', stop, { once: true })
    return () => {
      clearTimeout(timer)
      stop()
      removeEventListener('pointerdown', stop)
      removeEventListener('keydown', stop)
    }
  }, [pathname])
  return (
    <p aria-live="assertive" aria-atomic="true" className="visually-hidden">
      {title}
    </p>
  )
}

function focusHeading(): void {
  // A dialog or a menu that is open keeps the focus: it was opened after the press that led here.
  if (document.querySelector('dialog:modal, [popover="auto"]:popover-open')) return
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (target !== document.activeElement) target?.focus({ preventScroll: true })
}
