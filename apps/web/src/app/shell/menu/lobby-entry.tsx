import type { LobbyId } from '@playhouse/shared/game-categories.ts'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { useLaunchLinks } from '../../../domains/games/parts/launch/use-launch-address.ts'
import { useNavigationVendors } from '../../../domains/site/parts/use-navigation.ts'
import { paths } from '../../../paths.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { LOBBY_ICONS } from './lobby-icons.ts'
import { ROW_CLASS, RowContent } from './side-menu-row.tsx'

const VENDORS_IN_MENU = 9

/** Side menu entry of a lobby; expands to its first vendors. */
export function LobbyEntry({ lobby }: { lobby: LobbyId }) {
  const { t } = useTranslation('shell')
  const id = useId()
  const [unfolded, setUnfolded] = useState(false)
  const name = t(`lobbies.${lobby}`)
  const address = paths.lobby(lobby)
  return (
    <li className="relative">
      <NavLink to={address} title={name} className={`${ROW_CLASS} pe-11`}>
        <RowContent icon={LOBBY_ICONS[lobby]} label={name} />
      </NavLink>
      <IconButton
        icon={ChevronDown}
        iconSize={16}
        size="small"
        label={t('showVendors', { lobby: name })}
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!unfolded)}
        className="absolute! end-1 top-0.5 text-muted pointer-coarse:top-1.5 aria-expanded:[&>svg]:rotate-180 mini:hidden"
      />
      {unfolded ? <LobbyVendors lobby={lobby} id={id} /> : null}
    </li>
  )
}

/** First vendors of a lobby, requested when they are shown. */
function LobbyVendors({ lobby, id }: { lobby: LobbyId; id: string }) {
  const { t } = useTranslation('shell')
  const { pathname, search } = useLocation()
  const linkTo = useLaunchLinks()
  const vendors = useNavigationVendors()?.find((entry) => entry.lobby === lobby)?.vendors ?? []
  const address = paths.lobby(lobby)
  const here = pathname + search
  const child = linkClass({ look: 'row', class: 'min-h-8 py-1 ps-11 pe-2 text-small' })
  return (
    <ul id={id} className="my-0.5 flex flex-col gap-px mini:hidden">
      <li>
        <Link to={address} aria-current={here === address ? 'page' : undefined} className={child}>
          {t('allVendors')}
        </Link>
      </li>
      {vendors.slice(0, VENDORS_IN_MENU).map((vendor) => {
        const target = paths.lobbyOfVendor(lobby, vendor.id)
        return (
          <li key={vendor.id}>
            <Link
              {...(linkTo(vendor.launchTarget) ?? { to: target })}
              aria-current={here === target ? 'page' : undefined}
              className={child}
            >
              <span className="truncate">{vendor.name}</span>
            </Link>
          </li>
        )
      })}
      {vendors.length > VENDORS_IN_MENU ? (
        <li>
          <Link to={address} className={child}>
            {t('moreVendors')}
          </Link>
        </li>
      ) : null}
    </ul>
  )
}
