import { Suspense, useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { SkipLink } from '../../ui/skip-link.tsx'
import { ToastRegion } from '../../ui/toast-region.tsx'
import { AccessDialogs } from './access-dialogs.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { SideBar } from './side-bar.tsx'
import { SiteClosed } from './site-closed.tsx'
import { useSessionExpiry } from './use-session-expiry.ts'

const CONTENT_ID = 'content'

/** The frame around every screen. Where the site is closed it shows why instead of any screen. */
export function ShellScreen() {
  const status = useSiteFacts()?.status
  const closed = status && status.state !== 'NORMAL' ? status : null
  useSessionExpiry()
  return (
    <Frame bare={closed !== null}>
      <Suspense>{closed ? <SiteClosed status={closed} /> : <Outlet />}</Suspense>
    </Frame>
  )
}

function Frame({ bare = false, children }: { bare?: boolean; children: ReactNode }) {
  const { t } = useTranslation('ui')
  const [menuOpen, setMenuOpen] = useState(false)
  const closeMenu = useCallback(() => setMenuOpen(false), [])
  return (
    <>
      <SkipLink target={CONTENT_ID} label={t('skipToContent')} />
      <Header bare={bare} />
      <div className="flex items-start">
        {bare ? null : <SideBar />}
        <div className="mx-auto min-w-0 max-w-[calc(77.5rem+3rem)] grow px-4 pt-5 max-tablet:pb-14 tablet:px-6">
          <main id={CONTENT_ID} tabIndex={-1} className="min-h-[calc(100dvh-12rem)] focus-visible:outline-none">
            {children}
          </main>
          <Footer bare={bare} />
        </div>
      </div>
      {bare ? null : <BottomBar onOpenMenu={() => setMenuOpen(true)} />}
      {menuOpen ? <MenuSheet onClose={closeMenu} /> : null}
      <AccessDialogs />
      <ToastRegion label={t('notifications')} dismissLabel={t('dismiss')} />
    </>
  )
}
