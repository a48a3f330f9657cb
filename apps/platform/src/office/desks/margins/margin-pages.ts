import { CONTRACT_RATE_MAX, REBATE_MAX_BASIS_POINTS } from '@playhouse/shared/agent-pay.ts'
import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { changePayRule, lockPayRule, type PayRule, payRule } from '../../../domains/engagement/agent/pay-rule.ts'
import { isOverpaid, readMargins } from '../../../domains/engagement/margins/margins.ts'
import type { Fields } from '../../kit/described-form.ts'
import { percent, percentText, whole } from '../../kit/form-fields.ts'
import { html } from '../../kit/html.ts'
import { refuseFields } from '../../kit/office-error.ts'
import type { OfficeSection } from '../../kit/section.ts'
import { settingsPage } from '../../kit/settings-page.ts'
import { marginTable, raisedPanel } from './parts/raised-panel.ts'

export const marginSection: OfficeSection = {
  path: '/margins',
  title: 'Edge and pay',
  group: 'Rewards',
  permission: 'rewards.read',
  register({ page }) {
    page('/margins', 'rewards.read', async ({ database }) => {
      const margins = await readMargins(database)
      const above = margins.filter(isOverpaid)
      return {
        title: 'What bets keep, and what is paid on them',
        body: html`<p class="muted">
            In percent of turnover, on average and at most: the highest rebate that an agent may have, the highest
            salaries of the three kinds, the rebate of the highest rank, points at the rank and item that give most, and
            all missions that ask for stakes. Of lotteries by prize series, what the series pays back is taken off
            already. Dividends share profit, prizes of leaderboards are fixed sums, and referral rewards and promotions
            are paid once: none of them is part of it. Rules count stakes of a member’s own money, or also those that a
            bonus paid: the latter are paid what stands under “Of it on bonus money”.
          </p>
          ${
            above.length > 0 &&
            html`<p class="panel problem" role="alert">
              More is paid than kept on bets of ${[...new Set(above.map(({ product }) => product))].join(', ')}. Lower
              what <a href="/agent-pay">agents</a>, <a href="/ranks">ranks</a>, <a href="/points-rules">points</a> or
              <a href="/missions">missions</a> pay.
            </p>`
          }
          ${marginTable(margins)}`,
      }
    })
  },
}

const getShare = ({ shares }: PayRule, product: string) => shares[product] ?? 100
const HIGHEST = {
  rebate: ['Highest rebate', REBATE_MAX_BASIS_POINTS],
  dailySalary: ['Highest daily salary', CONTRACT_RATE_MAX.DAILY_SALARY],
  hourlySalary: ['Highest hourly salary', CONTRACT_RATE_MAX.HOURLY_SALARY],
  realtimeSalary: ['Highest real-time salary', CONTRACT_RATE_MAX.REALTIME_SALARY],
} as const
type Highest = keyof typeof HIGHEST
const RATES = Object.keys(HIGHEST) as Highest[]

const agentPay = settingsPage<PayRule>({
  path: '/agent-pay',
  title: 'Agents: what they are paid at most',
  kind: 'agent-pay',
  permissions: { read: 'rewards.read', change: 'rewards.plan' },
  load: (on) => payRule(on),
  lock: lockPayRule,
  fields: (): Fields<PayRule> => ({
    ...Object.fromEntries(
      RATES.map((name) => [
        name,
        { label: HIGHEST[name][0], rule: percent, of: (row: PayRule) => percentText(row[name]) },
      ]),
    ),
    ...Object.fromEntries(
      GAME_CATEGORIES.map((product) => [
        `share_${product}`,
        { label: product, rule: whole(0, 100), of: (row: PayRule) => getShare(row, product) },
      ]),
    ),
  }),
  form: () => [
    { heading: 'Highest rates, in percent of the turnover that counts' },
    { columns: RATES },
    { heading: 'How much of a product’s turnover counts, in percent' },
    { columns: GAME_CATEGORIES.map((product) => `share_${product}`) },
  ],
  read: (values) => {
    const numbers = values as Readonly<Record<string, number>>
    const problems = Object.fromEntries(
      RATES.flatMap((name) => {
        const maximum = HIGHEST[name][1]
        return (numbers[name] ?? 0) > maximum ? [[name, `is at most ${percentText(maximum)} %`]] : []
      }),
    )
    if (Object.keys(problems).length > 0) refuseFields(problems)
    const rates = Object.fromEntries(RATES.map((name) => [name, numbers[name] ?? 0])) as Record<Highest, number>
    const shares = Object.fromEntries(GAME_CATEGORIES.map((product) => [product, numbers[`share_${product}`] ?? 0]))
    return { ...rates, shares }
  },
  store: (tx, row) => changePayRule(tx, row),
  terms: (row) => ({
    ...Object.fromEntries(RATES.map((name) => [`${HIGHEST[name][0]}, in percent`, percentText(row[name])])),
    ...Object.fromEntries(
      GAME_CATEGORIES.map((product) => [`Counts of ${product}, in percent`, String(getShare(row, product))]),
    ),
  }),
  operators: () => 2,
  effect: (database, agents) => raisedPanel(database, (settings) => ({ ...settings, agents })),
  above: html`<p class="muted">
    A change takes two operators. It applies to new rates and contracts at once, and to rebates from tomorrow on.
    Running contracts keep their terms, and accounts their rates, until they are changed.
    <a href="/margins">Edge and pay</a>
    shows the effect.
  </p>`,
})

export const agentPaySection: OfficeSection = {
  path: '/agent-pay',
  title: 'Agents’ pay',
  group: 'Rewards',
  permission: 'rewards.read',
  decisions: [agentPay.decision],
  register: agentPay.register,
}
