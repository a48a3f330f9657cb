import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { LinkProps } from 'react-router-dom'
import { isPlainPress } from '../ui/plain-press.ts'
import { showToast } from '../ui/toast-queue.ts'
import { openSeaWindow } from './sea-window.ts'
import { wayIn } from './way-in.ts'
import type { Opening, WayIn } from './way-in.ts'

type WayInLink = Pick<LinkProps, 'to' | 'state' | 'preventScrollReset' | 'onClick'>

/** What a link to something that is not launched must spread; null for what is. */
export function useWayInLinks(): (opening: Opening | null | undefined) => WayInLink | null {
  const { pathname, search } = useLocation()
  const goInWindow = useSeaWindow()
  return (opening) => {
    const way = wayIn(opening, pathname + search)
    if (!way) return null
    if (way.in !== 'window') return { to: way.to, ...underWayTo(way) }
    return {
      to: way.to,
      onClick: (event) => {
        if (!isPlainPress(event)) return
        event.preventDefault()
        goInWindow(way.to)
      },
    }
  }
}

/** Opens from a press what is not launched; false for what is. The same while the page is open. */
export function useFollowWayIn(): (opening: Opening | null | undefined) => boolean {
  const navigate = useNavigate()
  const goInWindow = useSeaWindow()
  return useCallback(
    (opening) => {
      const way = wayIn(opening, here())
      if (way?.in === 'window') goInWindow(way.to)
      else if (way) void navigate(way.to, underWayTo(way))
      return way !== null
    },
    [navigate, goInWindow],
  )
}

/** The page one is on, to which what opens leads back. */
export const here = (): string => location.pathname + location.search

function underWayTo(way: WayIn): Pick<WayInLink, 'state' | 'preventScrollReset'> {
  return way.in === 'page' ? { state: { overPage: true }, preventScrollReset: true } : { state: { from: here() } }
}

function useSeaWindow(): (to: string) => void {
  const navigate = useNavigate()
  const { t } = useTranslation('lobby')
  return useCallback(
    (to) => {
      if (openSeaWindow(to)) return
      showToast({
        tone: 'info',
        title: t('windowRefused'),
        action: { label: t('openHere'), onPress: () => void navigate(to) },
      })
    },
    [navigate, t],
  )
}
