import { Languages, Search } from 'lucide-react'
import { Suspense, useState, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { openPalette } from '../../../access/open-layers.ts'
import { useViewer, type CurrentViewer } from '../../../access/use-viewer.ts'
import { onPlainPress } from '../../../domains/session/parts/access-links.tsx'
import { ThemeMenu } from '../../../domains/site/parts/theme-menu.tsx'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyComponent } from '../../../ui/load-part.ts'
import { MenuChoice } from '../../../ui/menu-choice.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { ChunkErrorBoundary } from '../../../domains/site/parts/chunk-error-boundary.tsx'
import { useLanguageChoice } from '../../../domains/site/parts/use-language-choice.ts'
import { Wordmark } from '../wordmark.tsx'
import { GuestBar } from './guest-bar.tsx'
import { ICON_SPACE_CLASS, MemberBarSpace } from './member-bar-space.tsx'
import { isPaletteShortcut } from './palette-shortcut.ts'
import { TopNavigation } from './top-navigation.tsx'

// Lazy: visitors, the first page view, do not need it.
const MemberBar = lazyComponent(async () => (await import('./member-bar.tsx')).MemberBar)

interface HeaderProps {
  /** Shows the brand mark on wide screens too; phones always show it. */
  logo: boolean
  /** No lobbies and no account, while the site is unavailable. */
  bare?: boolean
}

export function Header({ logo, bare = false }: HeaderProps) {
  const { pathname } = useLocation()
  // Log-in and registration pages have no guest bar, which would take the room on a phone.
  const hasRoom = bare || pathname === paths.logIn() || pathname === paths.register()
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="flex h-15 items-center gap-2 px-4 max-[22.5rem]:px-2 tablet:px-6">
        <div className={logo ? 'me-2 min-w-0' : 'me-2 min-w-0 tablet:hidden'}>
          <Wordmark {...(!hasRoom && { compact: 'onPhone' })} />
        </div>
        {bare ? <span className="grow" /> : <TopNavigation />}
        <div className={hasRoom ? 'flex shrink-0 max-tablet:ms-auto' : 'flex shrink-0 max-tablet:hidden'}>
          <ThemeMenu />
          <LanguageMenu />
        </div>
        {bare ? null : <SearchLink />}
        {bare ? null : <Account />}
      </div>
    </header>
  )
}

/** The member's bar once it is known whose page it is. Until then space for it, or the visitor's bar. */
function Account() {
  const viewer = useViewer()
  if (viewer) return <LazyMemberBar viewer={viewer} />
  return (
    <>
      <GuestBar />
      <MemberBarSpace />
    </>
  )
}

/** Reserves the bar's space while its code loads; the page works without it. */
function LazyMemberBar({ viewer }: { viewer: CurrentViewer }) {
  const [missed, setMissed] = useState(false)
  if (missed) return null
  return (
    <ChunkErrorBoundary onDismiss={() => setMissed(true)}>
      <Suspense fallback={<MemberBarSpace />}>
        <MemberBar viewer={viewer} />
      </Suspense>
    </ChunkErrorBoundary>
  )
}

function LanguageMenu() {
  const { t } = useTranslation('shell')
  const { languages, current, choose } = useLanguageChoice()
  // Not known yet: a brand with one language is rare.
  if (languages.length === 0) return <span aria-hidden="true" className={ICON_SPACE_CLASS} />
  if (languages.length === 1) return null
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

/** Opens the palette, as do the shortcuts `/` and Ctrl-K; without script it leads to the search of the home page. */
function SearchLink() {
  const { t } = useTranslation('shell')
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // Never open over another dialog.
      if (!isPaletteShortcut(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      openPalette()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <Link
      to={paths.search()}
      aria-label={t('searchAll')}
      title={`${t('searchAll')} ( / )`}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={onPlainPress(openPalette)}
      className={buttonClass({ variant: 'quiet', shape: 'icon' })}
    >
      <Icon icon={Search} />
    </Link>
  )
}
