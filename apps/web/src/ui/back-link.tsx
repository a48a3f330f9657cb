import type { ComponentProps } from 'react'
import { Link, useNavigate } from 'react-router-dom'

/**
 * Traverses the browser's history back to the nearest entry with this path, which restores its filters, list page and scroll position.
 * Does nothing if there is no such entry, or if the browser lacks the Navigation API.
 * @returns whether it found an entry
 */
function traverseTo(path: string): boolean {
  const history = globalThis.navigation
  const here = history?.currentEntry?.index
  if (!history || here === undefined) return false
  const { pathname } = new URL(path, location.href)
  const entry = history
    .entries()
    .findLast(({ index, url }) => index < here && url && new URL(url).pathname === pathname)
  if (!entry) return false
  history.traverseTo(entry.key)
  return true
}

/** Returns to the page at a path, as `BackLink` does. */
export function useReturnTo(): (path: string) => void {
  const navigate = useNavigate()
  return (path) => {
    if (!traverseTo(path)) void navigate(path)
  }
}

/** A link to the page that the visitor came from, which it shows as it was left. */
export function BackLink({ to, ...props }: Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> & { to: string }) {
  return (
    <Link
      {...props}
      to={to}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        if (traverseTo(to)) event.preventDefault()
      }}
    />
  )
}
