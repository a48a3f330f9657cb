import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import {
  type RankRules,
  readRankRules,
  lockRankRules,
  changeRankRules,
} from '../../../domains/engagement/ranks/operator.ts'
import type { Fields } from '../../kit/described-form.ts'
import { whole, percent, percentText } from '../../kit/form-fields.ts'
import { moneyText } from '../../kit/formats.ts'
import { html } from '../../kit/html.ts'
import { refuseFields } from '../../kit/office-error.ts'
import { settingsPage } from '../../kit/settings-page.ts'
import { raisedPanel } from '../margins/parts/raised-panel.ts'
import { moneyField, optionalMoney, REWARD_PERMISSIONS, twoOperators } from '../../kit/reward-settings.ts'
import type { OfficeSection } from '../../kit/section.ts'

const rebateName = (product: string, rank: number) => `rebate_${product}_${rank}`
const getProducts = ({ rebates }: RankRules) =>
  GAME_CATEGORIES.filter((product) => rebates.some((rebate) => rebate.product === product))
const getRebate = ({ rebates }: RankRules, product: string, rank: number) =>
  rebates.find((rebate) => rebate.product === product && rebate.rank === rank)?.basisPoints ?? 0
const ranks = settingsPage<RankRules>({
  path: '/ranks',
  title: 'Ranks: what they take, and what they give',
  kind: 'rank-rules',
  permissions: REWARD_PERMISSIONS,
  load: readRankRules,
  lock: lockRankRules,
  fields: (rules): Fields<RankRules> => {
    const findLevel = (row: RankRules, rank: number) => row.levels.find((level) => level.rank === rank)
    return Object.fromEntries(
      rules.levels.flatMap(({ rank }) => [
        [`total_${rank}`, moneyField('', (row: RankRules) => findLevel(row, rank)?.totalTurnover ?? 0n)],
        [`month_${rank}`, moneyField('', (row: RankRules) => findLevel(row, rank)?.monthlyTurnover ?? 0n)],
        [
          `points_${rank}`,
          { label: '', rule: whole(1, 1000), of: (row: RankRules) => findLevel(row, rank)?.pointsPercent },
        ],
        [
          `withdrawals_${rank}`,
          { label: '', rule: whole(0, 100), of: (row: RankRules) => findLevel(row, rank)?.extraWithdrawals },
        ],
        [`most_${rank}`, optionalMoney((row: RankRules) => findLevel(row, rank)?.withdrawalsMax)],
        [`review_${rank}`, optionalMoney((row: RankRules) => findLevel(row, rank)?.reviewFrom)],
        [`gift_${rank}`, moneyField('', (row: RankRules) => findLevel(row, rank)?.birthdayGift ?? 0n)],
        ...getProducts(rules).map((product) => [
          rebateName(product, rank),
          { label: '', rule: percent, of: (row: RankRules) => percentText(getRebate(row, product, rank)) },
        ]),
      ]),
    )
  },
  form: (rules) => [
    { heading: 'Turnover that a rank takes' },
    {
      grid: {
        columns: ['In all', 'In a month, also to keep it', 'Points, in percent of the lowest rank’s'],
        rows: rules.levels.map(({ rank }) => ({
          label: `VIP${rank}`,
          names: [`total_${rank}`, `month_${rank}`, `points_${rank}`],
        })),
      },
    },
    { heading: 'Withdrawals and birthday' },
    {
      note:
        'Withdrawals are added to those that every account may make within 24 hours. Smaller amounts than the one that ' +
        'is reviewed wait for nobody; where it is empty or less than the rule of withdrawals, that one holds. The gift ' +
        'is cash, paid on birthdays that an identity check has confirmed.',
    },
    {
      grid: {
        columns: ['Withdrawals more', 'Most in 24 hours; empty for any', 'Reviewed from', 'Birthday gift'],
        rows: rules.levels.map(({ rank }) => ({
          label: `VIP${rank}`,
          names: [`withdrawals_${rank}`, `most_${rank}`, `review_${rank}`, `gift_${rank}`],
        })),
      },
    },
    { heading: 'Share of the turnover that is paid back, in percent' },
    {
      grid: {
        columns: getProducts(rules),
        rows: rules.levels.map(({ rank }) => ({
          label: `VIP${rank}`,
          names: getProducts(rules).map((product) => rebateName(product, rank)),
        })),
      },
    },
  ],
  read: (values, before) => {
    const problems: Record<string, string> = {}
    const levels = before.levels.map(({ rank }) => ({
      rank,
      totalTurnover: values[`total_${rank}`] as bigint,
      monthlyTurnover: values[`month_${rank}`] as bigint,
      pointsPercent: values[`points_${rank}`] as number,
      extraWithdrawals: values[`withdrawals_${rank}`] as number,
      withdrawalsMax: values[`most_${rank}`] as bigint | null,
      reviewFrom: values[`review_${rank}`] as bigint | null,
      birthdayGift: values[`gift_${rank}`] as bigint,
    }))
    for (const [index, level] of levels.entries()) {
      const below = levels[index - 1]
      if (below && level.totalTurnover < below.totalTurnover)
        problems[`total_${level.rank}`] = 'is not below the rank before'
      if (below && level.monthlyTurnover < below.monthlyTurnover)
        problems[`month_${level.rank}`] = 'is not below the rank before'
      if (level.withdrawalsMax === 0n) problems[`most_${level.rank}`] = 'is more than nothing, or empty'
    }
    if (Object.keys(problems).length > 0) refuseFields(problems)
    const rebates = getProducts(before).flatMap((product) =>
      before.levels.map(({ rank }) => ({
        product,
        rank,
        basisPoints: values[rebateName(product, rank)] as number,
      })),
    )
    return { levels, rebates }
  },
  store: (tx, row) => changeRankRules(tx, row),
  terms: (rules) =>
    Object.fromEntries(
      rules.levels.flatMap(({ rank, totalTurnover, monthlyTurnover, pointsPercent, ...given }) => [
        [`VIP${rank}, turnover in all`, moneyText(totalTurnover)],
        [`VIP${rank}, turnover in a month`, moneyText(monthlyTurnover)],
        [`VIP${rank}, points in percent`, String(pointsPercent)],
        [`VIP${rank}, withdrawals more`, String(given.extraWithdrawals)],
        [`VIP${rank}, most in 24 hours`, given.withdrawalsMax === null ? 'any' : moneyText(given.withdrawalsMax)],
        [`VIP${rank}, reviewed from`, given.reviewFrom === null ? 'as all' : moneyText(given.reviewFrom)],
        [`VIP${rank}, birthday gift`, moneyText(given.birthdayGift)],
        ...getProducts(rules).map((product) => [
          `VIP${rank}, rebate ${product}, in percent`,
          percentText(getRebate(rules, product, rank)),
        ]),
      ]),
    ),
  operators: twoOperators,
  effect: (database, after) => raisedPanel(database, (settings) => ({ ...settings, ranks: after })),
  above: html`<p class="muted">
    A change takes two operators. Members keep the rank that they have until it is looked at again; a week that was
    claimed keeps its rates.
  </p>`,
})

export const rankSection: OfficeSection = {
  path: '/ranks',
  title: 'Ranks',
  group: 'Rewards',
  permission: 'rewards.read',
  decisions: [ranks.decision],
  register: ranks.register,
}
