import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'

interface AccountLayoutProps {
  /** Names the centre ("Member centre"). */
  name: string
  closeLabel: string
  /** The side menu, where this account has one. */
  menu: ReactNode
  children: ReactNode
}

/** A centre: its menu at the side, a way out of it, and one of its pages. */
export function AccountLayout({ name, closeLabel, menu, children }: AccountLayoutProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 desktop:grid-cols-[12.5rem_minmax(0,1fr)]">
      <aside className="desktop:sticky desktop:top-19 desktop:self-start">
        <div className="flex min-h-9 items-center justify-between gap-2 desktop:mb-2 desktop:ps-3">
          <p className="truncate text-small font-medium text-muted">{name}</p>
          <Link
            to={paths.home()}
            aria-label={closeLabel}
            title={closeLabel}
            className={buttonClass({ variant: 'quiet', shape: 'icon' })}
          >
            <Icon icon={X} />
          </Link>
        </div>
        {menu}
      </aside>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
