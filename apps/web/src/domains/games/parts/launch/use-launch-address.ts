import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, type LinkProps } from 'react-router-dom'
import { isPlainPress } from '../../../../ui/plain-press.ts'
import { showToast } from '../../../../ui/toast-queue.ts'
import { findLaunchAddress, type LaunchTarget, type LaunchAddress } from './launch-address.ts'

/** One reused window: a second lottery replaces the first. */
const NAME = 'sea-lottery'
const FEATURES = 'popup,width=1024,height=768'

/**
 * Opens an address of this site in the window of the sea lotteries and focuses it. Call it directly in the click
 * handler: browsers block windows that open later. Not `noopener`, which would make a blocked window undetectable and
 * an open one unreachable; its page is our own.
 * @returns whether the browser opened it
 */
function openSeaWindow(address: string): boolean {
  const opened = window.open(address, NAME, FEATURES)
  opened?.focus()
  return opened !== null
}

type LaunchLink = Pick<LinkProps, 'to' | 'state' | 'preventScrollReset' | 'onClick'>

/** Props for a link to something that is not launched; null for launchable games. */
export function useLaunchLinks(): (target: LaunchTarget | null | undefined) => LaunchLink | null {
  const { pathname, search } = useLocation()
  const goInWindow = useSeaWindow()
  return (target) => {
    const page = pathname + search
    const way = findLaunchAddress(target, page)
    if (!way) return null
    if (way.in !== 'window') return { to: way.to, ...navigationTo(way, page) }
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

/** Opens something that is not launched; false for launchable games. Stable between renders. */
export function useOpenTarget(): (target: LaunchTarget | null | undefined) => boolean {
  const navigate = useNavigate()
  const goInWindow = useSeaWindow()
  return useCallback(
    (target) => {
      const way = findLaunchAddress(target, here())
      if (way?.in === 'window') goInWindow(way.to)
      else if (way) void navigate(way.to, navigationTo(way, here()))
      return way !== null
    },
    [navigate, goInWindow],
  )
}

/** The current page, to return to. */
export const here = (): string => location.pathname + location.search

function navigationTo(way: LaunchAddress, from: string): Pick<LaunchLink, 'state' | 'preventScrollReset'> {
  return way.in === 'page' ? { state: { overPage: true }, preventScrollReset: true } : { state: { from } }
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
