import { ThemeMenu } from '../../features/site/theme-menu.tsx'
import { useViewer } from '../../access/use-viewer.ts'
import { GuestBar } from './guest-bar.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { MemberBar } from './member-bar.tsx'
import { TopNavigation } from './top-navigation.tsx'
import { Wordmark } from './wordmark.tsx'

/** The bar at the top: brand, lobbies, theme and language, and who is there. `bare` where the site is closed. */
export function Header({ bare = false }: { bare?: boolean }) {
  const viewer = useViewer()
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="flex h-15 items-center gap-2 px-4 tablet:px-6">
        <div className="me-2 shrink-0 wide:w-47">
          <Wordmark compact />
        </div>
        {bare ? <span className="grow" /> : <TopNavigation />}
        <span className={bare ? 'flex shrink-0' : 'flex shrink-0 max-tablet:hidden'}>
          <ThemeMenu />
          <LanguageMenu />
        </span>
        {bare ? null : viewer ? <MemberBar viewer={viewer} /> : viewer === null ? <GuestBar /> : null}
      </div>
    </header>
  )
}
