import { Suspense, useState } from 'react'
import { useViewer } from '../../access/use-viewer.ts'
import type { CurrentViewer } from '../../access/use-viewer.ts'
import { ThemeMenu } from '../../features/site/theme-menu.tsx'
import { lazyPart } from '../../ui/load-part.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PartBoundary } from '../crash/part-boundary.tsx'
import { GuestBar } from './guest-bar.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { SearchButton } from './search-button.tsx'
import { TopNavigation } from './top-navigation.tsx'
import { Wordmark } from './wordmark.tsx'

// Visitors, who see the site first, have no account to show.
const MemberBar = lazyPart(async () => (await import('./member-bar.tsx')).MemberBar)

interface HeaderProps {
  /** The brand's mark, where no left bar bears it. A phone has none, and always shows it. */
  logo: boolean
  /** Where the site is closed: no lobbies and no account. */
  bare?: boolean
}

/** The bar at the top: lobbies, theme and language, and who is there. */
export function Header({ logo, bare = false }: HeaderProps) {
  const viewer = useViewer()
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="flex h-15 items-center gap-2 px-4 tablet:px-6">
        <div className={logo ? 'me-2 shrink-0' : 'me-2 shrink-0 tablet:hidden'}>
          <Wordmark compact="onPhone" />
        </div>
        {bare ? <span className="grow" /> : <TopNavigation />}
        <span className={bare ? 'flex shrink-0' : 'flex shrink-0 max-tablet:hidden'}>
          <ThemeMenu />
          <LanguageMenu />
        </span>
        {bare ? null : <SearchButton />}
        {bare ? null : viewer ? (
          <LateMemberBar viewer={viewer} />
        ) : viewer === null ? (
          <GuestBar />
        ) : (
          // About as wide as a visitor's bar, so that what stands before it stays where it is.
          <span className="w-66 shrink-0 max-tablet:w-44" />
        )}
      </div>
    </header>
  )
}

/** Holds the member's place while the bar's code comes; without it the page goes on. */
function LateMemberBar({ viewer }: { viewer: CurrentViewer }) {
  const [missed, setMissed] = useState(false)
  if (missed) return null
  return (
    <PartBoundary onDismiss={() => setMissed(true)}>
      <Suspense
        fallback={
          <span aria-busy="true" className="shrink-0">
            <Skeleton className="h-9 w-48 rounded-control" />
          </span>
        }
      >
        <MemberBar viewer={viewer} />
      </Suspense>
    </PartBoundary>
  )
}
