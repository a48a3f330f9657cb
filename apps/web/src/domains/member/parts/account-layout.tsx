import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'

interface AccountLayoutProps {
  /** For example "Member centre". */
  name: string
  closeLabel: string
  /** Null for viewers without access. */
  menu: ReactNode
  children: ReactNode
}

/** Layout of the member and agent pages: navigation at the side, a close link, and the page. */
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
