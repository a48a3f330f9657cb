import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const TONES = {
  plain: 'bg-pressed text-text',
  action: 'bg-action font-semibold text-on-action',
  good: 'bg-good-soft text-good',
  bad: 'bg-bad-soft text-bad',
  info: 'bg-info-soft text-info',
  win: 'bg-win-soft text-win',
} as const

interface BadgeProps {
  tone?: keyof typeof TONES | undefined
  children: ReactNode
  icon?: LucideIcon
}

/** A count or state. The text carries the meaning, the tone only repeats it. `win` is for VIP and jackpots. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span
      className={`figures inline-flex h-5 min-w-5 shrink-0 items-center justify-center gap-1 rounded-control px-1.5 text-caption font-medium forced-colors:border ${TONES[tone]}`}
    >
      {icon ? <Icon icon={icon} size={12} /> : null}
      <span>{children}</span>
    </span>
  )
}
