import type { Vendors } from '@playhouse/vendor-api/vendors/all.ts'
import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import * as z from 'zod'
import {
  changeGame,
  changeVendor,
  findGame,
  findVendor,
  type Game,
  listVendors,
  lockGame,
  lockVendor,
  searchGames,
  type Vendor,
} from '../../../domains/play/games/operator.ts'
import { LOTTERY_VENDORS } from '../../../domains/play/lottery/lotteries.ts'
import { decide, type DecisionKind } from '../../kit/decisions.ts'
import { describedFields, type Fields, getSchema, wholeNumber, yesOrNo } from '../../kit/described-form.ts'
import { planInput } from '../../kit/form-fields.ts'
import { html } from '../../kit/html.ts'
import { catalogueImported, registerImport } from './import-pages.ts'
import { parseNumber, readForm } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, facts, reasonField, table } from '../../kit/page.ts'
import type { OfficeSection, OfficeRoutes } from '../../kit/section.ts'

const PAGE = 50

const GAME_FIELDS = {
  maintenance: yesOrNo('State', (row: Game) => row.maintenance, {
    no: 'open',
    yes: 'under maintenance: shown, but nobody can play it',
  }),
  isHot: yesOrNo('Marked as hot', (row: Game) => row.isHot),
  isNew: yesOrNo('Marked as new', (row: Game) => row.isNew),
  popularity: wholeNumber('Popularity: higher ones come first', [0, 10_000_000], (row: Game) => row.popularity),
} as const satisfies Fields<Game>

const VENDOR_FIELDS = {
  enabled: yesOrNo('State', (row: Vendor) => row.enabled, {
    yes: 'on',
    no: 'off: all its games are under maintenance',
  }),
  offersTrial: yesOrNo('Slots and fishing games can be tried without money', (row: Vendor) => row.offersTrial),
  isHot: yesOrNo('Marked as hot', (row: Vendor) => row.isHot),
  position: wholeNumber(
    'Place in the list; equal ones by their number of games',
    [1, 999],
    (row: Vendor) => row.position,
  ),
} as const satisfies Fields<Vendor>

const getValues = <Row>(row: Row, names: readonly (keyof Row)[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]))

const gameChanged: DecisionKind = {
  kind: 'game.changed',
  permission: 'games.change',
  describe: ({ nodeId }) => `Change game ${nodeId}`,
  apply: async (tx, { payload: { nodeId, ...payload } }) => {
    const before = await lockGame(tx, Number(nodeId))
    if (!before) throw new OfficeError('There is no such game.', 404)
    const after = readForm(getSchema(GAME_FIELDS as typeof GAME_FIELDS & Fields<never>), payload)
    await changeGame(tx, before, after)
    return { old: getValues(before, ['maintenance', 'isHot', 'isNew', 'popularity']), new: after }
  },
}

const vendorChanged: DecisionKind = {
  kind: 'vendor.changed',
  permission: 'games.change',
  describe: ({ code }) => `Change vendor ${code}`,
  apply: async (tx, { payload: { code = '', ...payload } }) => {
    const before = await lockVendor(tx, code)
    if (!before) throw new OfficeError('There is no such vendor.', 404)
    const after = readForm(getSchema(VENDOR_FIELDS as typeof VENDOR_FIELDS & Fields<never>), payload)
    await changeVendor(tx, code, after)
    return { old: getValues(before, ['enabled', 'offersTrial', 'isHot', 'position']), new: after }
  },
}

const stateText = ({ maintenance, vendorOff, undrawn }: Game) =>
  vendorOff ? 'its vendor is off' : maintenance ? 'under maintenance' : undrawn ? 'not drawn by this platform' : 'open'

const goesOn = (isLottery: boolean) =>
  isLottery
    ? html`<p class="muted">
        Switched off, it sells nothing more at once. Tickets that are sold are kept, and drawn. To see how many, or to
        return their stakes, use <a href="/lotteries/switch">the switch of lotteries</a>.
      </p>`
    : html`<p class="muted">
        Switched off, no round begins. Rounds under way are finished and paid; open pages say so at once.
      </p>`

/** Games: on, off, their marks and their order. */
export const gameSection = ({ vendors }: { vendors: Pick<Vendors, 'listGames'> }): OfficeSection => ({
  path: '/games',
  title: 'Games',
  group: 'Site',
  permission: 'games.read',
  decisions: [gameChanged, catalogueImported],
  register(routes) {
    registerImport(routes, vendors)
    registerGameList(routes)
    registerGamePage(routes)
  },
})

