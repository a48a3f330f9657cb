import { Languages, Search } from 'lucide-react'
import { Suspense, useState, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { openPalette } from '../../../access/open-layers.ts'
import { useViewer, type CurrentViewer } from '../../../access/use-viewer.ts'
import { ThemeMenu } from '../../../features/site/theme-menu.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyComponent } from '../../../ui/load-part.ts'
import { MenuChoice } from '../../../ui/menu-choice.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FROM_TABLET, useMedia } from '../../../ui/use-media.ts'
import { ChunkErrorBoundary } from '../../error/chunk-error-boundary.tsx'
import { useLanguageChoice } from '../use-language-choice.ts'
import { Wordmark } from '../wordmark.tsx'
import { GuestBar } from './guest-bar.tsx'
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
  const viewer = useViewer()
  const isTablet = useMedia(FROM_TABLET)
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="flex h-15 items-center gap-2 px-4 max-[22.5rem]:px-2 tablet:px-6">
        <div className={logo ? 'me-2 shrink-0' : 'me-2 shrink-0 tablet:hidden'}>
          <Wordmark compact="onPhone" />
        </div>
        {bare || !isTablet ? <span className="grow" /> : <TopNavigation />}
        {bare || isTablet ? (
          <span className="flex shrink-0">
            <ThemeMenu />
            <LanguageMenu />
          </span>
        ) : null}
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
      openPalette()
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
      onClick={openPalette}
      className="shrink-0"
    />
  )
}
