import { useNow } from '../ui/use-now.ts'
import { ZONE_NAME, formatDateTime } from './format-time.ts'
import { useFormat } from './use-format.ts'

interface MomentProps {
  at: string
  /** "3 hours ago" instead of the time. */
  relative?: boolean
  /** Leaves it out of the order of tabs, where a link or a row around it takes the press. */
  still?: boolean
  className?: string
}

/**
 * A moment as people say it, with the exact one on hover, tap and keyboard focus; `MomentTip` shows it. It begins with a capital: inside a
 * sentence stands `format.dateTime`.
 */
export function Moment({ at, relative = false, still = false, className = '' }: MomentProps) {
  const format = useFormat()
  return (
    <time
      dateTime={at}
      data-exact={`${formatDateTime(at)} ${ZONE_NAME}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Its exact time is shown on focus.
      tabIndex={still ? undefined : 0}
      className={`figures inline-block rounded-control whitespace-nowrap first-letter:uppercase ${className}`}
    >
      {relative ? <Since at={at} /> : format.dateTime(at)}
    </time>
  )
}

function Since({ at }: { at: string }) {
  return useFormat().relative(at, useNow())
}
