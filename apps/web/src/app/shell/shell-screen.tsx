import { languagePath } from '@playhouse/shared/language-path.ts'
import { RESTRICTION_COOKIE, type SessionKind } from '@playhouse/shared/page-cookies.ts'
import { PanelLeftClose, PanelLeftOpen, WifiOff } from 'lucide-react'
import { Activity, Suspense, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { isOpenWhileClosing } from '../../access/open-pages.ts'
import { type CurrentViewer, useViewer } from '../../access/use-viewer.ts'
import { isViewerPending } from '../../graphql/shown-viewer.ts'
import { useIsAdvertFree, useIsClosing, useIsExcluded, useRestriction } from '../../access/restriction.ts'
import { readCookie, writeCookie } from '../../cookie.ts'
import { useStore } from '../../store.ts'
import { BANNER_HEIGHTS } from '../../domains/site/banner-sizes.ts'
import { isBrowsing, parseBrowse } from '../../domains/games/parts/browse-state.ts'
import { Advert } from '../../domains/site/parts/advert.tsx'
import { useBannerGroup } from '../../domains/site/parts/use-banner-group.ts'
import { useCover } from '../../domains/site/use-cover.ts'
import { useLanguages } from '../../domains/site/use-languages.ts'
import { useHasPage } from '../../domains/site/parts/use-offers.ts'
import { useSiteFacts } from '../../domains/site/parts/use-site-facts.ts'
import { isGamePath, lobbyAt, paths } from '../../paths.ts'
import { useOnline } from '../../use-online.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { idleComponent } from '../../ui/idle-component.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { SilentBoundary } from '../../ui/silent-boundary.tsx'
import { lazyComponent } from '../../ui/load-part.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { PAGE_NOTICE_SPACE } from '../../ui/page-notice-space.ts'
import { WhenNear } from '../../ui/when-near.tsx'
import { barsShown } from './bars-shown.ts'
import { type Frame as FrameParts, frameForRoute } from './frame-for-route.ts'
import { COLUMN_BESIDE_MENU, CONTENT_COLUMN, HEADER_SPACE, SIDE_BAR_SPACE } from './frame-space.tsx'
import { mustLogIn } from './must-log-in.ts'
import { useSessionExpiry } from './use-session-expiry.ts'

const RestrictionNotice = lazyComponent(async () => {
  const [{ RestrictionNotice: Component }] = await Promise.all([
    import('../../domains/limits/parts/restriction-notice.tsx'),
    loadTexts(['restrictions']),
  ])
  return Component
})

/** Says on every page what is closed to the account before it is tried. */
function Restricted() {
  const viewer = useViewer()
  const restriction = useRestriction()
  const { pathname } = useLocation()
  const space = <div aria-hidden="true" className={`hidden restricted:block ${PAGE_NOTICE_SPACE}`} />
  // A game says it in a line of its own, and the screen of the payout says it itself.
  if (isGamePath(pathname) || (restriction?.kind === 'CLOSING' && !isOpenWhileClosing(pathname))) return null
  // The log-in page is for visitors.
  if (!restriction) return viewer || pathname === paths.logIn() ? null : space
  return (
    <SilentBoundary>
      <Suspense fallback={space}>
        <RestrictionNotice restriction={restriction} />
      </Suspense>
    </SilentBoundary>
  )
}

// First in the build's landing chunk, which pages without banners do not load.
const Banners = lazyComponent(async () => (await import('../../domains/site/banners.tsx')).Banners)
const SiteUnavailable = lazyComponent(async () => {
  const [{ SiteUnavailable: Component }] = await Promise.all([
    import('../../domains/site/unavailable/site-unavailable.tsx'),
    loadTexts(['site']),
  ])
  return Component
})

const NotOffered = lazyComponent(
  async () => (await import('../../domains/site/parts/not-offered-screen.tsx')).NotOfferedScreen,
)

const ClosedSiteNotice = lazyComponent(async () => {
  const [{ ClosedSiteNotice: Component }] = await Promise.all([
    import('../../domains/site/unavailable/closed-site-notice.tsx'),
    loadTexts(['site']),
  ])
  return Component
})

const AccountClosing = lazyComponent(async () => {
  const [{ AccountClosing: Component }] = await Promise.all([
    import('../../domains/limits/account-closing.tsx'),
    loadTexts(['closing', 'withdrawal', 'requirements', 'upload']),
  ])
  return Component
})

const LazyFooter = lazyComponent(async () => {
  const [{ Footer }] = await Promise.all([import('./footer/footer.tsx'), loadTexts(['site'])])
  return Footer
})

// The links in them work before they do.
const Header = idleComponent(async () => (await import('./idle-parts.ts')).Header, HEADER_SPACE)
const SideBar = idleComponent(async () => (await import('./idle-parts.ts')).SideBar, SIDE_BAR_SPACE)
const FloatingMenu = idleComponent(async () => (await import('./idle-parts.ts')).FloatingMenu)
const BottomBar = idleComponent(async () => (await import('./idle-parts.ts')).BottomBar)
const ShellDialogs = idleComponent(async () => (await import('./idle-parts.ts')).ShellDialogs)

const CONTENT_ID = 'content'
const FOOTER_SPACE = <div className="h-96" />

/** Shell while the site is unavailable, or the account is being closed. */
const UNAVAILABLE_FRAME: FrameParts = {
  header: true,
  headerLogo: true,
  leftBar: 'none',
  barsToggle: false,
  banners: null,
  footer: true,
  floatingMenu: false,
  bottomBar: false,
  isAloneSideways: false,
}

/** The shell around every screen. Covers the screen while the site is unavailable; redirects to log-in where the brand requires it. */
export function ShellScreen() {
  const site = useSiteFacts()
  const viewer = useViewer()
  const { pathname } = useLocation()
  const frame = frameForRoute(pathname, useStore(barsShown))
  const closed = site?.status && site.status.state !== 'NORMAL' ? site.status : null
  const cover = useCover()
  const isCovered = cover === 'CLOSED_SITE'
  const wasOpen = useWasOpen(site !== null && !isCovered)
  useSessionKind(viewer)
  useSessionExpiry()
  useFocusAfterSignIn(viewer === null ? null : viewer?.username)
  const isClosing = useIsClosing()
  const hasPage = useHasPage()
  const mustRedirect = mustLogIn(pathname, {
    logInRequired: site?.features.includes('LOG_IN_REQUIRED'),
    signedIn: viewer === undefined ? undefined : viewer !== null,
  })
  return (
    <Frame frame={closed || isClosing ? UNAVAILABLE_FRAME : frame} bare={closed !== null || isClosing}>
      {closed && isCovered ? (
        <Suspense>
          <SiteUnavailable status={closed} />
        </Suspense>
      ) : closed ? (
        <SilentBoundary>
          <Suspense>
            <ClosedSiteNotice status={closed} />
          </Suspense>
        </SilentBoundary>
      ) : null}
      {isCovered && !wasOpen ? null : (
        <Activity mode={isCovered ? 'hidden' : 'visible'}>
          <Suspense>
            {cover === 'CLOSING' ? (
              <AccountClosing />
            ) : mustRedirect ? (
              // Until a member's page is hydrated it is a visitor's.
              isViewerPending.get() ? null : (
                <Navigate to={paths.logIn()} replace />
              )
            ) : hasPage(pathname) ? (
              <Outlet />
            ) : (
              <NotOffered />
            )}
          </Suspense>
        </Activity>
      )}
    </Frame>
  )
}

/** Whether the screen has been shown: what was typed on it is kept while the site is closed. */
function useWasOpen(isOpen: boolean): boolean {
  const [was, setWas] = useState(isOpen)
  if (isOpen && !was) setWas(true)
  return was || isOpen
}

interface FrameProps {
  frame: FrameParts
  bare: boolean
  children: ReactNode
}

function Frame({ frame, bare, children }: FrameProps) {
  const { t } = useTranslation('ui')
  const { pathname } = useLocation()
  const aside = frame.isAloneSideways ? 'contents sideways:hidden' : 'contents'
  return (
    <>
      <SkipLink target={CONTENT_ID} label={t('skipToContent')} />
      <div className="flex items-start">
        {frame.leftBar === 'none' ? null : (
          <div className={aside}>
            <SideBar collapsed={frame.leftBar === 'collapsed'} />
          </div>
        )}
        <div className="min-w-0 grow">
          {frame.header ? (
            <div className={aside}>
              <Header logo={frame.headerLogo} bare={bare} />
            </div>
          ) : null}
          <div
            className={`${CONTENT_COLUMN} ${frame.isAloneSideways ? 'sideways:max-w-none sideways:p-0' : ''} ${frame.floatingMenu ? COLUMN_BESIDE_MENU : 'max-w-[calc(77.5rem+3rem)]'}`}
          >
            <main id={CONTENT_ID} tabIndex={-1} className="min-h-[calc(100dvh-5rem)] focus-visible:outline-none">
              <Restricted />
              {frame.banners ? (
                <Advert>
                  {/* On a phone a lobby's games come first. */}
                  <div className={`mb-4 empty:hidden ${lobbyAt(pathname.slice(1)) ? 'max-tablet:hidden' : ''}`}>
                    <RouteBanners group={frame.banners} />
                  </div>
                </Advert>
              ) : null}
              {children}
            </main>
            {frame.footer ? (
              <WhenNear ahead="0px" placeholder={FOOTER_SPACE}>
                <LazyFooter bare={bare} />
              </WhenNear>
            ) : null}
            {/* React neither renders nor hydrates it in the browser. */}
            <noscript>{import.meta.env.SSR ? <LanguageLinks /> : null}</noscript>
          </div>
        </div>
      </div>
      {frame.barsToggle ? <BarsToggle shown={frame.header} /> : null}
      {frame.floatingMenu ? (
        <div className={aside}>
          <FloatingMenu />
        </div>
      ) : null}
      {bare || !frame.bottomBar ? null : <BottomBar />}
      <ShellDialogs />
      <OfflineNotice />
    </>
  )
}

/** Says that there is no connection; pages opened meanwhile wait for it. */
function OfflineNotice() {
  const { t } = useTranslation('faults')
  const isOnline = useOnline()
  return (
    <div role="status" className="fixed inset-x-4 bottom-4 z-40 flex justify-center max-tablet:bottom-20">
      {isOnline ? null : (
        <p className="flex items-center gap-3 rounded-card border border-line bg-overlay px-4 py-3 text-body text-text">
          <Icon icon={WifiOff} />
          <span className="min-w-0 text-pretty">{t('offline')}</span>
        </p>
      )}
    </div>
  )
}

/** Without script, instead of the menus of languages. */
function LanguageLinks() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const languages = useLanguages()
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
}

