import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { linkClass } from '../../../ui/link-class.ts'

export const ROW_CLASS = linkClass({ look: 'row', class: 'w-full mini:justify-center mini:px-0' })

interface RowContentProps {
  icon: LucideIcon
  label: string
  end?: LucideIcon
}

/** Icon and label; a collapsed side bar hides the label visually. */
export function RowContent({ icon, label, end }: RowContentProps) {
  return (
    <>
      <Icon icon={icon} />
      <span className="min-w-0 grow truncate text-start mini:visually-hidden">{label}</span>
      {end ? <Icon icon={end} size={16} className="-me-1 mini:hidden" /> : null}
    </>
  )
}

export function RowButton({ icon, label, end, ...rest }: RowContentProps & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button type="button" {...rest} title={label} className={ROW_CLASS}>
      <RowContent icon={icon} label={label} {...(end ? { end } : {})} />
    </button>
  )
}
