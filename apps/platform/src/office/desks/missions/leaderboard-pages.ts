import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import {
  type BoardPlan,
  findPlan,
  type LeaderboardMetric,
  listPlans,
  listWeeks,
  listWinners,
  lockPlan,
  type PrizeBand,
} from '../../../domains/engagement/missions/operator-leaderboards.ts'
import { removeBoard, storeBoard } from '../../../domains/engagement/missions/plan-leaderboards.ts'
import { addDays, getWeek } from '../../../lib/record-range.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { type Fields, oneOf, place, readProducts, readTexts } from '../../kit/described-form.ts'
import { day, dayOrNone, money } from '../../kit/form-fields.ts'
import { moneyText, momentText } from '../../kit/formats.ts'
import { html } from '../../kit/html.ts'
import { checkAll, OfficeError, refuseFields } from '../../kit/office-error.ts'
import { table } from '../../kit/page.ts'
import { datedPlan, planState } from '../../kit/dated-plan.ts'
import { dayText, englishName, textTerms } from '../../kit/plan-texts.ts'
import { PlanEditor } from '../../kit/plan-editor.ts'
import type { OfficeSection, OperatorLimits } from '../../kit/section.ts'

const PLACES_MAX = 100
/** Lottery results can be corrected. */
const PRODUCTS = GAME_CATEGORIES.filter((category) => category !== 'LOTT' && category !== 'ELOTT')

const METRICS: Readonly<Record<LeaderboardMetric, string>> = {
  TURNOVER: 'settled stakes',
  MULTIPLIER: 'largest payout of a round as a multiple of its stake',
}
const TITLE = { label: 'Title', longest: 60 }

const monday = day.refine((value) => getWeek(value) === value, { error: 'must be a Monday' })
const FIELDS = {
  metric: oneOf('It ranks', METRICS, ({ row }: BoardPlan) => row.metric, { fixed: true }),
  products: {
    label: 'Games that count',
    products: PRODUCTS,
    chosenIn: ({ row }) => row.products,
    fixed: true,
  },
  minStake: {
    label: 'Minimum stake that counts; 0 for any',
    rule: money,
    of: ({ row }) => formatAmount(row.minStake),
    initial: 0,
    fixed: true,
  },
  startsOn: {
    label: 'First day; its first week may be shorter',
    rule: day,
    kind: 'date',
    of: ({ row }) => row.startsOn,
    fixed: true,
  },
  endsOn: {
    label: 'Monday of the last week; empty for no end',
    rule: dayOrNone(monday),
    kind: 'date',
    of: ({ row }) => row.endsOn,
    optional: true,
  },
  position: place(({ row }: BoardPlan) => row.position),
  // Fixed for each week when it begins.
  prizes: {
    label: 'Prizes, one line per place or range of places, such as 2-3: 300,000',
    kind: 'lines',
    of: ({ row }) => bandText(row.prizes, '\n'),
  },
  title: { ...TITLE, textsIn: ({ titles }) => titles },
} as const satisfies Fields<BoardPlan>

const today = () => brandDay(new Date())
const thisWeek = () => getWeek(today())

