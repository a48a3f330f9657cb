import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { formatAmount, MINOR_UNITS } from '@playhouse/shared/money.ts'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import * as z from 'zod'
import {
  findPlan,
  listPlans,
  listReached,
  lockPlan,
  type MissionCycle,
  type MissionKind,
  type MissionPlan,
  type RewardRounds,
} from '../../../domains/engagement/missions/operator-missions.ts'
import { type PaySettings, raisedAboveEdge } from '../../../domains/engagement/margins/margins.ts'
import { removeMission, storeMission } from '../../../domains/engagement/missions/plan-missions.ts'
import { getStakes, inUnits, type Mission } from '../../../domains/engagement/missions/rules.ts'
import { getWorth } from '../../../domains/engagement/points/operator.ts'
import { listFreeRoundGames } from '../../../domains/engagement/promotions/operator.ts'
import { countOpenAccounts } from '../../../domains/people/member/operator.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { type Fields, oneOf, place, readProducts, readTexts } from '../../kit/described-form.ts'
import { day, dayOrNone, money, whole, wholePoints } from '../../kit/form-fields.ts'
import { countText, moneyText, momentText } from '../../kit/formats.ts'
import { html } from '../../kit/html.ts'
import {
  DAYS_MAX,
  findStakeProblem,
  getGameNames,
  listTermNames,
  ROUNDS_MAX,
} from '../bonus/parts/free-round-choices.ts'
import { raisedPanel } from '../margins/parts/raised-panel.ts'
import { checkAll, OfficeError, refuseFields } from '../../kit/office-error.ts'
import { table } from '../../kit/page.ts'
import { datedPlan, planState } from '../../kit/dated-plan.ts'
import { dayText, englishName, textTerms } from '../../kit/plan-texts.ts'
import { PlanEditor } from '../../kit/plan-editor.ts'
import type { OfficeSection, OperatorLimits } from '../../kit/section.ts'

const KINDS: Readonly<Record<MissionKind, string>> = {
  TURNOVER: 'settled stakes',
  ROUNDS: 'settled rounds',
  GAMES_WON: 'different games won in',
  DAYS: 'days with play',
}
const ONE: Readonly<Partial<Record<MissionKind, string>>> = {
  ROUNDS: 'settled round',
  GAMES_WON: 'game won in',
  DAYS: 'day with play',
}
const CYCLES: Readonly<Record<MissionCycle, string>> = { DAY: 'each day', WEEK: 'each week, from Monday', ONCE: 'once' }
const TITLE = { label: 'Title', longest: 60 }

const FIELDS = {
  kind: oneOf('It counts', KINDS, ({ row }: MissionPlan) => row.kind, { fixed: true }),
  cycle: oneOf('It can be met', CYCLES, ({ row }: MissionPlan) => row.cycle, { fixed: true }),
  products: {
    label: 'Games that count; all, if none is chosen',
    products: GAME_CATEGORIES,
    chosenIn: ({ row }) => row.products,
    fixed: true,
  },
  target: {
    label: 'Target: an amount for stakes, a number otherwise',
    rule: money,
    of: ({ row }) => (row.kind === 'TURNOVER' ? formatAmount(row.target) : row.target),
    fixed: true,
  },
  amount: {
    label: 'Cash it pays; 0 for none',
    rule: money,
    of: ({ row }) => formatAmount(row.amount),
    fixed: true,
  },
  points: {
    label: 'Points it pays; 0 for none',
    rule: wholePoints,
    of: ({ row }) => row.points / MINOR_UNITS,
    fixed: true,
  },
  roundsGame: {
    label: 'Game',
    rule: z
      .string()
      .regex(/^\d{0,9}$/)
      .default(''),
    options: async (database: Database) => ({ '': 'none', ...getGameNames(await listFreeRoundGames(database)) }),
    of: ({ row }) => row.freeRounds?.nodeId ?? '',
    fixed: true,
    optional: true,
  },
  roundsTerms: {
    label: 'Winnings under the terms of',
    rule: z.string().max(60).default(''),
    options: async (database: Database) => ({ '': 'none', ...(await listTermNames(database)) }),
    of: ({ row }) => row.freeRounds?.promotionId ?? '',
    fixed: true,
    optional: true,
  },
  rounds: {
    label: 'Rounds',
    rule: whole(0, ROUNDS_MAX).default(0),
    kind: 'number',
    of: ({ row }) => row.freeRounds?.rounds ?? 0,
    initial: 0,
    fixed: true,
  },
  roundsStake: {
    label: 'Stake of each',
    rule: money.default(0n),
    of: ({ row }) => formatAmount(BigInt(row.freeRounds?.stake ?? 0)),
    initial: '0',
    fixed: true,
  },
  roundsDays: {
    label: 'Days to play them',
    rule: whole(1, DAYS_MAX).default(7),
    kind: 'number',
    of: ({ row }) => row.freeRounds?.days ?? 7,
    initial: 7,
    fixed: true,
  },
  startsOn: { label: 'First day', rule: day, kind: 'date', of: ({ row }) => row.startsOn, fixed: true },
  endsOn: {
    label: 'Last day; empty for no end',
    rule: dayOrNone(day),
    kind: 'date',
    of: ({ row }) => row.endsOn,
    optional: true,
  },
  position: place(({ row }: MissionPlan) => row.position),
  title: { ...TITLE, textsIn: ({ titles }) => titles },
} as const satisfies Fields<MissionPlan>

