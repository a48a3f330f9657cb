import { useFragment } from '@apollo/client/react'
import { ArrowLeft, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { findEntry, type GroupId } from '../../../centres.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import type { CentreId } from '../../../menu-paths.ts'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { CentreMenu_AgentAccountFragmentDoc, CentreMenu_MemberAccountFragmentDoc } from './centre-menu.generated.ts'
import { CentreMenuSkeleton } from './centre-menu-skeleton.tsx'
import { type CentreEntry, type CentreGroup, useCentre } from './use-centre.ts'

const ROW = linkClass({ look: 'row', class: 'mini:justify-center mini:px-0' })

/** The account's menu as the query of the page has brought it; undefined before. */
export function useCentreEntries(centre: CentreId): readonly CentreEntry[] | undefined {
  const member = useFragment({ fragment: CentreMenu_MemberAccountFragmentDoc, from: 'MemberAccount:{}' })
  const agent = useFragment({ fragment: CentreMenu_AgentAccountFragmentDoc, from: 'AgentAccount:{}' })
  const { data, complete } = centre === 'member' ? member : agent
  return complete ? data.menu : undefined
}

/** The pages of a centre in the place of the site's menu: the hub, and groups of which one is open. Collapsed, groups are menus. */
export function CentreMenu({ centre }: { centre: CentreId }) {
  const { t } = useTranslation(centre)
  const entries = useCentreEntries(centre)
  const { hub, groups } = useCentre(centre, entries ?? [])
  const { pathname } = useLocation()
  const here = findEntry(pathname)
  const own = groups.find(({ pages }) => pages.some(({ path }) => path === here))?.id
  const [shown, setShown] = useState<{ open: GroupId | undefined; own: GroupId | undefined }>({ open: own, own })
  // Another page opens its group.
  if (shown.own !== own) setShown({ open: own, own })
  return (
    <nav aria-label={t('centre')} className="flex flex-col gap-0.5">
      <Link to={paths.home()} title={t('close')} className={ROW}>
        <Icon icon={ArrowLeft} />
        <span className="min-w-0 grow mini:visually-hidden">{t('close')}</span>
      </Link>
      <hr className="my-2 border-line" />
      <Link to={hub.path} title={hub.name} aria-current={here === hub.path ? 'page' : undefined} className={ROW}>
        <Icon icon={hub.icon} />
        <span className="min-w-0 grow mini:visually-hidden">{hub.name}</span>
      </Link>
      {entries ? null : <CentreMenuSkeleton />}
      {groups.map((group) => (
        <div key={group.id}>
          <OpenGroup
            group={group}
            here={here}
            isOpen={group.id === shown.open}
            onToggle={() => setShown({ open: group.id === shown.open ? undefined : group.id, own })}
          />
          <GroupMenu group={group} isHere={group.id === own} />
        </div>
      ))}
    </nav>
  )
}

interface OpenGroupProps {
  group: CentreGroup
  /** Address of the entry to mark. */
  here: string | undefined
  isOpen: boolean
  onToggle: () => void
}

function OpenGroup({ group: { name, icon, pages, waiting }, here, isOpen, onToggle }: OpenGroupProps) {
  const id = useId()
  return (
    <div className="mini:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className={linkClass({ look: 'row', class: `w-full text-start ${isOpen ? 'font-medium text-text!' : ''}` })}
      >
        <Icon icon={icon} />
        <span className="min-w-0 grow">{name}</span>
        {isOpen ? null : <Waiting count={waiting} />}
        <Icon icon={ChevronDown} size={16} className={`-me-1 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <ul id={id} hidden={!isOpen} className="mt-0.5 mb-1 flex flex-col gap-0.5">
        {pages.map((page) => (
          <li key={page.path}>
            <Link
              to={page.path}
              aria-current={page.path === here ? 'page' : undefined}
              className={linkClass({ look: 'row', class: 'ps-11' })}
            >
              <span className="min-w-0 grow">{page.name}</span>
              <Waiting count={page.badge} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A group as an icon of the collapsed bar. */
function GroupMenu({ group: { name, pages, icon, waiting }, isHere }: { group: CentreGroup; isHere: boolean }) {
  return (
    <div className="hidden mini:block">
      <Menu
        label={name}
        side="beside"
        trigger={(trigger) => (
          <button
            type="button"
            {...trigger}
            aria-label={name}
            title={name}
            className={linkClass({
              look: 'row',
              class: `relative w-full justify-center px-0 ${isHere ? 'bg-selected text-text' : ''}`,
            })}
          >
            <Icon icon={icon} />
            {waiting > 0 ? <span className="absolute end-2 top-1.5 size-2 rounded-full bg-action" /> : null}
          </button>
        )}
      >
        {pages.map((page) => (
          <MenuItem
            key={page.path}
            icon={page.icon}
            end={<Waiting count={page.badge} />}
            renderLink={(row, content) => (
              <Link {...row} to={page.path}>
                {content}
              </Link>
            )}
          >
            {page.name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  )
}

function Waiting({ count }: { count: number | null }) {
  const format = useFormat()
  return count ? <Badge>{format.integer(count)}</Badge> : null
}
