import { formatAmount, MINOR_UNITS } from '@playhouse/shared/money.ts'
import * as z from 'zod'
import type { Database } from '@playhouse/postgres/database.ts'
import {
  findOnSale,
  findPlan,
  findRaffle,
  listPlans,
  listRaffles,
  listWinners,
  lockPlan,
  lockRaffle,
  type RafflePrizeLine,
  type SeriesPlan,
} from '../../../domains/engagement/raffles/operator.ts'
import { callOff, storeSeries } from '../../../domains/engagement/raffles/plan-raffles.ts'
import { getWorth } from '../../../domains/engagement/points/operator.ts'
import { decide, type ReviewedKind } from '../../kit/decisions.ts'
import { type Fields, oneOf, place, readTextSet, wholeNumber } from '../../kit/described-form.ts'
import { choice, money, wholePoints } from '../../kit/form-fields.ts'
import { countText, moneyText, momentText } from '../../kit/formats.ts'
import { html } from '../../kit/html.ts'
import { withReason } from '../../kit/inputs.ts'
import { checkAll, OfficeError, refuseFields } from '../../kit/office-error.ts'
import { actionForm, changeTable, facts, hidden, reasonField, table, type Terms } from '../../kit/page.ts'
import { englishName, textTerms } from '../../kit/plan-texts.ts'
import { PlanEditor } from '../../kit/plan-editor.ts'
import { getNotice, type OfficeSection, type OperatorLimits } from '../../kit/section.ts'

const PRIZES_MAX = 100
const TITLE = { label: 'Title', longest: 60 }
const TEXT = { label: 'What it is', longest: 200 }

const STATES = {
  on: 'it goes on: the next raffle opens when one ends',
  off: 'it stops after the raffle on sale',
} as const

const AFTER_CALL_OFF = { on: 'the next raffle opens', off: 'no other opens' } as const
const callOffInput = withReason.extend({ raffleId: z.string().max(60), series: z.enum(['on', 'off']) })

const FIELDS = {
  price: {
    label: 'Points per ticket',
    rule: wholePoints.refine((points) => points > 0n, { error: 'is a point at least' }),
    of: ({ row }) => row.price / MINOR_UNITS,
  },
  prizes: {
    label: 'Prizes, first prize first, such as 1 x 500,000 or 3 x 50 points',
    kind: 'lines',
    of: ({ row }) => prizeText(row.prizes, '\n'),
  },
  memberLimit: wholeNumber('Maximum tickets per account', [1, 1_000], ({ row }: SeriesPlan) => row.memberLimit),
  capacity: wholeNumber('Maximum number of tickets', [1, 100_000], ({ row }: SeriesPlan) => row.capacity),
  minTickets: wholeNumber(
    'Minimum tickets for a draw; with fewer, points are returned',
    [1, 100_000],
    ({ row }: SeriesPlan) => row.minTickets,
  ),
  saleMinutes: wholeNumber('Minutes of sale', [10, 43_200], ({ row }: SeriesPlan) => row.saleMinutes),
  position: place(({ row }: SeriesPlan) => row.position),
  state: oneOf('When a raffle ends', STATES, ({ row }: SeriesPlan) => (row.enabled ? 'on' : 'off'), { initial: 'on' }),
  title: { ...TITLE, textsIn: ({ texts }) => getTitles(texts) },
  text: { ...TEXT, textsIn: ({ texts }) => texts },
} as const satisfies Fields<SeriesPlan>

const calledOff: ReviewedKind = {
  permission: 'rewards.plan',
  kind: 'raffle.called_off',
  describe: ({ raffleId = '', series = '' }) =>
    `Call off raffle ${raffleId} and give all points back${series === 'off' ? '; no other opens' : ''}`,
  // Tickets that are sold meanwhile change nothing.
  basis: async (tx, { raffleId = '' }) => {
    const row = await lockRaffle(tx, raffleId)
    return { state: row?.state, prizes: row?.prizes, closesAt: row?.closesAt }
  },
  show: async (database, { raffleId = '', series }) => {
    const row = await findRaffle(database, raffleId)
    if (!row) return html``
    const found = await findPlan(database, row.seriesId)
    return html`${facts({
      Raffle: row.id,
      State: row.state.toLowerCase(),
      Opened: momentText(row.opensAt),
      'Sales close': momentText(row.closesAt),
      'Points a ticket': formatAmount(row.price),
      'Tickets sold, which are given back': row.sold,
      'Prizes that nobody wins': prizeText(row.prizes),
      'All prizes, in money': moneyText(await prizeSum(database, row.prizes)),
      Then: series === 'on' ? AFTER_CALL_OFF.on : AFTER_CALL_OFF.off,
    })}
    ${found && changeTable(undefined, getTerms(found))}`
  },
  apply: async (tx, { payload: { raffleId = '', series } }) => {
    const ended = await callOff(tx, raffleId)
    if (!ended) throw notOnSale()
    const found = series === 'off' ? await findPlan(tx, ended.seriesId) : undefined
    if (found) await storeSeries(tx, { ...found.row, enabled: false })
    return { old: { sold: ended.sold }, new: { calledOff: true, series } }
  },
}
const notOnSale = () => new OfficeError('No raffle with this ID is on sale.')

