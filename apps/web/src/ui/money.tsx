import { moneyParts } from '@playhouse/shared/money-format.ts'
import { useLocale } from './locale-context.ts'

interface MoneyProps {
  /** A decimal string, as on the wire. */
  amount: string
  /** ISO 4217. */
  currency: string
  /** Shows asterisks instead; the label is what assistive technology reads then. */
  hidden?: string | false
  /** Writes + before gains too. */
  signed?: boolean
  /** Leaves out what is below one unit. */
  whole?: boolean
}

/** An amount in tabular figures, two decimals, its currency sign lighter than its digits. Takes the size of the text around it. */
export function Money({ amount, currency, hidden = false, signed = false, whole = false }: MoneyProps) {
  const locale = useLocale()
  if (hidden) {
    return (
      <span className="figures">
        <span aria-hidden="true">***</span>
        <span className="visually-hidden">{hidden}</span>
      </span>
    )
  }
  const parts = moneyParts(amount, currency, locale, { signed, whole })
  return (
    <bdi className="figures">
      {parts.map((part, index) =>
        part.type === 'currency' ? (
          <span key={index} className="currency font-light">
            {part.value}
          </span>
        ) : (
          part.value
        ),
      )}
    </bdi>
  )
}
