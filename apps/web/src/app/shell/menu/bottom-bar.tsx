import { House, Menu, UserRound } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { useViewer } from '../../../access/use-viewer.ts'
import { LogInLink, RegisterLink } from '../../../domains/session/parts/access-links.tsx'
import { useNavigation } from '../../../domains/site/parts/use-navigation.ts'
import { MENU_PATHS } from '../../../menu-paths.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { lazyComponent } from '../../../ui/load-part.ts'
import { ChunkErrorBoundary } from '../../../domains/site/parts/chunk-error-boundary.tsx'
import { LOBBY_ICONS } from './lobby-icons.ts'

const itemClass =
  'flex h-full w-full min-w-0 flex-col items-center justify-center gap-0.5 text-caption text-muted focus-visible:-outline-offset-4 aria-[current=page]:font-medium aria-[current=page]:text-text'

const MenuSheet = lazyComponent(async () => (await import('./menu-sheet.tsx')).MenuSheet)

/** Bottom navigation on phones: menu, home, the first two lobbies and the account. */
export function BottomBar() {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const closeMenu = () => setMenuOpen(false)
  return (
    <>
      <Bar onOpenMenu={() => setMenuOpen(true)} />
      {isMenuOpen ? (
        <ChunkErrorBoundary onDismiss={closeMenu}>
          <Suspense>
            <MenuSheet onClose={closeMenu} />
          </Suspense>
        </ChunkErrorBoundary>
      ) : null}
    </>
  )
}

function Bar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation(['shell', 'ui'])
  const lobbies = useNavigation()?.slice(0, 2)
  return (
    <nav
      aria-label={t('bottomNavigation')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] tablet:hidden"
    >
      <ul className="grid h-14 auto-cols-fr grid-flow-col">
        <li>
          <button type="button" aria-haspopup="dialog" onClick={onOpenMenu} className={itemClass}>
            <ItemContent icon={Menu} text={t('ui:menu')} />
          </button>
        </li>
        <li>
          <NavLink to={paths.home()} end className={itemClass}>
            <ItemContent icon={House} text={t('home')} />
          </NavLink>
        </li>
        {/* Empty cells avoid a layout shift while the lobbies load. */}
        {lobbies ? null : [<li key={1} />, <li key={2} />]}
        {lobbies?.map(({ lobby }) => (
          <li key={lobby}>
            <NavLink to={paths.lobby(lobby)} className={itemClass}>
              <ItemContent icon={LOBBY_ICONS[lobby]} text={t(`lobbies.${lobby}`)} />
            </NavLink>
          </li>
        ))}
        <li>
          <AccountItem />
        </li>
      </ul>
    </nav>
  )
}

/** Links to the member's account page, or opens registration or log-in. Of a member who is not known yet, the former. */
function AccountItem() {
  const { t } = useTranslation('shell')
  const viewer = useViewer()
  if (viewer && !viewer.menu.some(({ page }) => page === 'MY_ACCOUNT')) {
    return (
      <RegisterLink className={itemClass}>
        <ItemContent icon={UserRound} text={t('register')} />
      </RegisterLink>
    )
  }
  return (
    <>
      {viewer ? null : (
        <LogInLink className={`${itemClass} member:hidden`}>
          <ItemContent icon={UserRound} text={t('logIn')} />
        </LogInLink>
      )}
      <NavLink to={MENU_PATHS.MY_ACCOUNT} className={`${itemClass} visitor:hidden`}>
        <ItemContent icon={UserRound} text={t('account')} />
      </NavLink>
    </>
  )
}

function ItemContent({ icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <>
      <Icon icon={icon} />
      <span className="max-w-full truncate">{text}</span>
    </>
  )
}