const raffles = new PlanEditor<SeriesPlan, typeof FIELDS>({
  noun: 'raffle',
  title: 'Raffles',
  path: '/raffles',
  fields: FIELDS,
  form: [
    { note: 'It holds from the next raffle on. Raffles that are open keep their terms.', when: 'exists' },
    'id',
    'state',
    'price',
    'prizes',
    { columns: ['capacity', 'memberLimit', 'minTickets', 'saleMinutes', 'position'] },
    'title',
    'text',
  ],
  idLabel: 'ID, permanent and part of the address: lower-case letters, digits and hyphens',
  find: findPlan,
  lock: lockPlan,
  store: (tx, { row, texts }) => storeSeries(tx, row, texts),
  read: ({ state, ...values }, payload, before) => {
    let prizes: RafflePrizeLine[] = []
    let texts: SeriesPlan['texts'] = []
    checkAll(
      () => (prizes = readPrizes(payload['prizes'])),
      () =>
        (texts = readTextSet(payload, { title: TITLE, text: TEXT }).map((row) => ({ seriesId: values.id, ...row }))),
    )
    // Drawn from the name, as all banners.
    const picture = before?.row.picture ?? `/media/banners/raffle-${values.id}.svg`
    return { row: { ...values, prizes, enabled: state === 'on', picture }, texts }
  },
  checkPlan: ({ row }) => {
    const problems: Record<string, string> = {}
    if (row.minTickets < getCount(row.prizes)) problems['minTickets'] = 'is not below the number of prizes'
    if (row.capacity < row.minTickets) problems['capacity'] = 'is not below the tickets for a draw'
    if (row.memberLimit > row.capacity) problems['memberLimit'] = 'is not above all tickets'
    if (Object.keys(problems).length > 0) refuseFields(problems)
  },
  checkNow: () => {},

  promise: ({ prizes }) => ` with the prizes ${prizeText(readPrizes(prizes))}`,
  cost: (database, { row }) => prizeSum(database, row.prizes),
  costFacts: async (database, { row }) => ({
    'All prizes, in money': moneyText(await prizeSum(database, row.prizes)),
  }),
  terms: getTerms,

  list: async (database) =>
    table(
      ['Raffle', 'State', 'Points a ticket>', 'Prizes', 'Open raffles', 'Sold>', 'Sales close'],
      (await listPlans(database)).map(({ row, title, open }) => [
        html`<a href="/raffles/${row.id}">${title}</a>`,
        row.enabled ? 'goes on' : open.length > 0 ? 'stops' : 'stopped',
        formatAmount(row.price),
        prizeText(row.prizes),
        open.map(({ number, state }) => `${number} (${state.toLowerCase()})`).join(', '),
        open.reduce((sum, { sold }) => sum + sold, 0),
        open.map(({ closesAt }) => momentText(closesAt)).join(', '),
      ]),
      'There are no raffles.',
    ),
  name: ({ row, texts }) => englishName(getTitles(texts), row.id),
  facts: (_database, { row }) => ({
    ID: row.id,
    State: row.enabled ? STATES.on : STATES.off,
    'Points per ticket': formatAmount(row.price),
    Prizes: prizeText(row.prizes),
    Tickets: `${row.capacity} in all, ${row.memberLimit} for an account, ${row.minTickets} for a draw`,
    'Minutes of sale': row.saleMinutes,
  }),
  above: async (database, { row }) =>
    html`<h2>Raffles</h2>
      ${table(
        ['Number>', 'State', 'Opened', 'Sales close', 'Points a ticket>', 'Sold>', 'Took part>', 'Ended'],
        (await listRaffles(database, row.id)).map((one) => [
          one.number,
          one.calledOff ? 'called off' : one.state.toLowerCase(),
          momentText(one.opensAt),
          momentText(one.closesAt),
          formatAmount(one.price),
          one.sold,
          one.ticketCount,
          momentText(one.endedAt),
        ]),
        'None has opened.',
      )}
      <h2>Winners</h2>
      ${table(
        ['Raffle>', 'Place>', 'Ticket>', 'Member', 'Prize', 'State', 'Claimed'],
        (await listWinners(database, row.id)).map(({ won, username }) => [
          won.raffleId.slice(row.id.length + 1),
          won.place,
          won.ticket,
          username,
          worth({ amount: String(won.amount), points: String(won.points) }),
          won.state === 'WON' ? 'to be claimed' : 'claimed',
          momentText(won.claimedAt),
        ]),
        'Nobody has won yet.',
      )}`,
  further: async ({ csrfToken, database }, { row }) => {
    const onSale = await findOnSale(database, row.id)
    if (!onSale) return false
    return html`<h2>Call off raffle ${onSale.number}</h2>
      ${actionForm(csrfToken, {
        action: `/raffles/${row.id}/call-off`,
        button: 'Call it off',
        second: true,
        fields: html`<p>
            Sales end at once, nothing is drawn, and the points for ${countText(onSale.sold, 'ticket')} go back. Their
            owners get a message.
          </p>
          ${hidden('raffleId', onSale.id)}${row.enabled ? choice('series', 'Then', AFTER_CALL_OFF, 'on') : hidden('series', 'off')}${reasonField()}`,
      })}`
  },
  acts: [
    {
      name: 'stop',
      heading: 'Stop it',
      button: 'Stop after the raffle on sale',
      text: 'The raffle on sale is drawn as it was announced. No other opens.',
      isPossible: ({ row }) => row.enabled,
      refusal: 'There is no running raffle with this ID.',
      run: async (tx, { row }) => {
        await storeSeries(tx, { ...row, enabled: false })
        return { old: { enabled: true }, new: { enabled: false } }
      },
    },
  ],
  decisions: [calledOff],
})

