import { useApolloClient } from '@apollo/client/react'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chatSize, isSupportOpen } from '../../../access/side-windows.ts'
import { followSignIn } from '../../../access/follow-sign-in.ts'
import { dropFreePlayRequest, freePlayRequest } from '../../../access/free-play-request.ts'
import { useViewer } from '../../../access/use-viewer.ts'
import { setSender } from '../../../analytics/send-event.ts'
import { closeRegistered, latestRegistration } from '../../../domains/registration/registered.ts'
import { followSiteState } from '../../../domains/site/follow-site-state.ts'
import { useSiteFacts } from '../../../domains/site/parts/use-site-facts.ts'
import { anotherAccount } from '../../../graphql/another-account.ts'
import { loadTexts } from '../../../i18n/i18n.ts'
import { useStore } from '../../../store.ts'
import { lazyComponent } from '../../../ui/load-part.ts'
import { SilentBoundary } from '../../../ui/silent-boundary.tsx'
import { ToastRegion } from '../../../ui/toast-region.tsx'
import { whenIdle } from '../../../ui/when-idle.ts'
import { ChunkErrorBoundary } from '../../../domains/site/parts/chunk-error-boundary.tsx'
import { SiteDialogs } from './site-dialogs.tsx'
import { VendorGames } from '../../../domains/games/vendor-games.tsx'
import { KeptActs } from '../kept-acts.tsx'
import { PlayNotices } from '../play-notices.tsx'
import { useOfferedLanguage } from '../../../domains/site/parts/use-language-choice.ts'
import { useResumeAction } from '../use-resume-action.ts'
import { AccessDialogs } from './access-dialogs.tsx'

const RegisteredDialogs = lazyComponent(
  async () => (await import('../../../domains/registration/registered-dialogs.tsx')).RegisteredDialogs,
)

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
  const [{ LiveUpdates: Component }] = await Promise.all([import('../live/live-updates.tsx'), loadTexts(['live'])])
  return Component
})

const ChatPresence = lazyComponent(async () => (await import('../../../domains/chat/chat-presence.tsx')).ChatPresence)

const SupportWindow = lazyComponent(async () => {
  const [{ SupportWindow: Component }] = await Promise.all([
    import('../../../domains/support/support-window.tsx'),
    loadTexts(['cases', 'upload']),
  ])
  return Component
})

const closeSupport = () => isSupportOpen.set(false)

/** The window of customer service, over whatever page is shown. */
function Support() {
  if (!useStore(isSupportOpen)) return null
  return (
    <ChunkErrorBoundary onDismiss={closeSupport}>
      <Suspense>
        <SupportWindow />
      </Suspense>
    </ChunkErrorBoundary>
  )
}

const Analytics = lazyComponent(async () => {
  const [{ Analytics: Component }] = await Promise.all([import('../analytics/analytics.tsx'), loadTexts(['analytics'])])
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
  const isChatOpen = useStore(chatSize) !== 'closed'
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

const AnotherAccountDialog = lazyComponent(async () => {
  const [{ AnotherAccountDialog: Component }] = await Promise.all([
    import('./another-account-dialog.tsx'),
    loadTexts(['session']),
  ])
  return Component
})

/** Says who is signed in once another tab has signed in as somebody else. */
function AnotherAccount() {
  const client = useApolloClient()
  const account = useStore(anotherAccount)
  useEffect(() => followSignIn(client), [client])
  if (!account) return null
  return (
    <ChunkErrorBoundary onDismiss={() => anotherAccount.set(null)}>
      <Suspense>
        {/* Opened last, it lies above the dialogs that are open. */}
        <AnotherAccountDialog key={account.id} account={account} />
      </Suspense>
    </ChunkErrorBoundary>
  )
}

const FreePlayStart = lazyComponent(async () => (await import('../header/free-play-start.tsx')).FreePlayStart)

/** Opens the demo account that was requested. */
function FreePlay() {
  if (useStore(freePlayRequest) === null) return null
  return (
    <ChunkErrorBoundary onDismiss={dropFreePlayRequest}>
      <Suspense>
        <FreePlayStart />
      </Suspense>
    </ChunkErrorBoundary>
  )
}

/** Dialogs opened on request, messages, and what runs beside the page. */
export function ShellDialogs() {
  const { t } = useTranslation('ui')
  const client = useApolloClient()
  useEffect(() => followSiteState(client), [client])
  useOfferedLanguage()
  useResumeAction()
  return (
    <>
      <AccessDialogs />
      <RegisteredNotice />
      <SiteDialogs />
      <VendorGames />
      <FreePlay />
      <AnotherAccount />
      <Support />
      <KeptActs />
      <PlayNotices />
      <Live />
      <Counting />
      <ToastRegion label={t('notifications')} dismissLabel={t('dismiss')} />
    </>
  )
}
