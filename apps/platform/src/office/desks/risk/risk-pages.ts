import {
  DEFAULT_THRESHOLDS,
  listRiskyMembers,
  lockThresholds,
  readThresholds,
  type RiskThresholds,
  SIGNAL_GROUPS,
  SIGNAL_KEYS,
  type SignalKey,
  SIGNALS,
  storeThresholds,
  type Threshold,
  toShown,
  toStored,
  WEIGHT,
} from '../../../domains/money/risk/operator.ts'
import type { Fields } from '../../kit/described-form.ts'
import { whole } from '../../kit/form-fields.ts'
import { decimalText, momentText } from '../../kit/formats.ts'
import { html } from '../../kit/html.ts'
import { memberLink } from '../../kit/member-link.ts'
import { type OfficePage, table, type Terms } from '../../kit/page.ts'
import type { OfficeCall, OfficeSection } from '../../kit/section.ts'
import { settingsPage } from '../../kit/settings-page.ts'
import { scoreText, signalTitle } from './parts/risk-parts.ts'

const PAGE = 50

async function listPage(call: OfficeCall): Promise<OfficePage> {
  const { query } = call
  const signal = SIGNAL_KEYS.find((key) => key === query.signal)
  const page = Math.max(1, Number(/^\d{1,4}$/.exec(query.page ?? '')?.[0] ?? 1))
  const found = await listRiskyMembers(call.database, { signal, limit: PAGE + 1, offset: (page - 1) * PAGE })
  const address = (to: number) =>
    `/risk?${new URLSearchParams({ ...(signal && { signal }), page: String(to) }).toString()}`
  return {
    title: 'Risk',
    body: html`<p class="muted">
        Members with signs of risk, the highest score first.
        <a href="/risk/thresholds">What the signs are, and their thresholds</a>
      </p>
      <form class="filters" method="get" action="/risk">
        <label
          ><span>Sign</span
          ><select name="signal">
            <option value="">any</option>
            ${Object.entries(SIGNAL_GROUPS).map(
              ([group, title]) =>
                html`<optgroup label="${title}">
                  ${SIGNAL_KEYS.filter((key) => SIGNALS[key].group === group).map(
                    (key) =>
                      html`<option value="${key}" ${key === signal && html`selected`}>${SIGNALS[key].title}</option>`,
                  )}
                </optgroup>`,
            )}
          </select></label
        >
        <button class="second">Show</button> <a href="/risk">Clear</a>
      </form>
      ${table(
        ['Member', 'Score>', 'Signs', 'Rose', ''],
        found
          .slice(0, PAGE)
          .map((row) => [
            memberLink(call, row),
            scoreText(row.score),
            html`<div>${row.signals.map(signalTitle).join(', ')}</div>`,
            momentText(new Date(row.raisedAt)),
            html`<a href="/members/${row.id}/risk">Why</a>`,
          ]),
        page > 1 ? 'There are no more.' : 'No member has such a sign.',
      )}
      <p class="pages">
        ${page > 1 && html`<a href="${address(page - 1)}" rel="prev">Previous</a>`}
        ${(page > 1 || found.length > PAGE) && html`<span>Page ${page}</span>`}
        ${found.length > PAGE && html`<a href="${address(page + 1)}" rel="next">Next</a>`}
      </p>`,
  }
}

const UNITS: Readonly<Record<Threshold['unit'], { noun: string; highest: number }>> = {
  amount: { noun: '', highest: 999_999_999_999 },
  count: { noun: '', highest: 10_000 },
  percent: { noun: ' in percent', highest: 10_000 },
  days: { noun: '', highest: 1_000 },
  hours: { noun: '', highest: 720 },
  minutes: { noun: ' in minutes', highest: 1_440 },
}
/** Signals read no more days of rounds than that, and no more of what is kept of a day. */
const DAYS_MAX = 120
const WEIGHT_FIELD: Threshold = { label: 'Points, 0 for off', unit: 'count', default: 0 }

/** A form's fields of a signal: `structuring_times`. */
const getFields = (key: SignalKey): (readonly [name: string, field: Threshold])[] => [
  [WEIGHT, WEIGHT_FIELD],
  ...Object.entries(SIGNALS[key].thresholds),
]
const getName = (key: SignalKey, name: string) => `${key}_${name}`
const getLabel = ({ label, unit }: Threshold) => `${label}${UNITS[unit].noun}`
const getBounds = (key: SignalKey, name: string, { unit }: Threshold): readonly [number, number] =>
  name === WEIGHT ? [0, 100] : unit === 'days' && key !== 'dormant' ? [1, DAYS_MAX] : [1, UNITS[unit].highest]

const thresholds = settingsPage<RiskThresholds>({
  path: '/risk/thresholds',
  title: 'Signs of risk and their thresholds',
  kind: 'risk-thresholds',
  permissions: { read: 'risk.read', change: 'risk.set' },
  load: (on) => readThresholds(on),
  lock: lockThresholds,
  fields: (): Fields<RiskThresholds> =>
    Object.fromEntries(
      SIGNAL_KEYS.flatMap((key) =>
        getFields(key).map(([name, field]) => [
          getName(key, name),
          {
            label: getLabel(field),
            rule: whole(...getBounds(key, name, field)),
            kind: 'number' as const,
            of: (row: RiskThresholds) => toShown(row[key][name] ?? 0n, field),
          },
        ]),
      ),
    ),
  form: () =>
    SIGNAL_KEYS.flatMap((key) => [
      { heading: SIGNALS[key].title },
      { note: `Looks at ${SIGNALS[key].looksAt}.` },
      { columns: getFields(key).map(([name]) => getName(key, name)) },
    ]),
  read: (values) => {
    const numbers = values as Readonly<Record<string, number>>
    return Object.fromEntries(
      SIGNAL_KEYS.map((key) => [
        key,
        Object.fromEntries(
          getFields(key).map(([name, field]) => [name, toStored(numbers[getName(key, name)] ?? 0, field)]),
        ),
      ]),
    ) as RiskThresholds
  },
  store: (tx, row) => storeThresholds(tx, row),
  terms: (row): Terms =>
    Object.fromEntries(
      SIGNAL_KEYS.flatMap((key) =>
        getFields(key).map(([name, field]) => [
          `${SIGNALS[key].title}: ${getLabel(field)}`,
          `${decimalText(toShown(row[key][name] ?? 0n, field))}${isDefault(row, key, name) ? '' : ' (set)'}`,
        ]),
      ),
    ),
  operators: () => 2,
  above: html`<p class="muted">
    A change takes two operators. Everybody is looked at again afterwards, which takes minutes in a large brand. 0
    points switch a sign off.
  </p>`,
})

const isDefault = (row: RiskThresholds, key: SignalKey, name: string) =>
  row[key][name] === DEFAULT_THRESHOLDS[key][name]

export const riskSection: OfficeSection = {
  path: '/risk',
  title: 'Risk',
  group: 'Members',
  permission: 'risk.read',
  decisions: [thresholds.decision],
  register(routes) {
    routes.page('/risk', 'risk.read', listPage)
    thresholds.register(routes)
  },
}
