import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { linkClass } from '../../../ui/link-class.ts'

/** Styles links as side menu rows. */
export function rowClass(mini: boolean): string {
  return linkClass({ look: 'row', class: mini ? 'w-full justify-center px-0' : 'w-full' })
}

interface RowContentProps {
  icon: LucideIcon
  label: string
  mini: boolean
  /** Icon at the end of an expanded row. */
  end?: LucideIcon
}

/** Icon and label; a collapsed row hides the label visually. */
export function RowContent({ icon, label, mini, end }: RowContentProps) {
  return (
    <>
      <Icon icon={icon} />
      <span className={mini ? 'visually-hidden' : 'min-w-0 grow truncate text-start'}>{label}</span>
      {end && !mini ? <Icon icon={end} size={16} className="-me-1" /> : null}
    </>
  )
}

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
