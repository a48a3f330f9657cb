import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useCover } from '../domains/site/use-cover.ts'

/** Enough for a screen whose code is loaded to render and set its title. */
const SETTLE_MS = 100

/**
 * After a navigation, announces the page's title and focuses its heading, as browsers do for a page load. What takes
 * the place of the page, such as the notice of a closed site, is a navigation too, and is shown from its beginning.
 * Changes within a page (filters, list pages) do nothing.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const cover = useCover()
  const shown = useRef({ pathname, cover })
  const [title, setTitle] = useState('')
  useEffect(() => {
    const before = shown.current
    if (before.pathname === pathname && before.cover === cover) return
    shown.current = { pathname, cover }
    if (before.pathname === pathname && cover) scrollTo(0, 0)
    // A slow screen renders its heading late, or replaces it once its data has loaded.
    const late = new MutationObserver(() => {
      if (document.activeElement === document.body || document.activeElement?.matches('main')) focusHeading()
    })
    let hasMovedOn = false
    const timer = setTimeout(() => {
      setTitle(document.title)
      if (hasMovedOn && document.activeElement !== document.body) return
      focusHeading()
      if (!hasMovedOn) late.observe(document.body, { childList: true, subtree: true })
    }, SETTLE_MS)
    // A press means that the user has moved on.
    const stop = () => {
      hasMovedOn = true
      late.disconnect()
    }
    addEventListener('pointerdown', stop, { once: true })
    addEventListener('keydown', stop, { once: true })
    return () => {
      clearTimeout(timer)
      stop()
      removeEventListener('pointerdown', stop)
      removeEventListener('keydown', stop)
    }
  }, [pathname, cover])
  return (
    <p aria-live="assertive" aria-atomic="true" className="visually-hidden">
      {title}
    </p>
  )
}

function focusHeading(): void {
  // An open dialog or menu keeps the focus: it opened after the press that navigated here.
  if (document.querySelector('dialog:modal, [popover="auto"]:popover-open')) return
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (target !== document.activeElement) target?.focus({ preventScroll: true })
}
