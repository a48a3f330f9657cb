import { writeTheme } from '@playhouse/shared/art/theme.ts'
import type { GameCategory } from '@playhouse/shared/game-categories.ts'

import type { GameModel } from '@playhouse/engines/engine.ts'
import { brandDay } from '../src/ledger/brand-day.ts'
import { seededRandom } from '../src/media/random.ts'
import type { game } from '../src/db/tables/games.ts'
import { namedBy } from '../src/domains/games/catalogue/game-name.ts'
import { weighted, whole } from './chance.ts'
import type { Random } from './chance.ts'
import { DAY } from './clock.ts'
import { isPlayable, modelPicker } from './game-models.ts'
import { themeMaker } from './game-names.ts'
import { jackpotsOfGames } from './jackpots.ts'
import { VENDORS } from './vendors.ts'

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

/** Of ten thousand games that could be played, these many are under maintenance. */
const MAINTENANCE_SHARE = 250

/**
 * `count` games, deterministic from the seed and the day of `end`. A game has the figures of the model that plays it; lottery
 * games have none. Under maintenance are a few by chance, and those that no open engine plays.
 */
export function makeGames({ seed, end, count }: { seed: number; end: number; count: number }): WorldGame[] {
  const random = seededRandom(`${seed}:games`)
  const maintenance = seededRandom(`${seed}:game-maintenance`)
  const codes = new Map<string, number>()
  const games = categoriesOf(count).map((category, index): WorldGame => {
    const vendorCode = vendorPicker(category)(random)
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
  const types = giveModels(games, seededRandom(`${seed}:game-models`))
  nameGames(games, types, seededRandom(`${seed}:game-names`))
  const feeding = jackpotsOfGames(games)
  for (const game of games) if (feeding.has(game.nodeId)) game.gameClass = 'JP'
  return games
}

/** Gives games their models, the most played first, so that neighbours in a lobby play differently. Out: the types that name them, by node id. */
function giveModels(games: readonly WorldGame[], random: Random): Map<number, string> {
  const modelFor = modelPicker(random)
  const types = new Map<number, string>()
  for (const game of games.toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0))) {
    const category = game.category as GameCategory
    const played = modelFor(category, game.vendorCode)
    Object.assign(game, figuresOf(played?.model))
    types.set(game.nodeId, played?.word ?? category)
  }
  return types
}

/** Names the most played first, so that games that are side by side in a lobby have different motifs. */
function nameGames(games: readonly WorldGame[], types: ReadonlyMap<number, string>, random: Random): void {
  const themeFor = themeMaker(random)
  for (const game of games.toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0))) {
    const type = types.get(game.nodeId) ?? game.category
    const { theme, names } = themeFor(game.vendorCode, game.category as GameCategory, type)
    Object.assign(game, { theme: writeTheme(theme), names, ...namedBy(names) })
  }
}

/** What the catalogue keeps of a game's model. */
function figuresOf(model: GameModel | undefined) {
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

/** The category of each game; rounding goes to the slots. */
function categoriesOf(count: number): GameCategory[] {
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

function vendorPicker(category: GameCategory): (random: Random) => string {
  const known = pickers.get(category)
  if (known) return known
  const vendors = VENDORS.filter((vendor) => vendor.categories[category] !== undefined)
  const draw = weighted(vendors.map((vendor) => vendor.categories[category] ?? 0))
  const picker = (random: Random) => vendors[draw(random)]?.code ?? ''
  pickers.set(category, picker)
  return picker
}

/** A power law over the games: few are played by many. What cannot be opened is rarely looked for. */
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
