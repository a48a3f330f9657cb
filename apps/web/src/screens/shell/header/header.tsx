import type { LobbyId } from '@playhouse/shared/game-categories.ts'
import { Languages, Search } from 'lucide-react'
import { Suspense, useState, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { askPalette } from '../../../access/ask-layers.ts'
import { useViewer, type CurrentViewer } from '../../../access/use-viewer.ts'
import { ThemeMenu } from '../../../features/site/theme-menu.tsx'
import { useNavigation } from '../../../features/site/use-navigation.ts'
import { paths } from '../../../paths.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyComponent } from '../../../ui/load-part.ts'
import { MenuChoice } from '../../../ui/menu-choice.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ChunkErrorBoundary } from '../../error/chunk-error-boundary.tsx'
import { useLanguageChoice } from '../use-language-choice.ts'
import { Wordmark } from '../wordmark.tsx'
import { GuestBar } from './guest-bar.tsx'
import { isPaletteShortcut } from './palette-shortcut.ts'

/** Lobbies named in the header; the others are in the left bar. */
const HEADER_LOBBIES: ReadonlySet<LobbyId> = new Set(['ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'])

/** Hidden on narrower screens, where the side menu has the same links. */
function TopNavigation() {
  const { t } = useTranslation('shell')
  const navigation = useNavigation()?.filter(({ lobby }) => HEADER_LOBBIES.has(lobby))
  return (
    <nav aria-label={t('mainNavigation')} className="min-w-0 grow max-wide:invisible max-wide:h-0">
      {/* Links that do not fit wrap out of sight; keyboard focus still scrolls them into view. */}
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

// Lazy: visitors, the first page view, do not need it.
const MemberBar = lazyComponent(async () => (await import('./member-bar.tsx')).MemberBar)

interface HeaderProps {
  /** Shows the brand mark on wide screens too; phones always show it. */
  logo: boolean
  /** No lobbies and no account, while the site is unavailable. */
  bare?: boolean
}

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
          // About as wide as the visitor's bar, to avoid a layout shift.
          <span className="w-66 shrink-0 max-tablet:w-44" />
        )}
      </div>
    </header>
  )
}

/** Reserves the bar's width while its code loads; the page works without it. */
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

/** Opens the palette; also canRegister its shortcuts `/` and Ctrl-K. */
function SearchButton() {
  const { t } = useTranslation('shell')
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // Never open over another dialog.
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
