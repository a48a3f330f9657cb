import type { ReactNode } from 'react'

/** A term and its value in a definition list. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="figures text-body font-semibold">{children}</dd>
    </div>
  )
}
