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
    const timer = setTimeout(() => {
      const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
      // A dialog or a menu that is open keeps the focus: it was opened after the press that led here.
      if (!document.querySelector('dialog:modal, [popover="auto"]:popover-open')) target?.focus({ preventScroll: true })
      setTitle(document.title)
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [pathname])
  return (
    <p aria-live="assertive" aria-atomic="true" className="visually-hidden">
      {title}
    </p>
  )
}
