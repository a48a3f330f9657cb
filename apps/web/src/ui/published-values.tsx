import type { ReactNode } from 'react'

interface PublishedValue {
  id: string
  name: string
  /** Null until it is published. Text is shown as code. */
  value: ReactNode
  /** When it is published. */
  when?: string
  text?: ReactNode
}

interface PublishedValuesProps {
  title: string
  /** In the order of publication. */
  values: readonly PublishedValue[]
  /** Shown in place of a value that is not published yet. */
  toCome: string
  note?: string
  copy: (name: string, value: string) => ReactNode
}

export function PublishedValues({ title, values, toCome, note, copy }: PublishedValuesProps) {
  return (
    <section aria-labelledby="published" className="rounded-card border border-line bg-surface">
      <h2 id="published" className="border-b border-line px-5 py-3 text-prose font-semibold">
        {title}
      </h2>
      <ol>
        {values.map(({ id, name, value, when, text }) => (
          <li key={id} data-value={id} className="border-b border-line/60 px-5 py-3 last:border-b-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-body font-medium">{name}</span>
              {when ? <span className="text-small text-muted">{when}</span> : null}
            </p>
            {value === null ? (
              <p className="text-body text-faint">{toCome}</p>
            ) : typeof value === 'string' ? (
              <div className="flex items-center gap-2">
                <code className="min-w-0 grow text-small wrap-anywhere">{value}</code>
                {copy(name, value)}
              </div>
            ) : (
              value
            )}
            {text ? <p className="mt-0.5 max-w-prose text-small text-pretty text-muted">{text}</p> : null}
          </li>
        ))}
      </ol>
      {note ? (
        <p className="max-w-prose border-t border-line px-5 py-4 text-small text-pretty text-muted">{note}</p>
      ) : null}
    </section>
  )
}
