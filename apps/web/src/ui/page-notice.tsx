import { ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { PAGE_NOTICE_SPACE } from './page-notice-space.ts'

interface PageNoticeProps {
  title: string
  /** The actions that stay possible. */
  text: ReactNode
  actions?: ReactNode
}

/** Above a page: what is closed, and what is possible nevertheless. */
export function PageNotice({ title, text, actions }: PageNoticeProps) {
  return (
    <section
      role="status"
      aria-label={title}
      className={`${PAGE_NOTICE_SPACE} flex flex-wrap content-center items-center gap-x-5 gap-y-3 rounded-card border border-line bg-info-soft px-4 py-3`}
    >
      <Icon icon={ShieldAlert} className="text-info" />
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-body font-semibold text-pretty">{title}</p>
        <p className="text-small text-pretty text-muted">{text}</p>
      </div>
      {actions}
    </section>
  )
}