const today = () => brandDay(new Date())

const missions = new PlanEditor<MissionPlan, typeof FIELDS>({
  noun: 'mission',
  title: 'Missions',
  path: '/missions',
  fields: FIELDS,
  form: [
    {
      note: 'Members work on it, so what it asks for and pays stays as it is. To change that, end it and add another.',
      when: 'fixed',
    },
    { columns: ['kind', 'cycle', 'target', 'products', 'amount', 'points', 'startsOn'] },
    {
      details: 'Free rounds that it grants',
      names: ['roundsGame', 'rounds', 'roundsStake', 'roundsDays', 'roundsTerms'],
    },
    'id',
    { columns: ['endsOn', 'position'] },
    'title',
  ],
  idLabel: 'ID, permanent: lower-case letters, digits and hyphens',
  find: findPlan,
  lock: lockPlan,
  store: (tx, { row, titles }) =>
    storeMission(
      tx,
      row,
      titles.map(({ language, text }) => ({ missionId: row.id, language, title: text })),
    ),
  read: ({ target, roundsGame, rounds, roundsStake, roundsDays, roundsTerms, ...values }, payload, before) => {
    let titles: MissionPlan['titles'] = []
    const isAmount = values.kind === 'TURNOVER'
    const units = inUnits('ROUNDS', 1n)
    checkAll(
      () => (titles = readTexts(payload, 'title', TITLE)),
      () => {
        if (!isAmount && target % units !== 0n) throw new OfficeError('target: must be a whole number', 400)
      },
      () => {
        if (rounds === 0 && (roundsGame !== '' || roundsTerms !== ''))
          throw new OfficeError('rounds: say how many, or choose neither game nor terms', 400)
      },
      () => {
        if (target === 0n) throw new OfficeError('target: is more than nothing', 400)
      },
    )
    const freeRounds =
      rounds === 0
        ? null
        : {
            nodeId: Number(roundsGame),
            promotionId: roundsTerms,
            rounds,
            stake: String(roundsStake),
            days: roundsDays,
          }
    const hasSameTerms = before?.row.freeRounds?.promotionId === freeRounds?.promotionId
    const row: Mission = {
      ...values,
      freeRounds,
      freeRoundsOffer: hasSameTerms ? (before?.row.freeRoundsOffer ?? null) : null,
      products: readProducts(payload, GAME_CATEGORIES),
      target: isAmount ? target : target / units,
    }
    return { row, titles }
  },
  checkPlan: ({ row }) => {
    const problems: Record<string, string> = {}
    if (row.amount === 0n && row.points === 0n && !row.freeRounds)
      problems['amount'] = 'it pays money, points, free rounds, or several of them'
    if (row.freeRounds?.nodeId === 0) problems['roundsGame'] = 'say in which game'
    if (row.freeRounds?.promotionId === '') problems['roundsTerms'] = 'say under the terms of which promotion'
    const days = { DAY: 1n, WEEK: 7n, ONCE: 366n }[row.cycle]
    if (row.kind === 'DAYS' && row.target > days) problems['target'] = `is at most ${days} days`
    if (row.endsOn !== null && row.endsOn < row.startsOn) problems['endsOn'] = 'is before it begins'
    if (Object.keys(problems).length > 0) refuseFields(problems)
  },
  checkNow: async (tx, { plan: { row }, before, changed }) => {
    if (changed)
      throw new OfficeError(`${changed}: cannot change while members work on it. End it, and add another.`, 409)
    const hasBegun = before !== undefined && before.row.startsOn <= today()
    const problems: Record<string, string> = {}
    if (!hasBegun && row.startsOn < today()) problems['startsOn'] = 'is today or later'
    if (row.endsOn !== null && row.endsOn < today()) problems['endsOn'] = 'is today or later'
    if (!hasBegun && row.freeRounds) Object.assign(problems, await findRoundsProblems(tx, row.freeRounds))
    if (Object.keys(problems).length > 0) refuseFields(problems)
  },
  promise: ({ amount, points, rounds }) =>
    `, which pays ${amount} and ${points} points${!rounds || rounds === '0' ? '' : `, and grants ${rounds} free rounds`}`,
  cost: async (database, { row }) => (await getCost(database, row)) * (await countOpenAccounts(database)),
  takesTwo: async (database, plan) => (await raisedAboveEdge(database, withMission(plan))).length > 0,
  effect: (database, plan) => raisedPanel(database, withMission(plan)),
  costFacts: async (database, { row }) => {
    const open = await countOpenAccounts(database)
    return { 'Open accounts': open, 'At most, for all of them': moneyText((await getCost(database, row)) * open) }
  },
  terms: ({ row, titles }) => ({
    ID: row.id,
    'Asks for': askText(row),
    Games: gamesText(row.products.toSorted()),
    Pays: worthText(row),
    'First day': row.startsOn,
    'Last day': row.endsOn ?? 'no end',
    'Place in the list': String(row.position),
    ...textTerms('Title', titles),
  }),

  list: async (database) =>
    table(
      ['Mission', 'State', 'Asks for', 'Pays', 'From', 'Until', 'To be claimed>', 'Claimed>', 'Expired>'],
      (await listPlans(database)).map(({ row, title, count }) => [
        html`<a href="/missions/${row.id}">${title}</a>`,
        planState(row, today()),
        askText(row),
        worthText(row),
        dayText(row.startsOn),
        dayText(row.endsOn),
        count('REACHED'),
        count('CLAIMED'),
        count('EXPIRED'),
      ]),
      'There are no missions.',
    ),
  name: ({ row, titles }) => englishName(titles, row.id),
  facts: (_database, plan) => ({
    ID: plan.row.id,
    State: planState(plan.row, today()),
    'Asks for': askText(plan.row),
    Games: gamesText(plan.row.products),
    Pays: worthText(plan.row),
    From: plan.row.startsOn,
    Until: plan.row.endsOn,
  }),
  below: async (database, { row: { id } }) =>
    html`<h2>Who has reached it</h2>
      ${table(
        ['Reached', 'Member', 'Period', 'Pays', 'State', 'Claimed'],
        (await listReached(database, id)).map(({ row, username }) => [
          momentText(row.reachedAt),
          username,
          row.period,
          worthText(row),
          row.state === 'REACHED' ? 'to be claimed' : row.state.toLowerCase(),
          momentText(row.claimedAt),
        ]),
        'Nobody yet.',
      )}`,
  ...datedPlan<MissionPlan>({
    noun: 'mission',
    today,
    now: today,
    end: {
      button: 'End it today',
      text: 'Play counts until midnight. What was reached by then can be claimed until the end of tomorrow.',
      store: (tx, { row }, endsOn) => storeMission(tx, { ...row, endsOn }),
    },
    remove: (tx, { row }) => removeMission(tx, row.id),
  }),
})

