import { Suspense, useState, useEffect } from 'react'
import { useViewer, type CurrentViewer } from '../../../access/use-viewer.ts'
import { ThemeMenu } from '../../../features/site/theme-menu.tsx'
import { lazyPart } from '../../../ui/load-part.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ChunkErrorBoundary } from '../../error/chunk-error-boundary.tsx'
import { GuestBar } from './guest-bar.tsx'
import { Wordmark } from '../wordmark.tsx'
import { Languages, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MenuChoice } from '../../../ui/menu-choice.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { useLanguageChoice } from '../use-language-choice.ts'
import { askPalette } from '../../../access/ask-layers.ts'
import { isPaletteShortcut } from './palette-shortcut.ts'
import type { LobbyId } from '@playhouse/shared/game-categories.ts'
import { NavLink } from 'react-router-dom'
import { useNavigation } from '../../../features/site/use-navigation.ts'
import { paths } from '../../../paths.ts'

/** The lobbies that the header names (specification, section 2); the others stand in the left bar. */
const IN_HEADER: ReadonlySet<LobbyId> = new Set(['ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'])

/** Lobbies in the header, only those with vendors. Narrower screens have them in the side menu. */
function TopNavigation() {
  const { t } = useTranslation('shell')
  const navigation = useNavigation()?.filter(({ lobby }) => IN_HEADER.has(lobby))
  return (
    <nav aria-label={t('mainNavigation')} className="min-w-0 grow max-wide:invisible max-wide:h-0">
      {/* What has no room is left out whole; the keyboard still brings it into view. */}
      <ul className="-ms-2.5 flex h-15 flex-wrap overflow-hidden">
        {navigation?.map(({ lobby }) => (
          <li key={lobby} className="shrink-0">
            <NavLink
              to={paths.lobby(lobby)}
              className="flex h-15 items-center border-b-2 border-transparent px-2.5 text-small font-medium text-muted hover:text-text focus-visible:-outline-offset-2 aria-[current=page]:border-action aria-[current=page]:text-text"
            >
              {t(`lobbies.${lobby}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

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
          <LazyMemberBar viewer={viewer} />
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
function LazyMemberBar({ viewer }: { viewer: CurrentViewer }) {
  const [missed, setMissed] = useState(false)
  if (missed) return null
  return (
    <ChunkErrorBoundary onDismiss={() => setMissed(true)}>
      <Suspense
        fallback={
          <span aria-busy="true" className="shrink-0">
            <Skeleton className="h-9 w-48 rounded-control" />
          </span>
        }
      >
        <MemberBar viewer={viewer} />
      </Suspense>
    </ChunkErrorBoundary>
  )
}

/** Chooses the interface's language; nothing where there is but one. */
function LanguageMenu() {
  const { t } = useTranslation('shell')
  const { languages, current, choose } = useLanguageChoice()
  if (languages.length < 2) return null
  return (
    <Menu
      label={t('language')}
      align="end"
      trigger={(trigger) => <IconButton {...trigger} icon={Languages} label={t('language')} />}
    >
      {languages.map(({ code, name, bcp47 }) => (
        <MenuChoice key={code} chosen={code === current} onSelect={() => void choose(code)}>
          <span lang={bcp47}>{name}</span>
        </MenuChoice>
      ))}
    </Menu>
  )
}

/** Opens the search over everything, as `/` and Ctrl-K do wherever this button stands. */
function SearchButton() {
  const { t } = useTranslation('shell')
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // What is open waits for an answer of its own.
      if (!isPaletteShortcut(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      askPalette()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <IconButton
      icon={Search}
      label={t('searchAll')}
      title={`${t('searchAll')} ( / )`}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={askPalette}
      className="shrink-0"
    />
  )
}
