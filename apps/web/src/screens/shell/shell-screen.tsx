import { memo, Suspense, useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useViewer } from '../../access/use-viewer.ts'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { paths } from '../../paths.ts'
import { lazyPart } from '../../ui/load-part.ts'
import { SkipLink } from '../../ui/skip-link.tsx'
import { ToastRegion } from '../../ui/toast-region.tsx'
import { PartBoundary } from '../crash/part-boundary.tsx'
import { LayerDialogs } from '../layers/layer-dialogs.tsx'
import { VendorGames } from '../vendor-games/vendor-games.tsx'
import { AccessDialogs } from './access-dialogs.tsx'
import { BarsToggle } from './bars-toggle.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { FloatingMenu } from './floating-menu.tsx'
import { Footer } from './footer.tsx'
import type { Frame as FrameParts } from './frame-of.ts'
import { Header } from './header.tsx'
import { Invitation } from './invitation.tsx'
import { mustLogIn } from './log-in-first.ts'
import { RegisteredNews } from './registered-news.tsx'
import { RouteBanners } from './route-banners.tsx'
import { SideBar } from './side-bar.tsx'
import { useFrame } from './use-frame.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useGoingOn } from './use-going-on.ts'
import { useOfferedLanguage } from './use-language-choice.ts'
import { useSessionExpiry } from './use-session-expiry.ts'

const MenuSheet = lazyPart(async () => (await import('./menu-sheet.tsx')).MenuSheet)
const SiteClosed = lazyPart(async () => (await import('../closed/site-closed.tsx')).SiteClosed)

// What stands around the page is drawn anew for what it reads itself, not with every page.
const StillSideBar = memo(SideBar)
const StillHeader = memo(Header)
const StillFooter = memo(Footer)
const StillFloatingMenu = memo(FloatingMenu)
const StillBottomBar = memo(BottomBar)

/** What waits to be asked for. Made once, so that a change of page leaves it alone. */
const WAITING = (
  <>
    <AccessDialogs />
    <RegisteredNews />
    <LayerDialogs />
    <Invitation />
    <VendorGames />
  </>
)

const CONTENT_ID = 'content'

/** Where the site is closed: the mark, and facts about the brand. */
const CLOSED: FrameParts = {
  header: true,
  headerLogo: true,
  leftBar: 'none',
  leftBarTurns: false,
  barsToggle: false,
  banners: null,
  bannerDots: false,
  footer: true,
  floatingMenu: false,
}

/**
 * The frame around every screen, as its route has it. Where the site is closed it shows why instead of any screen; where the brand
 * wants a session first it leads to the log-in page.
 */
export function ShellScreen() {
  const site = useSiteFacts()
  const viewer = useViewer()
  const frame = useFrame()
  const { pathname } = useLocation()
  const closed = site?.status && site.status.state !== 'NORMAL' ? site.status : null
  useSessionExpiry()
  useKeptFocus(viewer === null ? null : viewer?.username)
  useGoingOn()
  useOfferedLanguage()
  const turnedAway = mustLogIn(pathname, {
    logInFirst: site?.features.includes('LOG_IN_REQUIRED'),
    signedIn: viewer === undefined ? undefined : viewer !== null,
  })
  return (
    <Frame frame={closed ? CLOSED : frame} bare={closed !== null}>
      <Suspense>
        {closed ? <SiteClosed status={closed} /> : turnedAway ? <Navigate to={paths.logIn()} replace /> : <Outlet />}
      </Suspense>
    </Frame>
  )
}

interface FrameProps {
  frame: FrameParts
  bare: boolean
  children: ReactNode
}

function Frame({ frame, bare, children }: FrameProps) {
  const { t } = useTranslation('ui')
  const [menuOpen, setMenuOpen] = useState(false)
  const openMenu = useCallback(() => setMenuOpen(true), [])
  const closeMenu = useCallback(() => setMenuOpen(false), [])
  return (
    <>
      <SkipLink target={CONTENT_ID} label={t('skipToContent')} />
      <div className="flex items-start">
        {frame.leftBar === 'none' ? null : <StillSideBar mini={frame.leftBar === 'mini'} turns={frame.leftBarTurns} />}
        <div className="min-w-0 grow">
          {frame.header ? <StillHeader logo={frame.headerLogo} bare={bare} /> : null}
          <div
            className={`mx-auto px-4 pt-5 pb-10 max-tablet:pb-24 tablet:px-6 ${frame.floatingMenu ? 'max-w-[calc(77.5rem+4.5rem)] tablet:pe-12' : 'max-w-[calc(77.5rem+3rem)]'}`}
          >
            <main id={CONTENT_ID} tabIndex={-1} className="min-h-[calc(100dvh-5rem)] focus-visible:outline-none">
              {frame.banners ? (
                <div className="mb-5 empty:hidden">
                  <RouteBanners group={frame.banners} dots={frame.bannerDots} />
                </div>
              ) : null}
              {children}
            </main>
            {frame.footer ? <StillFooter bare={bare} /> : null}
          </div>
        </div>
      </div>
      {frame.barsToggle ? <BarsToggle /> : null}
      {frame.floatingMenu ? <StillFloatingMenu /> : null}
      {bare || !frame.header ? null : <StillBottomBar onOpenMenu={openMenu} />}
      {menuOpen ? (
        <PartBoundary onDismiss={closeMenu}>
          <Suspense>
            <MenuSheet onClose={closeMenu} />
          </Suspense>
        </PartBoundary>
      ) : null}
      {WAITING}
      <ToastRegion label={t('notifications')} dismissLabel={t('dismiss')} />
    </>
  )
}
