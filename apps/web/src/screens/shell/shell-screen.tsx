import { languagePath } from '@playhouse/shared/language-path.ts'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { memo, Suspense, useCallback, useState, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useViewer } from '../../access/use-viewer.ts'
import { useIsExcluded, useRestriction } from '../../access/restriction.ts'
import { chatWindow } from '../../access/chat-window.ts'
import { setSender } from '../../analytics/send-event.ts'
import { useStore } from '../../store.ts'
import { closeRegistered, latestRegistration } from '../../features/registration/registered.ts'
import { BANNER_HEIGHTS } from '../../features/site/banner-sizes.ts'
import { useBannerGroup } from '../../features/site/use-banner-group.ts'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { lobbyAt, paths } from '../../paths.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { lazyComponent } from '../../ui/load-part.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SilentBoundary } from '../../ui/silent-boundary.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { WhenNear } from '../../ui/when-near.tsx'
import { whenIdle } from '../../ui/when-idle.ts'
import { ToastRegion } from '../../ui/toast-region.tsx'
import { ChunkErrorBoundary } from '../error/chunk-error-boundary.tsx'
import { SiteDialogs } from '../site-dialogs/site-dialogs.tsx'
import { VendorGames } from '../vendor-games/vendor-games.tsx'
import { AccessDialogs } from './dialogs/access-dialogs.tsx'
import { barsShown } from './bars-shown.ts'
import { type Frame as FrameParts, frameForRoute } from './frame-for-route.ts'
import { Header } from './header/header.tsx'
import { BottomBar } from './menu/bottom-bar.tsx'
import { FloatingMenu } from './menu/floating-menu.tsx'
import { SideBar } from './menu/side-bar.tsx'
import { mustLogIn } from './must-log-in.ts'
import { PlayNotices } from './play-notices.tsx'
import { useLanguageChoice, useOfferedLanguage } from './use-language-choice.ts'
import { useResumeAction } from './use-resume-action.ts'
import { useSessionExpiry } from './use-session-expiry.ts'

const RegisteredDialogs = lazyComponent(
  async () => (await import('../../features/registration/registered-dialogs.tsx')).RegisteredDialogs,
)

const RestrictionNotice = lazyComponent(async () => {
  const [{ RestrictionNotice: Component }] = await Promise.all([
    import('../../features/limits/restriction-notice.tsx'),
    loadTexts(['restrictions']),
  ])
  return Component
})

/** Says on every page what is closed to the account before it is tried. */
function Restricted() {
  const restriction = useRestriction()
  if (!restriction) return null
  return (
    <SilentBoundary>
      <Suspense>
        <RestrictionNotice restriction={restriction} />
      </Suspense>
    </SilentBoundary>
  )
}

/** Confirms a registration that has just succeeded, on the page it led to. */
function RegisteredNotice() {
  const news = useStore(latestRegistration)
  if (!news) return null
  return (
    <ChunkErrorBoundary onDismiss={closeRegistered}>
      <Suspense>
        <RegisteredDialogs />
      </Suspense>
    </ChunkErrorBoundary>
  )
}

const LiveUpdates = lazyComponent(async () => {
  const [{ LiveUpdates: Component }] = await Promise.all([import('./live/live-updates.tsx'), loadTexts(['live'])])
  return Component
})

const ChatPresence = lazyComponent(async () => (await import('./chat/chat-presence.tsx')).ChatPresence)

const Analytics = lazyComponent(async () => {
  const [{ Analytics: Component }] = await Promise.all([import('./analytics/analytics.tsx'), loadTexts(['analytics'])])
  return Component
})

/** Analytics, where the brand has them and the visitor agrees. */
function Counting() {
  const site = useSiteFacts()
  const isOff = site !== null && site.analytics === null
  useEffect(() => {
    if (isOff) setSender(undefined)
  }, [isOff])
  if (!site?.analytics || site.status?.state !== 'NORMAL') return null
  return (
    <SilentBoundary>
      <Suspense>
        <Analytics tag={site.analytics} />
      </Suspense>
    </SilentBoundary>
  )
}

/** After everything that the page waits for. */
const LIVE_WITHIN_MS = 4_000