/** Banners above a page. Search results on the home page start without them. */
function RouteBanners({ group }: RouteBannersProps) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const banners = useBannerGroup(group)
  const known = useSiteFacts() !== null
  if (pathname === paths.home() && isBrowsing(parseBrowse(params))) return null
  const size = pathname === paths.home() ? 'hero' : 'low'
  const space = <Skeleton className={`w-full rounded-card ${BANNER_HEIGHTS[size]}`} />
  if (!banners) return known ? null : space
  return (
    <Suspense fallback={space}>
      <Banners key={group} banners={banners} size={size} />
    </Suspense>
  )
}

const FOCUS_AFTER_MS = 100

/** Keeps the attribute that the page was served with true, and the hint for the next one: after a log-in or log-out, or a change of the account. */
function useSessionKind(viewer: CurrentViewer | null | undefined): void {
  const isExcluded = useIsExcluded()
  const isAdvertFree = useIsAdvertFree()
  const kind = viewer === undefined ? undefined : getSessionKind(viewer, { isExcluded, isAdvertFree })
  useLayoutEffect(() => {
    // A member's page is hydrated as the visitor's that the server rendered.
    if (!kind || isViewerPending.get()) return
    document.documentElement.dataset['session'] = kind
    const hint = kind === 'visitor' || kind === 'member' ? '' : kind
    if (readCookie(RESTRICTION_COOKIE) !== hint) writeCookie(RESTRICTION_COOKIE, hint)
  }, [kind])
}

function getSessionKind(
  viewer: CurrentViewer | null,
  { isExcluded, isAdvertFree }: Readonly<Record<'isExcluded' | 'isAdvertFree', boolean>>,
): SessionKind {
  if (!viewer) return 'visitor'
  // Another screen stands in the place of all pages.
  if (viewer.restriction?.kind === 'CLOSING') return 'member'
  if (!viewer.restriction) return isAdvertFree ? 'quiet' : 'member'
  return isExcluded ? 'excluded' : 'restricted'
}

/**
 * The button that signed in or out is gone afterwards: moves the focus to the content instead of the start of the page.
 * @param who the username, null for a visitor, undefined while loading
 */
function useFocusAfterSignIn(who: string | null | undefined): void {
  const before = useRef<typeof who>(undefined)
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== who
    before.current = isViewerPending.get() ? undefined : who
    if (!changed) return
    // The header that holds the button may be drawn later than this.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
    }, FOCUS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [who])
}
