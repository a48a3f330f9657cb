import { MENU_COOKIE, type MenuWidth } from '@playhouse/shared/page-cookies.ts'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useViewer } from '../../../access/use-viewer.ts'
import { writeCookie } from '../../../cookie.ts'
import { CentreMenuSkeleton } from '../../../domains/member/parts/centre-menu-skeleton.tsx'
import { loadTexts } from '../../../i18n/i18n.ts'
import { type CentreId, findCentre } from '../../../menu-paths.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyComponent } from '../../../ui/load-part.ts'
import { Wordmark } from '../wordmark.tsx'
import { SideMenu } from './side-menu.tsx'

const CentreMenu = lazyComponent(async () => {
  const [{ CentreMenu: Component }] = await Promise.all([
    import('../../../domains/member/parts/centre-menu.tsx'),
    loadTexts(['member', 'agent']),
  ])
  return Component
})

interface SideBarProps {
  /** Collapsed, whatever has been chosen. */
  collapsed: boolean
}

/** 232 px wide, or 64 px collapsed (styles/layers.css). Phones use `MenuSheet` instead. */
export function SideBar({ collapsed }: SideBarProps) {
  const { t } = useTranslation(['shell', 'ui'])
  const bar = useRef<HTMLDivElement>(null)
  const centre = useOwnCentre()
  const choose = (width: Exclude<MenuWidth, 'auto'>) => {
    document.documentElement.dataset['menu'] = width
    writeCookie(MENU_COOKIE, width)
    // The pressed button is hidden now; the other one takes its place.
    bar.current?.querySelector<HTMLElement>(`[aria-expanded=${width === 'wide'}]`)?.focus({ preventScroll: true })
  }
  return (
    <aside
      ref={bar}
      aria-label={t('ui:menu')}
      data-collapsed={collapsed || undefined}
      className="side-bar sticky top-0 flex h-dvh shrink-0 flex-col border-e border-line bg-surface max-tablet:hidden"
    >
      <div className="flex h-15 shrink-0 items-center border-b border-line ps-5 pe-2 mini:justify-center mini:p-0">
        <Wordmark compact="inMini" />
        {collapsed ? null : (
          <IconButton
            icon={PanelLeftClose}
            label={t('shrinkMenu')}
            aria-expanded
            onClick={() => choose('mini')}
            className="ms-auto text-muted mini:hidden"
          />
        )}
      </div>
      <div className="min-h-0 grow overflow-x-hidden overflow-y-auto overscroll-contain px-2 py-3 [scrollbar-width:thin]">
        {collapsed ? null : (
          <IconButton
            icon={PanelLeftOpen}
            label={t('widenMenu')}
            aria-expanded={false}
            onClick={() => choose('wide')}
            className="mb-1 hidden! w-full text-muted mini:inline-flex!"
          />
        )}
        {centre ? (
          <Suspense fallback={<CentreMenuSkeleton />}>
            <CentreMenu centre={centre} />
          </Suspense>
        ) : (
          <SideMenu />
        )}
      </div>
    </aside>
  )
}

/** The page that each centre begins with, which only those who may open the centre have in their menu. */
const FIRST_PAGES = { member: 'MY_ACCOUNT', agent: 'TEAM_OVERVIEW' } as const

/** The centre whose page this is, unless the viewer may not open it. */
function useOwnCentre(): CentreId | undefined {
  const centre = findCentre(useLocation().pathname)
  const viewer = useViewer()
  if (!centre || viewer === null) return undefined
  return viewer && !viewer.menu.some(({ page }) => page === FIRST_PAGES[centre]) ? undefined : centre
}
