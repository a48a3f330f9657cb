import type { MenuPage } from '@playhouse/schema/types.generated.ts'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { useFormat } from '../../../i18n/use-format.ts'
import type { CentreId } from '../../../menu-paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { type CentreEntry, type CentreGroup, type CentrePage, useCentre } from './use-centre.ts'

interface CentreGroupsProps {
  centre: CentreId
  entries: readonly CentreEntry[]
  /** Pages that phones reach from right above the groups. */
  above?: readonly MenuPage[]
  /** A card after those of the groups. */
  children?: ReactNode
}

/** The pages of a centre by groups: cards of rows, and on phones of tiles. */
export function CentreGroups({ centre, entries, above = [], children }: CentreGroupsProps) {
  const { groups } = useCentre(centre, entries)
  return (
    <div className="@container">
      {/* Columns, because the groups differ in height. */}
      <div className="gap-4 @2xl:columns-2 @5xl:columns-3">
        {groups.map((group) => (
          <Group key={group.id} group={group} above={above} />
        ))}
        {children}
      </div>
    </div>
  )
}

interface GroupProps extends Required<Pick<CentreGroupsProps, 'above'>> {
  group: CentreGroup
}

function Group({ group: { name, icon, pages }, above }: GroupProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="mb-3 break-inside-avoid rounded-card border border-line bg-surface p-4 @2xl:mb-4 @2xl:px-2 @2xl:pb-2"
    >
      <h2 id={id} className="flex items-center gap-2 text-body font-semibold @2xl:px-3">
        <Icon icon={icon} size={16} className="text-muted" />
        {name}
      </h2>
      <ul className="mt-3 grid grid-cols-4 gap-x-1 gap-y-3 @md:grid-cols-6 @2xl:mt-2 @2xl:grid-cols-1 @2xl:gap-0">
        {pages.map((page) => (
          <li key={page.path} className={page.page && above.includes(page.page) ? '@max-2xl:hidden' : undefined}>
            <PageLink page={page} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PageLink({ page: { path, name, icon, badge } }: { page: CentrePage }) {
  const format = useFormat()
  return (
    <Link
      to={path}
      className="group flex h-full flex-col items-center gap-1.5 rounded-control py-1 text-center text-small text-pretty text-muted hover:text-text @2xl:min-h-11 @2xl:flex-row @2xl:gap-3 @2xl:px-3 @2xl:text-start @2xl:text-body @2xl:text-text @2xl:hover:bg-hover"
    >
      <span className="relative flex size-11 shrink-0 items-center justify-center rounded-card bg-hover text-text group-hover:bg-pressed @2xl:size-8 @2xl:rounded-control">
        <Icon icon={icon} size={20} />
        {badge ? (
          <span className="figures absolute -end-1.5 -top-1.5 min-w-4.5 rounded-full bg-action px-1 text-center text-caption leading-4.5 font-semibold text-on-action @2xl:hidden">
            {format.integer(badge)}
          </span>
        ) : null}
      </span>
      <span className="min-w-0 @2xl:grow">{name}</span>
      {badge ? (
        <span className="figures min-w-5 rounded-full bg-action px-1.5 text-center text-caption leading-5 font-semibold text-on-action @max-2xl:hidden">
          {format.integer(badge)}
        </span>
      ) : null}
    </Link>
  )
}
