import { memo, Suspense, useCallback, useState, type ReactNode, useSyncExternalStore, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useViewer } from '../../access/use-viewer.ts'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { paths } from '../../paths.ts'
import { lazyPart } from '../../ui/load-part.ts'
import { SkipLink } from '../../ui/skip-link.tsx'
import { ToastRegion } from '../../ui/toast-region.tsx'
import { ChunkErrorBoundary } from '../error/chunk-error-boundary.tsx'
import { SiteDialogs } from '../site-dialogs/site-dialogs.tsx'
import { VendorGames } from '../vendor-games/vendor-games.tsx'
import { AccessDialogs } from './dialogs/access-dialogs.tsx'
import { BottomBar } from './menu/bottom-bar.tsx'
import { FloatingMenu } from './menu/floating-menu.tsx'
import { Footer } from './footer/footer.tsx'
import { type Frame as FrameParts, frameForRoute, type Frame } from './frame-for-route.ts'
import { Header } from './header/header.tsx'
import { mustLogIn } from './must-log-in.ts'
import { SideBar } from './menu/side-bar.tsx'
import { useResumeAction } from './use-resume-action.ts'
import { useOfferedLanguage } from './use-language-choice.ts'
import { useSessionExpiry } from './use-session-expiry.ts'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { setBarsShown, useFramePreferences } from './frame-preferences.ts'
import { dropInvitation, invitationRequest } from './dialogs/invitation-request.ts'
import { closeRegistered, registeredNews } from '../../features/registration/registered.ts'
import { BannerSkeleton, Banners } from '../../features/site/banners.tsx'
import { useBannerGroup } from '../../features/site/use-banner-group.ts'

const RegisteredDialogs = lazyPart(
  async () => (await import('../../features/registration/registered-dialogs.tsx')).RegisteredDialogs,
)

/** Tells of a registration that has just succeeded, over whatever page it led to. */
function RegisteredNotice() {
  const news = useSyncExternalStore(registeredNews.subscribe, registeredNews.read)
  if (!news) return null
  return (
    <ChunkErrorBoundary onDismiss={closeRegistered}>
      <Suspense>
        <RegisteredDialogs />
      </Suspense>
    </ChunkErrorBoundary>
  )
}

const InvitationDialog = lazyPart(async () => (await import('./dialogs/invitation-dialog.tsx')).InvitationDialog)

/** The member's own invitation, while it is asked for. */
function Invitation() {
  const open = useSyncExternalStore(invitationRequest.subscribe, invitationRequest.read)
  if (!open) return null
  return (
    <ChunkErrorBoundary onDismiss={dropInvitation}>
      <Suspense>
        <InvitationDialog onClose={dropInvitation} />
      </Suspense>
    </ChunkErrorBoundary>
  )
}

const MenuSheet = lazyPart(async () => (await import('./menu/menu-sheet.tsx')).MenuSheet)
const SiteUnavailable = lazyPart(async () => (await import('../unavailable/site-unavailable.tsx')).SiteUnavailable)

// What stands around the page is drawn anew for what it reads itself, not with every page.
const MemoSideBar = memo(SideBar)
const MemoHeader = memo(Header)
const MemoFooter = memo(Footer)
const MemoFloatingMenu = memo(FloatingMenu)
const MemoBottomBar = memo(BottomBar)

/** What waits to be asked for. Made once, so that a change of page leaves it alone. */
const WAITING = (
  <>
    <AccessDialogs />
    <RegisteredNotice />
    <SiteDialogs />
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
  leftBarCollapsible: false,
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
  useFocusAfterSignIn(viewer === null ? null : viewer?.username)
  useResumeAction()
  useOfferedLanguage()
  const turnedAway = mustLogIn(pathname, {
    logInFirst: site?.features.includes('LOG_IN_REQUIRED'),
    signedIn: viewer === undefined ? undefined : viewer !== null,
  })
  return (
    <Frame frame={closed ? CLOSED : frame} bare={closed !== null}>
      <Suspense>
        {closed ? (
          <SiteUnavailable status={closed} />
        ) : turnedAway ? (
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
  const [menuOpen, setMenuOpen] = useState(false)
  const openMenu = useCallback(() => setMenuOpen(true), [])
  const closeMenu = useCallback(() => setMenuOpen(false), [])
  return (
    <>
      <SkipLink target={CONTENT_ID} label={t('skipToContent')} />
      <div className="flex items-start">
        {frame.leftBar === 'none' ? null : (
          <MemoSideBar mini={frame.leftBar === 'mini'} turns={frame.leftBarCollapsible} />
        )}
        <div className="min-w-0 grow">
          {frame.header ? <MemoHeader logo={frame.headerLogo} bare={bare} /> : null}
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
            {frame.footer ? <MemoFooter bare={bare} /> : null}
          </div>
        </div>
      </div>
      {frame.barsToggle ? <BarsToggle /> : null}
      {frame.floatingMenu ? <MemoFloatingMenu /> : null}
      {bare || !frame.header ? null : <MemoBottomBar onOpenMenu={openMenu} />}
      {menuOpen ? (
        <ChunkErrorBoundary onDismiss={closeMenu}>
          <Suspense>
            <MenuSheet onClose={closeMenu} />
          </Suspense>
        </ChunkErrorBoundary>
      ) : null}
      {WAITING}
      <ToastRegion label={t('notifications')} dismissLabel={t('dismiss')} />
    </>
  )
}

/** Lets the bars in on a page that is a stage of its own, and sends them away again. */
function BarsToggle() {
  const { t } = useTranslation('shell')
  const { barsShown } = useFramePreferences()
  return (
    <IconButton
      icon={barsShown ? PanelLeftClose : PanelLeftOpen}
      label={barsShown ? t('hideBars') : t('showBars')}
      aria-expanded={barsShown}
      onClick={() => setBarsShown(!barsShown)}
      variant="outline"
      className="fixed! start-3 bottom-6 z-20 bg-overlay!"
    />
  )
}

interface RouteBannersProps {
  /** The route's group of banners. */
  group: string
  dots: boolean
}

/** The banners above a page, or their place while they come. A list that was searched or filtered starts without them. */
function RouteBanners({ group, dots }: RouteBannersProps) {
  const { pathname, search } = useLocation()
  const banners = useBannerGroup(group)
  const known = useSiteFacts() !== null
  if (search !== '' && pathname === paths.home()) return null
  const size = pathname === paths.home() ? 'tall' : 'low'
  if (!banners) return known ? null : <BannerSkeleton size={size} />
  return <Banners key={group} banners={banners} size={size} dots={dots} />
}

/** The frame of the page that is open. */
function useFrame(): Frame {
  return frameForRoute(useLocation().pathname, useFramePreferences())
}

/**
 * What was pressed to sign in or out is gone once that is done: then the page's content gets the focus, not the page's beginning.
 * @param who the account's name, null for a visitor, undefined while that is not known
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
