import type { ReactNode } from 'react'

interface FigureProps {
  label: ReactNode
  /** A Money or a formatted number. */
  children: ReactNode
  /** A Delta or a line of explanation. */
  note?: ReactNode
  /** Next to the label, such as a button that hides amounts. */
  tools?: ReactNode
  /** `large` for the main number of a screen. `win` is gold, for winnings and jackpots. */
  size?: 'medium' | 'large'
  tone?: 'text' | 'win'
}

export function Figure({ label, children, note, tools, size = 'medium', tone = 'text' }: FigureProps) {
  const amount = size === 'large' ? 'text-headline tablet:text-display' : 'text-title tablet:text-headline'
  return (
    <dl className="min-w-0">
      <dt className="flex items-center gap-1 text-small text-muted">
        {label}
        {tools}
      </dt>
      <dd
        className={`figures mt-0.5 truncate font-semibold [&_.currency]:opacity-70 ${amount} ${tone === 'win' ? 'text-win' : ''}`}
      >
        {children}
      </dd>
      {note ? <dd className="mt-1 text-small text-muted">{note}</dd> : null}
    </dl>
  )
}