const leaderboards = new PlanEditor<BoardPlan, typeof FIELDS>({
  noun: 'leaderboard',
  title: 'Leaderboards',
  path: '/leaderboards',
  fields: FIELDS,
  form: [
    {
      note: 'Members play for it, so what it ranks stays as it is. Other prizes hold from the next week on.',
      when: 'fixed',
    },
    { columns: ['metric', 'products', 'minStake', 'startsOn'] },
    'id',
    'prizes',
    { columns: ['endsOn', 'position'] },
    'title',
  ],
  idLabel: 'ID, permanent: lower-case letters, digits and hyphens',
  find: findPlan,
  lock: lockPlan,
  store: (tx, { row, titles }) =>
    storeBoard(
      tx,
      row,
      titles.map(({ language, text }) => ({ boardId: row.id, language, title: text })),
    ),
  read: (values, payload) => {
    let prizes: PrizeBand[] = []
    let titles: BoardPlan['titles'] = []
    checkAll(
      () => (prizes = readBands(payload['prizes'])),
      () => (titles = readTexts(payload, 'title', TITLE)),
    )
    return { row: { ...values, products: readProducts(payload, PRODUCTS), prizes }, titles }
  },
  checkPlan: ({ row }) => {
    const problems: Record<string, string> = {}
    if (row.products.length === 0) problems['products'] = 'choose the games that count'
    if (row.endsOn !== null && row.endsOn < getWeek(row.startsOn)) problems['endsOn'] = 'is before it begins'
    if (Object.keys(problems).length > 0) refuseFields(problems)
  },
  checkNow: (_tx, { plan: { row }, before, changed }) => {
    if (changed)
      throw new OfficeError(`${changed}: cannot change while members play for it. End it, and add another.`, 409)
    const hasBegun = before !== undefined && before.row.startsOn <= today()
    const problems: Record<string, string> = {}
    if (!hasBegun && row.startsOn <= today()) problems['startsOn'] = 'is a day to come'
    if (row.endsOn !== null && row.endsOn < thisWeek()) problems['endsOn'] = 'is this week or later'
    if (Object.keys(problems).length > 0) refuseFields(problems)
  },
  promise: ({ prizes }) => `, which pays ${moneyText(getSum(readBands(prizes)))} a week`,
  cost: async (_database, { row }) => getSum(row.prizes),
  costFacts: async (_database, { row }) => ({ 'Prizes of a week': moneyText(getSum(row.prizes)) }),
  terms: ({ row, titles }) => ({
    ID: row.id,
    Ranks: METRICS[row.metric],
    Games: row.products.toSorted().join(', '),
    'Smallest stake': moneyText(row.minStake),
    Prizes: bandText(row.prizes, '\n'),
    'First day': row.startsOn,
    'Last week': row.endsOn ?? 'no end',
    'Place in the list': String(row.position),
    ...textTerms('Title', titles),
  }),

  list: async (database) =>
    table(
      ['Leaderboard', 'State', 'Ranks', 'Games', 'Prizes a week>', 'First day', 'Last week', 'Open weeks'],
      (await listPlans(database)).map(({ row, title, weeks }) => [
        html`<a href="/leaderboards/${row.id}">${title}</a>`,
        planState(row, today(), thisWeek()),
        METRICS[row.metric],
        row.products.join(', '),
        moneyText(getSum(row.prizes)),
        dayText(row.startsOn),
        dayText(row.endsOn),
        weeks.join(', '),
      ]),
      'There are no leaderboards.',
    ),
  name: ({ row, titles }) => englishName(titles, row.id),
  facts: (_database, plan) => ({
    ID: plan.row.id,
    State: planState(plan.row, today(), thisWeek()),
    Ranks: METRICS[plan.row.metric],
    Games: plan.row.products.join(', '),
    'Smallest stake': moneyText(plan.row.minStake),
    'Prizes of coming weeks': bandText(plan.row.prizes),
    'First day': plan.row.startsOn,
    'Last week': plan.row.endsOn,
  }),
  above: async (database, { row }) =>
    html`<h2>Weeks</h2>
      ${table(
        ['Week', 'State', 'Prizes', 'Closed'],
        (await listWeeks(database, row.id)).map((week) => [
          `${week.week} – ${addDays(week.week, 6)}`,
          week.state.toLowerCase(),
          bandText(week.prizes),
          momentText(week.closedAt),
        ]),
        'None has begun.',
      )}
      <h2>Winners</h2>
      ${table(
        ['Week', 'Place>', 'Member', 'Score>', 'Prize>', 'State', 'Paid'],
        (await listWinners(database, row.id)).map(({ won, username }) => [
          won.week,
          won.rank,
          username,
          row.metric === 'MULTIPLIER' ? `${formatAmount(won.score)}×` : moneyText(won.score),
          moneyText(won.amount),
          won.state.toLowerCase(),
          momentText(won.paidAt),
        ]),
        'Nobody has won yet.',
      )}`,
  ...datedPlan<BoardPlan>({
    noun: 'leaderboard',
    today,
    now: thisWeek,
    end: {
      button: 'End it with this week',
      text: 'This week is ranked and paid as it was announced. No other begins.',
      store: (tx, { row }, endsOn) => storeBoard(tx, { ...row, endsOn }),
    },
    remove: (tx, { row }) => removeBoard(tx, row.id),
  }),
})

/** Leaderboards: what they rank and pay, their weeks, and who has won. */
export const leaderboardSection = (limits: OperatorLimits): OfficeSection => ({
  path: '/leaderboards',
  title: 'Leaderboards',
  group: 'Rewards',
  permission: 'rewards.read',
  decisions: leaderboards.decisions,
  register: (routes) => leaderboards.register(routes, limits),
})

const getSum = (bands: readonly PrizeBand[]) =>
  bands.reduce((sum, { from, to, amount }) => sum + BigInt(to - from + 1) * BigInt(amount), 0n)
const bandText = (bands: readonly PrizeBand[], separator = '; ') =>
  bands
    .map(({ from, to, amount }) => `${from === to ? from : `${from}-${to}`}: ${moneyText(BigInt(amount))}`)
    .join(separator)

/** Lines such as `2-3: 300,000`, from the first place on without gaps. @throws OfficeError */
function readBands(text = ''): PrizeBand[] {
  const bands = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line): PrizeBand => {
      const [, from, to = from, amount = ''] = /^(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*:\s*(.+)$/.exec(line) ?? []
      const worth = money.safeParse(amount)
      if (from === undefined || !worth.success || worth.data === 0n)
        throw new OfficeError(`prizes: “${line}” is not a line such as 2-3: 300,000`, 400)
      return { from: Number(from), to: Number(to), amount: String(worth.data) }
    })
  let next = 1
  for (const { from, to } of bands) {
    if (from !== next || to < from || to > PLACES_MAX)
      throw new OfficeError(`prizes: places go on from 1 without gaps, up to ${PLACES_MAX}`, 400)
    next = to + 1
  }
  if (bands.length === 0) throw new OfficeError('prizes: there is a prize at least', 400)
  if (bands.some(({ amount }, index) => index > 0 && BigInt(amount) > BigInt(bands[index - 1]?.amount ?? 0)))
    throw new OfficeError('prizes: a lower place does not win more than a higher one', 400)
  return bands
}
