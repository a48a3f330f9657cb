import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { linkClass } from '../../../ui/link-class.ts'

/** The look of a row of the side menu, for the screen's own links. */
export function rowClass(mini: boolean): string {
  return linkClass({ look: 'row', class: mini ? 'w-full justify-center px-0' : 'w-full' })
}

interface RowContentProps {
  icon: LucideIcon
  label: string
  mini: boolean
  /** Stands at the end of a wide row. */
  end?: LucideIcon
}

/** What a row holds: an icon, and its name beside it or, where there is no room, for assistive technology alone. */
export function RowContent({ icon, label, mini, end }: RowContentProps) {
  return (
    <>
      <Icon icon={icon} />
      <span className={mini ? 'visually-hidden' : 'min-w-0 grow truncate text-start'}>{label}</span>
      {end && !mini ? <Icon icon={end} size={16} className="-me-1" /> : null}
    </>
  )
}

/** A row that does something instead of leading somewhere. */
export function RowButton({
  icon,
  label,
  mini,
  end,
  ...rest
}: RowContentProps & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button type="button" {...rest} title={mini ? label : undefined} className={rowClass(mini)}>
      <RowContent icon={icon} label={label} mini={mini} {...(end ? { end } : {})} />
    </button>
  )
}
