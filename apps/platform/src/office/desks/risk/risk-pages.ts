import {
  DEFAULT_THRESHOLDS,
  INTERVENTIONS,
  isReason,
  isSettings,
  listRiskyMembers,
  listThresholds,
  lockThresholds,
  readThresholds,
  type RiskThresholds,
  type SettingsKey,
  SIGNAL_GROUPS,
  SIGNAL_KEYS,
  SIGNALS,
  storeThresholds,
  type Threshold,
  THRESHOLD_KEYS,
  type ThresholdKey,
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
import { interventionPage } from './intervention-page.ts'
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
        <a href="/risk/thresholds">What the signs are, and their thresholds</a>.
        <a href="/risk/interventions">Interventions</a>
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
/** Points of a signal and scores. */
const HUNDRED: readonly string[] = [WEIGHT, 'score', 'highScore', 'points']

/** How often an intervention is repeated at most. */
const ONCE_IN = 'onceIn'
const YEAR = 365

/** A form's field of a signal: `structuring_times`. */
const getName = (key: ThresholdKey, name: string) => `${key}_${name}`
const SETTINGS: Readonly<Record<SettingsKey, { title: string; note: string }>> = {
  cases: {
    title: 'Cases',
    note: 'A case is opened for a member whose score passes this one by a sign that no case has seen. Its deadline depends on the score.',
  },
  screening: {
    title: 'Lists of sanctions and politically exposed persons',
    note: 'Members are compared with the lists when name and birthday are known or change, at the first withdrawal, when the lists change, and after these sums since the last comparison. Entries that are less alike are left out.',
  },
  interventions: {
    title: 'Interventions',
    note: 'What the site says to members whose play may do harm, one at a time.',
  },
}
function getTitle(key: ThresholdKey): string {
  if (isSettings(key)) return SETTINGS[key].title
  return isReason(key) ? `Intervention: ${INTERVENTIONS[key].title}` : SIGNALS[key].title
}
function getNote(key: ThresholdKey): string {
  if (isSettings(key)) return SETTINGS[key].note
  return isReason(key) ? `Offers ${INTERVENTIONS[key].offers}.` : `Looks at ${SIGNALS[key].looksAt}.`
}
const getValue = (row: RiskThresholds, key: ThresholdKey, name: string): bigint =>
  (row[key] as Readonly<Record<string, bigint>>)[name] ?? 0n
const getLabel = ({ label, unit }: Threshold) => `${label}${UNITS[unit].noun}`
const getBounds = (key: ThresholdKey, name: string, { unit }: Threshold): readonly [number, number] =>
  HUNDRED.includes(name)
    ? [0, 100]
    : name === ONCE_IN
      ? [0, YEAR]
      : unit === 'days' && key !== 'dormant'
        ? [1, DAYS_MAX]
        : [1, UNITS[unit].highest]

const thresholds = settingsPage<RiskThresholds>({
  path: '/risk/thresholds',
  title: 'Signs of risk and their thresholds',
  kind: 'risk-thresholds',
  permissions: { read: 'risk.read', change: 'risk.set' },
  load: (on) => readThresholds(on),
  lock: lockThresholds,
  fields: (): Fields<RiskThresholds> =>
    Object.fromEntries(
      THRESHOLD_KEYS.flatMap((key) =>
        listThresholds(key).map(([name, field]) => [
          getName(key, name),
          {
            label: getLabel(field),
            rule: whole(...getBounds(key, name, field)),
            kind: 'number' as const,
            of: (row: RiskThresholds) => toShown(getValue(row, key, name), field),
          },
        ]),
      ),
    ),
  form: () =>
    THRESHOLD_KEYS.flatMap((key) => [
      { heading: getTitle(key) },
      { note: getNote(key) },
      { columns: listThresholds(key).map(([name]) => getName(key, name)) },
    ]),
  read: (values) => {
    const numbers = values as Readonly<Record<string, number>>
    return Object.fromEntries(
      THRESHOLD_KEYS.map((key) => [
        key,
        Object.fromEntries(
          listThresholds(key).map(([name, field]) => [name, toStored(numbers[getName(key, name)] ?? 0, field)]),
        ),
      ]),
    ) as RiskThresholds
  },
  store: (tx, row) => storeThresholds(tx, row),
  terms: (row): Terms =>
    Object.fromEntries(
      THRESHOLD_KEYS.flatMap((key) =>
        listThresholds(key).map(([name, field]) => [
          `${getTitle(key)}: ${getLabel(field)}`,
          `${decimalText(toShown(getValue(row, key, name), field))}${isDefault(row, key, name) ? '' : ' (set)'}`,
        ]),
      ),
    ),
  operators: () => 2,
  above: html`<p class="muted">
    A change takes two operators. Everybody is looked at again afterwards, which takes minutes in a large brand. 0
    points switch a sign off, 0 days an intervention.
  </p>`,
})

const isDefault = (row: RiskThresholds, key: ThresholdKey, name: string) =>
  getValue(row, key, name) === getValue(DEFAULT_THRESHOLDS, key, name)

export const riskSection: OfficeSection = {
  path: '/risk',
  title: 'Risk',
  group: 'Members',
  permission: 'risk.read',
  decisions: [thresholds.decision],
  register(routes) {
    routes.page('/risk', 'risk.read', listPage)
    routes.page('/risk/interventions', 'risk.read', interventionPage)
    thresholds.register(routes)
  },
}
