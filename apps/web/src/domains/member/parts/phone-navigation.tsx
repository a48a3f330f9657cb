import { ChevronDown, ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { findEntry } from '../../../centres.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import type { CentreId } from '../../../menu-paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { type CentreEntry, useCentre } from './use-centre.ts'

interface PhoneNavigationProps {
  centre: CentreId
  /** Undefined until they are known. */
  entries: readonly CentreEntry[] | undefined
}

/** The way back to the hub, and to the other pages of the group, on phones, which have no side bar. */
export function PhoneNavigation({ centre, entries }: PhoneNavigationProps) {
  const { t } = useTranslation(centre)
  const format = useFormat()
  const { pathname } = useLocation()
  const { hub, groups } = useCentre(centre, entries ?? [])
  const here = findEntry(pathname)
  if (here === hub.path) return null
  const group = groups.find(({ pages }) => pages.some(({ path }) => path === here))
  return (
    <nav
      aria-label={t('centre')}
      className="-mx-2 -mt-2 mb-2 flex min-h-11 items-center justify-between gap-2 tablet:hidden"
    >
      <Link to={hub.path} className={buttonClass({ variant: 'quiet', class: 'min-w-0 ps-2 text-muted' })}>
        <Icon icon={ChevronLeft} />
        <span className="truncate">{t('centre')}</span>
      </Link>
      {group ? (
        <Menu
          label={group.name}
          align="end"
          trigger={(trigger) => (
            <button type="button" {...trigger} className={buttonClass({ variant: 'quiet', class: 'pe-2 text-muted' })}>
              <Icon icon={group.icon} size={16} />
              <span>{group.name}</span>
              <Icon icon={ChevronDown} size={16} />
            </button>
          )}
        >
          {group.pages.map(({ path, name, icon, badge }) => (
            <MenuItem
              key={path}
              icon={icon}
              end={badge ? <Badge>{format.integer(badge)}</Badge> : null}
              renderLink={(row, content) => (
                <Link {...row} to={path} aria-current={path === here ? 'page' : undefined}>
                  {content}
                </Link>
              )}
            >
              {name}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
    </nav>
  )
}
