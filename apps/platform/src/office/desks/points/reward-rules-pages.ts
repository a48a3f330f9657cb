import {
  changePointRules,
  lockPointRules,
  type PointRules,
  readPointRules,
} from '../../../domains/engagement/points/operator.ts'
import type { Fields } from '../../kit/described-form.ts'
import { moneyText } from '../../kit/formats.ts'
import { html } from '../../kit/html.ts'
import { raisedPanel } from '../margins/parts/raised-panel.ts'
import { refuseFields } from '../../kit/office-error.ts'
import { moneyField, REWARD_PERMISSIONS, twoOperators } from '../../kit/reward-settings.ts'
import type { OfficeSection } from '../../kit/section.ts'
import { settingsPage } from '../../kit/settings-page.ts'

const points = settingsPage<PointRules>({
  path: '/points-rules',
  title: 'Points: how they are earned, and what they are worth',
  kind: 'points-rules',
  permissions: REWARD_PERMISSIONS,
  load: readPointRules,
  lock: lockPointRules,
  fields: ({ rates }): Fields<PointRules> => ({
    cashPerPoint: moneyField('Cash for one point', (row: PointRules) => row.setting.cashPerPoint),
    minPoints: moneyField('Fewest points that are converted at once', (row: PointRules) => row.setting.minPoints),
    ...Object.fromEntries(
      rates.map(({ product }) => [
        `rate_${product}`,
        moneyField(
          `Turnover for one point, ${product}`,
          (row: PointRules) => row.rates.find((rate) => rate.product === product)?.turnoverPerPoint ?? 0n,
        ),
      ]),
    ),
  }),
  form: ({ rates }) => [
    { columns: ['cashPerPoint', 'minPoints'] },
    { heading: 'Turnover for one point' },
    { columns: rates.map(({ product }) => `rate_${product}`) },
  ],
  read: (values, { rates }) => {
    const amounts = values as Readonly<Record<string, bigint>>
    const problems = Object.fromEntries(
      Object.entries(amounts).flatMap(([name, amount]) => (amount > 0n ? [] : [[name, 'is more than nothing']])),
    )
    if (Object.keys(problems).length > 0) refuseFields(problems)
    return {
      setting: { cashPerPoint: amounts['cashPerPoint'] ?? 0n, minPoints: amounts['minPoints'] ?? 0n },
      rates: rates.map(({ product }) => ({ product, turnoverPerPoint: amounts[`rate_${product}`] ?? 0n })),
    }
  },
  store: (tx, row) => changePointRules(tx, row),
  terms: ({ setting, rates }) => ({
    'Cash for one point': moneyText(setting.cashPerPoint),
    'Fewest points that are converted': moneyText(setting.minPoints),
    ...Object.fromEntries(
      rates.map(({ product, turnoverPerPoint }) => [`Turnover for one point, ${product}`, moneyText(turnoverPerPoint)]),
    ),
  }),
  operators: twoOperators,
  effect: (database, after) => raisedPanel(database, (settings) => ({ ...settings, points: after })),
  above: html`<p class="muted">
    A change takes two operators. It counts for points that are earned or converted from then on.
  </p>`,
})

export const pointRuleSection: OfficeSection = {
  path: '/points-rules',
  title: 'Points',
  group: 'Rewards',
  permission: 'rewards.read',
  decisions: [points.decision],
  register: points.register,
}
