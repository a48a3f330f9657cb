import { formatAmount } from '@playhouse/shared/money.ts'
import { type PaySettings, raisedAboveEdge } from '../../../domains/engagement/margins/margins.ts'
import {
  findItemPlan,
  type ItemPlan,
  listItemPlans,
  lockItemPlan,
  storeItem,
  getWorth,
} from '../../../domains/engagement/points/operator.ts'
import { type Fields, oneOf, place, readTextSet, wholeNumber } from '../../kit/described-form.ts'
import { money, wholePoints } from '../../kit/form-fields.ts'
import { moneyText } from '../../kit/formats.ts'
import { html } from '../../kit/html.ts'
import { raisedPanel } from '../margins/parts/raised-panel.ts'
import { checkAll, OfficeError } from '../../kit/office-error.ts'
import { table } from '../../kit/page.ts'
import { chosenPicture, pictureField, getPicture, takePicture } from '../site/parts/content-pictures.ts'
import { englishName, textTerms } from '../../kit/plan-texts.ts'
import { PlanEditor } from '../../kit/plan-editor.ts'
import type { OfficeSection, OperatorLimits } from '../../kit/section.ts'

const KINDS = { CASH: 'cash, paid at once', GOODS: 'goods, handed over by an operator' } as const
const STATES = { on: 'offered', off: 'not offered' } as const
const TEXTS = {
  name: { label: 'Name', longest: 60 },
  description: { label: 'Description', longest: 300, rows: 2 },
} as const

const withItem =
  ({ row }: ItemPlan) =>
  (settings: PaySettings): PaySettings => ({
    ...settings,
    items: [...settings.items.filter(({ id }) => id !== row.id), row],
  })

const getTexts = ({ texts }: ItemPlan, name: 'name' | 'description') =>
  texts.map((row) => ({ language: row.language, text: row[name] }))

const FIELDS = {
  kind: oneOf('Kind', KINDS, ({ row }: ItemPlan) => row.kind, { fixed: true }),
  state: oneOf('State', STATES, ({ row }: ItemPlan) => (row.enabled ? 'on' : 'off'), { initial: 'on' }),
  points: {
    label: 'Price in points',
    rule: wholePoints,
    of: ({ row }: ItemPlan) => formatAmount(row.points).split('.')[0],
  },
  amount: {
    label: 'Worth, or the amount that is paid',
    rule: money,
    of: ({ row }: ItemPlan) => formatAmount(row.amount),
  },
  available: wholeNumber('In stock now', [0, 1_000_000], ({ row }: ItemPlan) => row.available),
  position: place(({ row }: ItemPlan) => row.position),
  picture: pictureField(({ row }: ItemPlan) => row.picture),
  name: { ...TEXTS.name, textsIn: (plan: ItemPlan) => getTexts(plan, 'name') },
  description: { ...TEXTS.description, textsIn: (plan: ItemPlan) => getTexts(plan, 'description') },
} as const satisfies Fields<ItemPlan>

const items = new PlanEditor<ItemPlan, typeof FIELDS>({
  noun: 'mall item',
  title: 'Items of the points mall',
  path: '/mall',
  takesPicture: takePicture,
  fields: FIELDS,
  form: [
    'id',
    { columns: ['kind', 'state'] },
    { columns: ['points', 'amount', 'available', 'position'] },
    'picture',
    'name',
    'description',
  ],
  idLabel: 'ID, permanent: lower-case letters, digits and hyphens',
  find: findItemPlan,
  lock: lockItemPlan,
  store: storeItem,
  isFixed: () => true,
  read: ({ id, state, picture, ...values }, payload, before) => {
    const texts = readTextSet(payload, TEXTS)
    // Redeemed items that wait for delivery stay part of the quantity.
    const sold = before ? before.row.quantity - before.row.available : 0
    return {
      row: {
        ...values,
        id,
        enabled: state === 'on',
        quantity: values.available + sold,
        picture: chosenPicture(picture, { drawn: `points-${id}`, before: before?.row.picture }),
      },
      texts: texts.map((text) => ({ itemId: id, ...text })),
    }
  },
  checkPlan: ({ row }) =>
    checkAll(
      () => {
        if (row.points <= 0n) throw new OfficeError('points: is a point at least', 400)
      },
      () => {
        if (row.amount <= 0n) throw new OfficeError('amount: is more than nothing', 400)
      },
    ),
  checkNow: (_tx, { changed }) => {
    if (changed) throw new OfficeError(`${changed}: stays. Take the item off, and add another.`, 409)
  },
  promise: ({ amount, available }) => `, ${available} in stock, each worth ${amount}`,
  cost: async (_database, { row }) => (row.enabled ? row.amount * BigInt(row.available) : 0n),
  takesTwo: async (database, plan) => (await raisedAboveEdge(database, withItem(plan))).length > 0,
  effect: (database, plan) => raisedPanel(database, withItem(plan)),
  costFacts: async (database, { row }) => ({
    'All of the stock is worth': moneyText(row.amount * BigInt(row.available)),
    'Its price in points, in cash': moneyText(await getWorth(database, row.points)),
    'Each is worth': moneyText(row.amount),
  }),
  terms: (plan) => ({
    ID: plan.row.id,
    Kind: KINDS[plan.row.kind],
    State: plan.row.enabled ? STATES.on : STATES.off,
    'Price in points': formatAmount(plan.row.points),
    Worth: moneyText(plan.row.amount),
    'In stock': String(plan.row.available),
    'Place in the list': String(plan.row.position),
    Picture: plan.row.picture,
    ...textTerms('Name', getTexts(plan, 'name')),
    ...textTerms('Description', getTexts(plan, 'description')),
  }),
  preview: (_database, { row, texts }) =>
    html`${getPicture(row.picture, '')}
      <div class="columns top">
        ${texts.map(
          ({ language, name, description }) =>
            html`<section class="panel">
              <p class="muted">${language}</p>
              <h3>${name}</h3>
              <p>${description}</p>
              <p>${formatAmount(row.points)} points</p>
            </section>`,
        )}
      </div>`,
  list: async (database) =>
    table(
      ['Item', 'State', 'Kind', 'Points>', 'Worth>', 'In stock>', 'Sold or ordered>'],
      (await listItemPlans(database)).map(({ row, name }) => [
        html`<a href="/mall/${row.id}">${name ?? row.id}</a>`,
        row.enabled ? (row.available > 0 ? STATES.on : 'sold out') : STATES.off,
        KINDS[row.kind],
        formatAmount(row.points),
        moneyText(row.amount),
        row.available,
        row.quantity - row.available,
      ]),
      'There are no items.',
    ),
  listLinks: ({ may }) =>
    html`<p>
      ${may('redemptions.read') && html`<a href="/redemptions">Orders</a>`}
      ${may('rewards.plan') && html` · <a href="/mall/new">Add an item</a>`}
    </p>`,
  name: (plan) => englishName(getTexts(plan, 'name'), plan.row.id),
  facts: (_database, { row }) => ({
    ID: row.id,
    Kind: KINDS[row.kind],
    State: row.enabled ? STATES.on : STATES.off,
    'In stock': row.available,
    'Sold or ordered': row.quantity - row.available,
  }),
  acts: [],
})

export const mallSection = (limits: OperatorLimits): OfficeSection => ({
  path: '/mall',
  title: 'Mall items',
  group: 'Rewards',
  permission: 'rewards.read',
  decisions: items.decisions,
  register: (routes) => items.register(routes, limits),
})
