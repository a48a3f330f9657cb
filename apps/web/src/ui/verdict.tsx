import { CircleCheck, CircleX } from 'lucide-react'
import { Icon } from './icon.tsx'

interface VerdictProps {
  title: string
  text?: string
  checks: readonly { id: string; holds: boolean; text: string }[]
  /** Says for screen readers whether a check holds. */
  labels: { yes: string; no: string }
  values: readonly { name: string; value: string }[]
  /** The proven result did not count in the end, so it is not shown as good. */
  isOverruled?: boolean
}

export function Verdict({ title, text, checks, labels, values, isOverruled = false }: VerdictProps) {
  const holds = checks.every((check) => check.holds)
  const [card, tone] = !holds
    ? ['border-bad bg-bad-soft', 'text-bad']
    : isOverruled
      ? ['border-line bg-raised', 'text-muted']
      : ['border-good/60 bg-good-soft', 'text-good']
  return (
    <section data-verdict={holds ? 'holds' : 'fails'} className={`rounded-card border p-5 ${card}`}>
      <div role="status" className="flex items-start gap-3">
        <Icon icon={holds ? CircleCheck : CircleX} size={24} className={`shrink-0 ${tone}`} />
        <div>
          <h2 className="text-title font-semibold">{title}</h2>
          {text === undefined ? null : <p className="mt-1 text-body text-pretty">{text}</p>}
        </div>
      </div>
      <ul className="mt-4 flex flex-col gap-2">
        {checks.map((check) => (
          <li key={check.id} className="flex items-start gap-2 text-body">
            <Icon
              icon={check.holds ? CircleCheck : CircleX}
              size={16}
              className={`mt-0.5 shrink-0 ${check.holds ? (isOverruled ? 'text-muted' : 'text-good') : 'text-bad'}`}
            />
            <span>
              <span className="visually-hidden">{check.holds ? labels.yes : labels.no} </span>
              {check.text}
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid gap-3 border-t border-line pt-4 text-small">
        {values.map(({ name, value }) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted">{name}</dt>
            <dd className="figures text-body wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
