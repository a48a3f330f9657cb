import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export interface DeltaProps {
  direction: 'up' | 'down' | 'same'
  /** The formatted difference without a sign. */
  children: ReactNode
  /** Word for the direction ("Up"), read before the difference. */
  word: string
  /** Baseline ("than last week"). */
  against?: string
  /** Direction that is good; `down` for costs and losses. */
  welcome?: 'up' | 'down'
}

const LOOK = {
  up: { icon: ArrowUp, sign: '+' },
  down: { icon: ArrowDown, sign: '\u2212' },
  same: { icon: Minus, sign: '' },
} as const

/** A change. Icon, sign and word show the direction; colour only repeats it. */
export function Delta({ direction, children, word, against, welcome = 'up' }: DeltaProps) {
  const { icon, sign } = LOOK[direction]
  const tone = direction === 'same' ? 'text-muted' : direction === welcome ? 'text-good' : 'text-bad'
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 text-small">
      <span className={`inline-flex items-center gap-1 font-medium ${tone}`}>
        <Icon icon={icon} size={14} />
        <span className="visually-hidden">{word} </span>
        <span className="figures">
          <span aria-hidden="true">{sign}</span>
          {children}
        </span>
      </span>
      {against ? <span className="text-muted">{against}</span> : null}
    </span>
  )
}
