import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { useNavigation } from '../../../domains/site/parts/use-navigation.ts'
import type { NavigationLobby } from '../../../domains/site/parts/use-navigation.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { MenuItem, Menu } from '../../../ui/menu.tsx'
import { fitting } from './fitting.ts'

/** Lobbies in the order of the navigation; those that do not fit are in a menu. Phones have them in tabs. */
export function TopNavigation() {
  const { t, i18n } = useTranslation('shell')
  const navigation = useNavigation()
  return (
    <nav aria-label={t('mainNavigation')} className="h-15 min-w-0 grow max-tablet:hidden">
      {navigation ? <FittedLobbies key={i18n.language} navigation={navigation} /> : null}
    </nav>
  )
}

const entryClass =
  'flex h-15 items-center gap-1 border-b-2 border-transparent px-2.5 text-small font-medium whitespace-nowrap text-muted hover:text-text focus-visible:-outline-offset-2 aria-[current]:border-action aria-[current]:text-text'

/** Measures its entries once, then shows as many as there is room for. Before, and without script, those that fit in the first line. */
function FittedLobbies({ navigation }: { navigation: readonly NavigationLobby[] }) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const row = useRef<HTMLUListElement>(null)
  /** Undefined while all are drawn to be measured. */
  const [count, setCount] = useState<number>()
  useEffect(() => {
    const list = row.current
    if (!list) return
    let widths: number[] | undefined
    // The observer reports after layout, where reading widths costs nothing.
    const observer = new ResizeObserver(([entry]) => {
      // Not displayed.
      if (entry?.contentRect.width === 0) return
      widths ??= [...list.children].map((one) => one.getBoundingClientRect().width)
      if (entry) setCount(fitting(widths.slice(0, -1), widths.at(-1) ?? 0, entry.contentRect.width))
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [])
  const shown = navigation.slice(0, count)
  const rest = count === undefined ? [] : navigation.slice(count)
  const isInRest = rest.some(({ lobby }) => paths.lobby(lobby) === pathname)
  return (
    <ul ref={row} className="-ms-2.5 flex h-15 flex-wrap overflow-hidden">
      {shown.map(({ lobby }) => (
        <li key={lobby} className="shrink-0">
          <NavLink to={paths.lobby(lobby)} className={entryClass}>
            {t(`lobbies.${lobby}`)}
          </NavLink>
        </li>
      ))}
      {count === undefined || rest.length > 0 ? (
        <li className={count === undefined ? 'invisible shrink-0' : 'shrink-0'}>
          <Menu
            label={t('moreLobbiesLabel')}
            trigger={(trigger) => (
              <button type="button" {...trigger} aria-current={isInRest ? 'true' : undefined} className={entryClass}>
                {t('moreLobbies')}
                <Icon icon={ChevronDown} size={16} />
              </button>
            )}
          >
            {rest.map(({ lobby }) => (
              <MenuItem
                key={lobby}
                renderLink={(item, content) => (
                  <Link
                    {...item}
                    to={paths.lobby(lobby)}
                    aria-current={paths.lobby(lobby) === pathname ? 'page' : undefined}
                  >
                    {content}
                  </Link>
                )}
              >
                {t(`lobbies.${lobby}`)}
              </MenuItem>
            ))}
          </Menu>
        </li>
      ) : null}
    </ul>
  )
}