/** Raffles that are held again and again: their terms, whether the next one opens, and who has won and claimed. */
export const raffleSection = (limits: OperatorLimits): OfficeSection => ({
  path: '/raffles',
  title: 'Raffles',
  group: 'Rewards',
  permission: 'rewards.read',
  decisions: raffles.decisions,
  register(routes) {
    raffles.register(routes, limits)
    routes.action(
      '/raffles/:id/call-off',
      'rewards.plan',
      callOffInput,
      async ({ actor, database, params }, { reason, ...payload }) => {
        const onSale = await findOnSale(database, params.id ?? '')
        if (onSale?.id !== payload.raffleId || onSale.closesAt <= new Date()) throw notOnSale()
        const result = await decide(database, calledOff, {
          subject: raffles.getSubject(onSale.seriesId),
          payload,
          reason,
          actor,
          // A call-off costs players the chance to win the prizes.
          operators: {
            sum: 'call-offs',
            memberId: null,
            amount: await prizeSum(database, onSale.prizes),
            above: await limits.twoOperatorsAbove(),
          },
        })
        return { to: `/raffles/${onSale.seriesId}`, notice: getNotice(result) }
      },
    )
  },
})

async function prizeSum(database: Database, prizes: readonly RafflePrizeLine[]): Promise<bigint> {
  const sum = (of: 'amount' | 'points') =>
    prizes.reduce((total, line) => total + BigInt(line.count) * BigInt(line[of]), 0n)
  return sum('amount') + (await getWorth(database, sum('points')))
}

const getTitles = (texts: SeriesPlan['texts']) => texts.map(({ language, title }) => ({ language, text: title }))

function getTerms({ row, texts }: SeriesPlan): Terms {
  return {
    ID: row.id,
    'When a raffle ends': row.enabled ? STATES.on : STATES.off,
    'Points per ticket': formatAmount(row.price),
    Prizes: prizeText(row.prizes, '\n'),
    'Maximum number of tickets': String(row.capacity),
    'Maximum tickets per account': String(row.memberLimit),
    'Minimum tickets for a draw': String(row.minTickets),
    'Minutes of sale': String(row.saleMinutes),
    'Place in the list': String(row.position),
    ...textTerms('Title', getTitles(texts)),
    ...textTerms('What it is', texts),
  }
}

const worth = ({ amount, points }: Pick<RafflePrizeLine, 'amount' | 'points'>) =>
  [amount !== '0' && moneyText(BigInt(amount)), points !== '0' && `${BigInt(points) / MINOR_UNITS} points`]
    .filter(Boolean)
    .join(' and ')
const prizeText = (prizes: readonly RafflePrizeLine[], separator = '; ') =>
  prizes.map((line) => `${line.count} x ${worth(line)}`).join(separator)

/** Lines such as `2 x 100,000` and `3 x 50 points`, the first prize first. @throws OfficeError */
function readPrizes(text = ''): RafflePrizeLine[] {
  const prizes = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line): RafflePrizeLine => {
      const [, count = '0', value = '', unit] = /^(\d{1,3})\s*[x×]\s*([\d.,]+)\s*(points?)?$/.exec(line) ?? []
      const given = unit === undefined ? money.safeParse(value) : wholePoints.safeParse(value.replaceAll(',', ''))
      if (count === '0' || !given.success || given.data === 0n)
        throw new OfficeError(`prizes: “${line}” is not a line such as 2 x 100,000 or 3 x 50 points`, 400)
      const [amount, points] = unit === undefined ? [given.data, 0n] : [0n, given.data]
      return { count: Number(count), amount: String(amount), points: String(points) }
    })
  const places = getCount(prizes)
  if (places < 1 || places > PRIZES_MAX) throw new OfficeError(`prizes: there are 1 to ${PRIZES_MAX}`, 400)
  return prizes
}

const getCount = (prizes: readonly RafflePrizeLine[]) => prizes.reduce((sum, { count }) => sum + count, 0)
