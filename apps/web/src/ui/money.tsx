import { moneyParts } from '@playhouse/shared/money-format.ts'
import { useLocale } from './locale-context.ts'

interface MoneyProps {
  /** Decimal string. */
  amount: string
  /** ISO 4217. */
  currency: string
  /** Shows asterisks; assistive technology reads this label. */
  hidden?: string | false
  /** Shows + for gains. */
  signed?: boolean
  /** Omits decimals. */
  whole?: boolean
  /** Has decimals only if there are any, for rules, limits and rewards. */
  short?: boolean
  /** Has decimals in every currency, for receipts, statements and rates. */
  exact?: boolean
}

/** An amount with a lighter currency sign. Inherits its font size. */
export function Money({ amount, currency, hidden = false, ...style }: MoneyProps) {
  const locale = useLocale()
  if (hidden) {
    return (
      <span className="figures">
        <span aria-hidden="true">***</span>
        <span className="visually-hidden">{hidden}</span>
      </span>
    )
  }
  const parts = moneyParts(amount, currency, locale, style)
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