/** Live updates of the signed-in account. Without them the page stays as loaded. */
function Live() {
  const viewer = useViewer()
  const [isIdle, setIdle] = useState(false)
  const isSignedIn = Boolean(viewer)
  useEffect(() => (isSignedIn ? whenIdle(() => setIdle(true), LIVE_WITHIN_MS) : undefined), [isSignedIn])
  const hasChat = useSiteFacts()?.features.includes('CHAT') && viewer?.kind !== 'DEMO'
  const isChatOpen = useStore(chatWindow) !== 'closed'
  if (!viewer || !(isIdle || isChatOpen)) return null
  return (
    <SilentBoundary>
      <Suspense>{hasChat ? <ChatPresence key={viewer.id} /> : null}</Suspense>
      <Suspense>
        <LiveUpdates key={viewer.id} viewerId={viewer.id} cursor={viewer.liveCursor ?? undefined} />
      </Suspense>
    </SilentBoundary>
  )
}

// First in the build's landing chunk, which pages without banners do not load.
const Banners = lazyComponent(async () => (await import('../../features/site/banners.tsx')).Banners)
const MenuSheet = lazyComponent(async () => (await import('./menu/menu-sheet.tsx')).MenuSheet)
const SiteUnavailable = lazyComponent(async () => (await import('../unavailable/site-unavailable.tsx')).SiteUnavailable)

// Memoised so that a navigation does not render the whole shell again.
const MemoSideBar = memo(SideBar)
const MemoHeader = memo(Header)
const LazyFooter = lazyComponent(async () => (await import('./footer/footer.tsx')).Footer)
const MemoFloatingMenu = memo(FloatingMenu)
const MemoBottomBar = memo(BottomBar)

/** Dialogs opened on request. A constant element, so that a navigation does not render them again. */
const DIALOGS = (
  <>
    <AccessDialogs />
    <RegisteredNotice />
    <SiteDialogs />
    <VendorGames />
    <PlayNotices />
    <Live />
    <Counting />
  </>
)

const CONTENT_ID = 'content'
const FOOTER_SPACE = <div className="h-96" />

/** Shell while the site is unavailable. */
const UNAVAILABLE_FRAME: FrameParts = {
  header: true,
  headerLogo: true,
  leftBar: 'none',
  barsToggle: false,
  banners: null,
  bannerDots: false,
  footer: true,
  floatingMenu: false,
  bottomBar: false,
}

