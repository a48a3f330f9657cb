import { moneyText, momentText, words } from './formats.ts'
import { html, type Html } from './html.ts'

/*
 * The log stores what domains wrote: amounts in minor units or as decimals, codes, moments. Operators read them as money, words and times.
 */

type Values = Readonly<Record<string, unknown>>

/** Words that end the name of an amount, and names that do not say so. */
const AMOUNT_ENDS = [
  'amount',
  'balance',
  'stake',
  'fee',
  'price',
  'payout',
  'turnover',
  'granted',
  'cost',
  'worth',
  'threshold',
  'minimum',
  'maximum',
  'points',
]
const AMOUNTS = [
  'feeFixed',
  'reviewFrom',
  'stepUpFrom',
  'operatorValue',
  'value',
  'turnoverPerPoint',
  'cashPerPoint',
  'minPoints',
  'quickAmounts',
  'totalTurnover',
  'monthlyTurnover',
  'ledgerIn',
  'ledgerOut',
  'statementIn',
  'statementOut',
]
/** Fields whose values in capital letters are names, not codes, and are shown as they are. */
const NAMES = [
  'code',
  'currency',
  'language',
  'product',
  'modId',
  'id',
  'bankCode',
  'vendorCode',
  'name',
  'username',
  'text',
  'title',
  'note',
  'answer',
]

/** Longer texts are folded, to about a line. */
const FOLDED_FROM = 160
const FOLDED_TO = 60

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const isAmount = (name: string) =>
  AMOUNTS.includes(name) ||
  AMOUNT_ENDS.includes(
    name
      .split(/(?=[A-Z])/)
      .at(-1)
      ?.toLowerCase() ?? '',
  )

/** `maxStake` and `max_stake` are "Max stake". */
function getLabel(name: string): string {
  const text = camel(name)
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** `withdrawal.approved` is "Withdrawal approved". */
export const actionText = (action: string): string => getLabel(action.replaceAll('.', '_'))

function valueText(name: string, value: unknown, context: Values): Html | string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : listText(name, value, context)
  if (typeof value === 'object')
    return html`<ul class="values">
      ${lines(value as Values).map((line) => html`<li>${line}</li>`)}
    </ul>`
  const text = String(value)
  const key = camel(name)
  if (text.length > FOLDED_FROM)
    return html`<details>
      <summary>${text.slice(0, FOLDED_TO)}…</summary>
      <div class="text">${text}</div>
    </details>`
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return momentText(new Date(text))
  if (isAmount(key)) {
    if (context['kind'] === 'SESSION_TIME') return `${text} minutes`
    if (/^-?\d+$/.test(text)) return moneyText(BigInt(text))
    if (/^-?\d+\.\d+$/.test(text)) return text.replace(/\B(?=(\d{3})+\.)/g, ',')
  }
  return /^[A-Z][A-Z\d_]{2,}$/.test(text) && !NAMES.includes(key) ? words(text) : text
}

function listText(name: string, values: readonly unknown[], context: Values): Html | string {
  if (values.every((value) => typeof value !== 'object'))
    return html`${values.map((value, index) => html`${index > 0 && ', '}${valueText(name, value, context)}`)}`
  return html`<ul class="values">
    ${values.map((value) => html`<li>${valueText(name, value, context)}</li>`)}
  </ul>`
}

const lines = (values: Values, context: Values = values): Html[] =>
  Object.entries(values).map(
    ([name, value]) => html`<span class="muted">${getLabel(name)}:</span> ${valueText(name, value, context)}`,
  )

/** The values of an entry, in words. */
export function valuesText(value: unknown, other: unknown): Html | string {
  if (value === null) return ''
  if (typeof value !== 'object' || Array.isArray(value)) return valueText('', value, {})
  const values = value as Values
  const context = { ...(typeof other === 'object' ? other : {}), ...values }
  const shown = lines(values, context)
  return shown.length > 6
    ? html`<details>
        <summary>${shown.length} values</summary>
        <ul class="values">
          ${shown.map((line) => html`<li>${line}</li>`)}
        </ul>
      </details>`
    : html`<ul class="values">
        ${shown.map((line) => html`<li>${line}</li>`)}
      </ul>`
}