/** Missions: what they ask for and pay, when they run, and who has reached them. */
export const missionSection = (limits: OperatorLimits): OfficeSection => ({
  path: '/missions',
  title: 'Missions',
  group: 'Rewards',
  permission: 'rewards.read',
  decisions: missions.decisions,
  register: (routes) => missions.register(routes, limits),
})

const askText = ({ kind, cycle, target }: Mission) =>
  `${kind === 'TURNOVER' ? moneyText(target) : target} ${(target === 1n && ONE[kind]) || KINDS[kind]}, ${CYCLES[cycle]}`
const gamesText = (products: readonly string[]) => (products.length === 0 ? 'all' : products.join(', '))
const worthText = ({ amount, points, freeRounds }: Pick<Mission, 'amount' | 'points' | 'freeRounds'>) =>
  [
    amount > 0n && moneyText(amount),
    points > 0n && `${formatAmount(points)} points`,
    freeRounds && `${countText(freeRounds.rounds, 'free round')} of ${moneyText(BigInt(freeRounds.stake))}`,
  ]
    .filter(Boolean)
    .join(' and ')

async function findRoundsProblems(tx: Transaction, freeRounds: RewardRounds): Promise<Record<string, string>> {
  const game = (await listFreeRoundGames(tx)).find(({ nodeId }) => nodeId === freeRounds.nodeId)
  const terms = await listTermNames(tx)
  const stakeProblem = game && findStakeProblem(game, BigInt(freeRounds.stake))
  return {
    ...(!game && { roundsGame: 'has no free rounds at the moment' }),
    ...(stakeProblem && { roundsStake: stakeProblem }),
    ...(terms[freeRounds.promotionId] === undefined && { roundsTerms: 'has no bonus' }),
  }
}

const withMission =
  ({ row }: MissionPlan) =>
  (settings: PaySettings): PaySettings => ({
    ...settings,
    missions: [...settings.missions.filter(({ id }) => id !== row.id), row],
  })

const getCost = async (database: Database, { amount, points, freeRounds }: Mission): Promise<bigint> =>
  amount + getStakes(freeRounds) + (await getWorth(database, points))
