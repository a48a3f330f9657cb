import type { ReactNode } from 'react'

interface KitSectionProps {
  title: string
  children: ReactNode
}

export function KitSection({ title, children }: KitSectionProps) {
  return (
    <section className="min-w-0">
      <h2 className="mb-3 text-title">{title}</h2>
      <div className="space-y-6 rounded-card border border-line bg-surface p-4 tablet:p-6">{children}</div>
    </section>
  )
}
