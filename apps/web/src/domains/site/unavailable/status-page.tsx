import type { ReactNode } from 'react'

interface StatusPageProps {
  scene: ReactNode
  title: string
  children: ReactNode
  actions?: ReactNode
}

/** Full page for an error, a missing page or an unavailable site. */
export function StatusPage({ scene, title, children, actions }: StatusPageProps) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center px-4 py-10 text-center tablet:py-14">
      {scene}
      <h1 tabIndex={-1} className="mt-8 text-headline font-semibold text-balance focus-visible:outline-none">
        {title}
      </h1>
      <div className="mt-3 w-full text-prose text-muted text-pretty">{children}</div>
      {actions ? <div className="mt-7 flex flex-wrap justify-center gap-3">{actions}</div> : null}
    </div>
  )
}
