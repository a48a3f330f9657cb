import { parseAmount } from '@playhouse/shared/money.ts'
import { COPPERLEAF_GAME } from '@playhouse/vendor-api/vendors/demo-games.ts'
import { writeTheme } from '@playhouse/shared/art/theme.ts'
import type { GameCategory } from '@playhouse/shared/game-categories.ts'

import type { GameModel } from '@playhouse/engines/engine.ts'
import { brandDay } from '../src/ledger/brand-day.ts'
import { seededRandom } from '../src/media/random.ts'
import type { game } from '../src/db/tables/games.ts'
import { namedBy } from '../src/lib/game-name.ts'
import { weighted, whole } from './chance.ts'
import type { Random } from './chance.ts'
import { DAY } from './clock.ts'
import { isPlayable, createModelPicker } from './game-models.ts'
import { createThemePicker } from './game-names.ts'
import { jackpotsOfGames } from './jackpots.ts'
import { COPPERLEAF, VENDORS } from './vendors.ts'

export type WorldGame = typeof game.$inferInsert

/** Parts of ten thousand. */
const SHARES: Readonly<Record<GameCategory, number>> = {
  RNG: 8_600,
  LIVE: 350,
  FISH: 180,
  PVP: 220,
  SPORTS: 120,
  ESPORTS: 150,
  COCKFIGHT: 30,
  ELOTT: 150,
  LOTT: 100,
  INHOUSE: 100,
}

const OLDEST_DAYS = 6 * 365
const NEW_DAYS = 30
const HOT_GAMES = 60

/** Playable games under maintenance, per ten thousand. */
const MAINTENANCE_SHARE = 250

/**
 * `count` games, deterministic for the seed and the day of `end`. A game has the figures of its model; lottery
 * games have none. A few random games and all without an open engine are under maintenance.
 */
export function makeGames({ seed, end, count }: { seed: number; end: number; count: number }): WorldGame[] {
  const random = seededRandom(`${seed}:games`)
  const maintenance = seededRandom(`${seed}:game-maintenance`)
  const codes = new Map<string, number>()
  const games = getCategories(count).map((category, index): WorldGame => {
    const vendorCode = createVendorPicker(category)(random)
    const number = (codes.get(vendorCode) ?? 0) + 1
    codes.set(vendorCode, number)
    // Catalogues grow faster every year.
    const age = 1 + Math.floor(OLDEST_DAYS * random() ** 1.5)
    return {
      nodeId: index + 1,
      gameCode: `${vendorCode}-${String(number).padStart(4, '0')}`,
      name: '',
      searchName: '',
      category,
      vendorCode,
      popularity: 0,
      releasedOn: brandDay(new Date(end - age * DAY)),
      isHot: false,
      isNew: age <= NEW_DAYS,
      maintenance: whole(maintenance, 1, 10_000) <= MAINTENANCE_SHARE || !isPlayable(category),
    }
  })
  spreadPopularity(games, random)
  const types = assignModels(games, seededRandom(`${seed}:game-models`))
  nameGames(games, types, seededRandom(`${seed}:game-names`))
  const feeding = jackpotsOfGames(games)
  for (const game of games) if (feeding.has(game.nodeId)) game.gameClass = 'JP'
  return games
}

/** Assigns models, most played games first, so that neighbours in a lobby differ. Returns the name types by node id. */
function assignModels(games: readonly WorldGame[], random: Random): Map<number, string> {
  const modelFor = createModelPicker(random)
  const types = new Map<number, string>()
  for (const game of games.toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0))) {
    const category = game.category as GameCategory
    const played = modelFor(category, game.vendorCode)
    Object.assign(game, modelColumns(played?.model))
    types.set(game.nodeId, played?.word ?? category)
  }
  return types
}

/** Names games, most played first, so that neighbours in a lobby have different motifs. */
function nameGames(games: readonly WorldGame[], types: ReadonlyMap<number, string>, random: Random): void {
  const themeFor = createThemePicker(random)
  for (const game of games.toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0))) {
    const type = types.get(game.nodeId) ?? game.category
    const { theme, names } = themeFor(game.vendorCode, game.category as GameCategory, type)
    Object.assign(game, { theme: writeTheme(theme), names, ...namedBy(names) })
  }
}

function modelColumns(model: GameModel | undefined) {
  return {
    modelId: model?.id ?? null,
    returnToPlayer: model?.returnToPlayerBasisPoints ?? null,
    volatility: model?.volatility ?? null,
    lines: model?.lines ?? null,
    minStake: model?.minStake ?? null,
    maxStake: model?.maxStake ?? null,
    gameClass: model?.gameClass ?? null,
  }
}

/** Category of each game; slots take the rounding. */
function getCategories(count: number): GameCategory[] {
  const categories = Object.keys(SHARES) as GameCategory[]
  const others = categories
    .filter((category) => category !== 'RNG')
    .flatMap((category) =>
      Array<GameCategory>(Math.max(1, Math.round((SHARES[category] * count) / 10_000))).fill(category),
    )
  const slots = Array<GameCategory>(Math.max(1, count - others.length)).fill('RNG')
  return [...slots, ...others].slice(0, count)
}

const pickers = new Map<GameCategory, (random: Random) => string>()

function createVendorPicker(category: GameCategory): (random: Random) => string {
  const known = pickers.get(category)
  if (known) return known
  const vendors = VENDORS.filter((vendor) => vendor.categories[category] !== undefined)
  const draw = weighted(vendors.map((vendor) => vendor.categories[category] ?? 0))
  const picker = (random: Random) => vendors[draw(random)]?.code ?? ''
  pickers.set(category, picker)
  return picker
}

/** Popularity by a power law; games that cannot be opened are rarely viewed. */
function spreadPopularity(games: WorldGame[], random: Random): void {
  const hotVendors = new Set(VENDORS.filter((vendor) => vendor.isHot).map((vendor) => vendor.code))
  const order = games
    .map((game) => {
      const weight = (hotVendors.has(game.vendorCode) ? 2 : 1) * (game.maintenance ? 0.15 : 1)
      return { game, key: -Math.log(1 - random()) / weight }
    })
    .toSorted((a, b) => a.key - b.key)
  for (const [index, { game }] of order.entries()) {
    game.popularity = Math.round(90_000 / (index + 3) ** 0.85) + whole(random, 0, 3)
    game.isHot = index < HOT_GAMES && !game.maintenance
  }
}

/** Copperleaf's game, which has free rounds, as an import from its server stores it. It brings its own picture and nobody has played it yet. */
export const makeCopperleafGame = (end: number): WorldGame => ({
  nodeId: COPPERLEAF_GAME.id,
  gameCode: COPPERLEAF_GAME.code,
  names: COPPERLEAF_NAMES,
  ...namedBy(COPPERLEAF_NAMES),
  category: 'RNG',
  vendorCode: COPPERLEAF.code,
  popularity: 0,
  releasedOn: COPPERLEAF_GAME.released,
  isHot: false,
  isNew: Date.parse(COPPERLEAF_GAME.released) > end - NEW_DAYS * DAY,
  maintenance: false,
  theme: null,
  ...modelColumns(undefined),
  returnToPlayer: COPPERLEAF_GAME.rtp,
  minStake: parseAmount(COPPERLEAF_GAME.min_bet),
  maxStake: parseAmount(COPPERLEAF_GAME.max_bet),
})

const COPPERLEAF_NAMES = { EN: COPPERLEAF_GAME.title, VI: 'Ba Chiếc Lá', CN: '三片叶', ID: 'Tiga Daun', TH: 'สามใบไม้' }
