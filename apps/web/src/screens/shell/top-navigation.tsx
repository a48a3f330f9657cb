import type { LobbyId } from '@playhouse/shared/game-categories.ts'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { useNavigation } from '../../features/site/use-navigation.ts'
import { paths } from '../../paths.ts'

/** The lobbies that the header names (specification, section 2); the others stand in the left bar. */
const IN_HEADER: ReadonlySet<LobbyId> = new Set(['ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'])

/** Lobbies in the header, only those with vendors. Narrower screens have them in the side menu. */
export function TopNavigation() {
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