/** The shell around every screen. Replaces the screen while the site is unavailable; redirects to log-in where the brand requires it. */
export function ShellScreen() {
  const site = useSiteFacts()
  const viewer = useViewer()
  const { pathname } = useLocation()
  const frame = frameForRoute(pathname, useStore(barsShown))
  const closed = site?.status && site.status.state !== 'NORMAL' ? site.status : null
  useSessionAttribute(viewer)
  useSessionExpiry()
  useFocusAfterSignIn(viewer === null ? null : viewer?.username)
  useResumeAction()
  useOfferedLanguage()
  const mustRedirect = mustLogIn(pathname, {
    logInRequired: site?.features.includes('LOG_IN_REQUIRED'),
    signedIn: viewer === undefined ? undefined : viewer !== null,
  })
  return (
    <Frame frame={closed ? UNAVAILABLE_FRAME : frame} bare={closed !== null}>
      <Suspense>
        {closed ? (
          <SiteUnavailable status={closed} />
        ) : mustRedirect ? (
          <Navigate to={paths.logIn()} replace />
        ) : (
          <Outlet />
        )}
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
  const { pathname } = useLocation()
  const [menuOpen, setMenuOpen] = useState(false)
  const isExcluded = useIsExcluded()
  const openMenu = useCallback(() => setMenuOpen(true), [])
  const closeMenu = useCallback(() => setMenuOpen(false), [])
  return (
    <>
      <SkipLink target={CONTENT_ID} label={t('skipToContent')} />
      <div className="flex items-start">
        {frame.leftBar === 'none' ? null : <MemoSideBar collapsed={frame.leftBar === 'collapsed'} />}
        <div className="min-w-0 grow">
          {frame.header ? <MemoHeader logo={frame.headerLogo} bare={bare} /> : null}
          <div
            className={`mx-auto px-4 pt-5 pb-10 max-tablet:pb-24 tablet:px-6 ${frame.floatingMenu ? 'max-w-[calc(77.5rem+4.5rem)] tablet:pe-12' : 'max-w-[calc(77.5rem+3rem)]'}`}
          >
            <main id={CONTENT_ID} tabIndex={-1} className="min-h-[calc(100dvh-5rem)] focus-visible:outline-none">
              <Restricted />
              {frame.banners && !isExcluded ? (
                // On a phone a lobby's games come first.
                <div className={`mb-4 empty:hidden ${lobbyAt(pathname.slice(1)) ? 'max-tablet:hidden' : ''}`}>
                  <RouteBanners group={frame.banners} dots={frame.bannerDots} />
                </div>
              ) : null}
              {children}
            </main>
            {frame.footer ? (
              <WhenNear ahead="0px" placeholder={FOOTER_SPACE}>
                <LazyFooter bare={bare} />
              </WhenNear>
            ) : null}
            <noscript>
              <LanguageLinks />
            </noscript>
          </div>
        </div>
      </div>
      {frame.barsToggle ? <BarsToggle shown={frame.header} /> : null}
      {frame.floatingMenu ? <MemoFloatingMenu /> : null}
      {bare || !frame.bottomBar ? null : <MemoBottomBar onOpenMenu={openMenu} />}
      {menuOpen ? (
        <ChunkErrorBoundary onDismiss={closeMenu}>
          <Suspense>
            <MenuSheet onClose={closeMenu} />
          </Suspense>
        </ChunkErrorBoundary>
      ) : null}
      {DIALOGS}
      <ToastRegion label={t('notifications')} dismissLabel={t('dismiss')} />
    </>
  )
}

/** Without script, instead of the menus of languages. */
function LanguageLinks() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const { languages } = useLanguageChoice()
  if (languages.length < 2) return null
  return (
    <nav aria-label={t('language')} className="mt-8 flex flex-wrap gap-x-5 gap-y-2 text-small">
      {languages.map(({ code, name, bcp47 }) => (
        <a key={code} href={languagePath(code, pathname, languages[0]?.code)} lang={bcp47} className={linkClass()}>
          {name}
        </a>
      ))}
    </nav>
  )
}

function BarsToggle({ shown }: { shown: boolean }) {
  const { t } = useTranslation('shell')
  return (
    <IconButton
      icon={shown ? PanelLeftClose : PanelLeftOpen}
      label={shown ? t('hideBars') : t('showBars')}
      aria-expanded={shown}
      onClick={() => barsShown.set(!shown)}
      variant="outline"
      // A phone has no left bar to hide.
      className={`fixed! start-3 bottom-6 max-laptop:bottom-20 z-20 bg-overlay! ${shown ? 'max-tablet:hidden' : ''}`}
    />
  )
}

interface RouteBannersProps {
  group: string
  dots: boolean
}

/** Banners above a page. Search results on the home page start without them. */
function RouteBanners({ group, dots }: RouteBannersProps) {
  const { pathname, search } = useLocation()
  const banners = useBannerGroup(group)
  const known = useSiteFacts() !== null
  if (search !== '' && pathname === paths.home()) return null
  const size = pathname === paths.home() ? 'tall' : 'low'
  const space = <Skeleton className={`w-full rounded-card ${BANNER_HEIGHTS[size]}`} />
  if (!banners) return known ? null : space
  return (
    <Suspense fallback={space}>
      <Banners key={group} banners={banners} size={size} dots={dots} />
    </Suspense>
  )
}

/** Keeps the attribute that the page was served with true: after a log-in or log-out, or for a session that has ended. */
function useSessionAttribute(viewer: object | null | undefined): void {
  const session = viewer === undefined ? undefined : viewer ? 'member' : 'visitor'
  useLayoutEffect(() => {
    if (session) document.documentElement.dataset['session'] = session
  }, [session])
}

/**
 * The button that signed in or out is gone afterwards: moves the focus to the content instead of the start of the page.
 * @param who the username, null for a visitor, undefined while loading
 */
function useFocusAfterSignIn(who: string | null | undefined): void {
  const before = useRef(who)
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== who
    before.current = who
    if (changed && document.activeElement === document.body) {
      document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [who])
}