function registerGameList({ page }: OfficeRoutes): void {
  page('/games', 'games.read', async ({ database, may, query }) => {
    const { name = '', vendor = '', category = '' } = query
    const pageNo = /^[1-9]\d{0,4}$/.test(query.page ?? '') ? Number(query.page) : 1
    const vendors = await listVendors(database)
    const known = z.enum(GAME_CATEGORIES).safeParse(category)
    const found = await searchGames(database, {
      name: name.trim(),
      vendorCode: vendors.some(({ row }) => row.code === vendor) ? vendor : undefined,
      category: known.data,
      limit: PAGE + 1,
      offset: (pageNo - 1) * PAGE,
    })
    const address = (to: number) =>
      `/games?${new URLSearchParams({ name, vendor, category, page: String(to) }).toString()}`
    const option = (value: string, text: string, chosen: string) =>
      html`<option value="${value}" ${value === chosen && html`selected`}>${text}</option>`
    return {
      title: 'Games',
      body: html`${may('games.change') && html`<p><a href="/games/import">Import vendors and games</a></p>`}
        <form class="filters" method="get" action="/games" role="search">
          <label><span>Name, code or number</span><input name="name" value="${name}" maxlength="80" /></label>
          <label
            ><span>Vendor</span
            ><select name="vendor">
              ${option('', 'all', vendor)}${vendors.map(({ row }) => option(row.code, row.name, vendor))}
            </select></label
          >
          <label
            ><span>Category</span
            ><select name="category">
              ${option('', 'all', category)}${GAME_CATEGORIES.map((code) => option(code, code, category))}
            </select></label
          >
          <button class="second">Filter</button> <a href="/games">Clear</a>
        </form>
        ${table(
          ['Number>', 'Game', 'Vendor', 'Category', 'State', 'Marks', 'Popularity>'],
          found
            .slice(0, PAGE)
            .map(({ row, vendorName }) => [
              row.nodeId,
              html`<a href="/games/${row.nodeId}">${row.name}</a>`,
              html`<a href="/vendors/${row.vendorCode}">${vendorName}</a>`,
              row.category,
              stateText(row),
              [row.isHot && 'hot', row.isNew && 'new'].filter(Boolean).join(', '),
              row.popularity,
            ]),
          'No games.',
        )}
        <p class="pages">
          ${pageNo > 1 && html`<a href="${address(pageNo - 1)}" rel="prev">Previous</a>`}
          ${found.length > PAGE && html`<a href="${address(pageNo + 1)}" rel="next">Next</a>`}
        </p>`,
    }
  })
}

function registerGamePage({ page, action }: OfficeRoutes): void {
  page('/games/:id', 'games.read', async ({ csrfToken, database, may, params }) => {
    const nodeId = parseNumber(params.id)
    const row = nodeId === undefined ? undefined : await findGame(database, nodeId)
    return (
      row && {
        title: row.name,
        body: html`${facts({
          Number: row.nodeId,
          Code: row.gameCode,
          Vendor: html`<a href="/vendors/${row.vendorCode}">${row.vendorCode}</a>`,
          Category: row.category,
          State: stateText(row),
          Released: row.releasedOn,
        })}
        ${
          may('games.change') &&
          actionForm(csrfToken, {
            action: `/games/${row.nodeId}`,
            button: 'Save',
            fields: html`${goesOn(row.category === 'LOTT' || row.category === 'ELOTT')}${await describedFields(database, GAME_FIELDS, ['maintenance', { columns: ['isHot', 'isNew', 'popularity'] }], row)}${reasonField()}`,
          })
        }`,
      }
    )
  })
  action('/games/:id', 'games.change', planInput, async ({ actor, database, params }, { reason, ...payload }) => {
    const nodeId = String(parseNumber(params.id) ?? 0)
    const subject = `game:${nodeId}`
    await decide(database, gameChanged, { subject, payload: { ...payload, nodeId }, reason, actor, operators: 1 })
    return { to: `/games/${nodeId}`, notice: 'done' }
  })
}

/** Vendors: on, off and their order. */
export const vendorSection: OfficeSection = {
  path: '/vendors',
  title: 'Vendors',
  group: 'Site',
  permission: 'games.read',
  decisions: [vendorChanged],
  register({ page, action }) {
    page('/vendors', 'games.read', async ({ database }) => ({
      title: 'Vendors',
      body: table(
        ['Vendor', 'Code', 'State', 'Place>', 'Marks', 'Wallet', 'Games>', 'Under maintenance>'],
        (await listVendors(database)).map(({ row, games, closed }) => [
          html`<a href="/vendors/${row.code}">${row.name}</a>`,
          row.code,
          row.enabled ? 'on' : html`<strong>off</strong>`,
          row.position,
          row.isHot ? 'hot' : '',
          row.walletMode,
          html`<a href="/games?vendor=${row.code}">${games}</a>`,
          closed,
        ]),
        'There are no vendors.',
      ),
    }))
    page('/vendors/:code', 'games.read', async ({ csrfToken, database, may, params }) => {
      const row = await findVendor(database, params.code ?? '')
      return (
        row && {
          title: row.name,
          body: html`${facts({
            Code: row.code,
            State: row.enabled ? 'on' : 'off',
            Wallet: row.walletMode,
            Games: html`<a href="/games?vendor=${row.code}">all its games</a>`,
          })}
          ${
            may('games.change') &&
            actionForm(csrfToken, {
              action: `/vendors/${row.code}`,
              button: 'Save',
              fields: html`${goesOn(LOTTERY_VENDORS.some(({ code }) => code === row.code))}${await describedFields(database, VENDOR_FIELDS, ['enabled', 'offersTrial', { columns: ['isHot', 'position'] }], row)}${reasonField()}`,
            })
          }`,
        }
      )
    })
    action('/vendors/:code', 'games.change', planInput, async ({ actor, database, params }, { reason, ...payload }) => {
      const { code = '' } = params
      const subject = `vendor:${code}`
      await decide(database, vendorChanged, { subject, payload: { ...payload, code }, reason, actor, operators: 1 })
      return { to: `/vendors/${code}`, notice: 'done' }
    })
  },
}
