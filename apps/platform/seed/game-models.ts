import type { GameCategory } from '@playhouse/shared/game-categories.ts'

import { baccaratEngine } from '@playhouse/engines/baccarat/engine.ts'
import { CARDS_MODELS } from '@playhouse/engines/cards/models.ts'
import { cascadeEngine } from '@playhouse/engines/cascade/engine.ts'
import { crashEngine } from '@playhouse/engines/crash/engine.ts'
import { diceEngine } from '@playhouse/engines/dice/engine.ts'
import type { GameModel } from '@playhouse/engines/engine.ts'
import { fishingEngine } from '@playhouse/engines/fishing/engine.ts'
import { freeSpinsEngine } from '@playhouse/engines/free-spins/engine.ts'
import { MARKETS_MODELS } from '@playhouse/engines/markets/models.ts'
import { classicEngine, slotEngine } from '@playhouse/engines/slot/engine.ts'
import { waysEngine } from '@playhouse/engines/ways/engine.ts'
import { pick } from '../src/media/random.ts'
import { weighted } from './chance.ts'
import type { Random } from './chance.ts'
import { TYPE_WORDS } from './game-words.ts'

/** Engine kinds with a client. Games of all others are seeded under maintenance. */
const OPEN_KINDS: ReadonlySet<string> = new Set([
  'slot',
  'slot-classic',
  'cascade',
  'slot-ways',
  'slot-free-spins',
  'dice',
  'crash',
  'baccarat',
  'fishing',
  'cards',
  'markets',
])

interface Played {
  model: GameModel
  kind: string
  /** Key in TYPE_WORDS. */
  word: string
}

type Share = readonly [kind: string, models: readonly GameModel[], weight: number]

const markets = (...sports: readonly string[]): readonly GameModel[] =>
  MARKETS_MODELS.filter((model) => sports.includes(model.sport))

const share = ({ kind, models }: { kind: string; models: readonly GameModel[] }, weight = 1): Share => [
  kind,
  models,
  weight,
]

/** Engines by category with their shares; lottery games have their own pages. */
const ENGINES_OF: Readonly<Partial<Record<GameCategory, readonly Share[]>>> = {
  RNG: [
    share(slotEngine, 30),
    share(classicEngine, 12),
    share(cascadeEngine, 20),
    share(waysEngine, 20),
    share(freeSpinsEngine, 18),
  ],
  LIVE: [share(baccaratEngine)],
  FISH: [share(fishingEngine)],
  PVP: [['cards', CARDS_MODELS, 1]],
  SPORTS: [['markets', markets('football', 'tennis', 'badminton', 'volleyball', 'table-tennis'), 1]],
  ESPORTS: [['markets', markets('esports'), 1]],
  COCKFIGHT: [['markets', markets('cockfight'), 1]],
  INHOUSE: [
    share(diceEngine, 3),
    share(crashEngine, 3),
    share(slotEngine),
    share(classicEngine),
    share(cascadeEngine),
    share(waysEngine),
    share(freeSpinsEngine),
  ],
}

export function isPlayable(category: GameCategory): boolean {
  return ENGINES_OF[category]?.some(([kind]) => OPEN_KINDS.has(kind)) ?? false
}

/**
 * Assigns models to games in the shares above; undefined without an engine. Consecutive games of a category have different
 * kinds or models, and those of a vendor different models, where possible.
 */
export function createModelPicker(random: Random): (category: GameCategory, vendorCode: string) => Played | undefined {
  const before = new Map<GameCategory, Played>()
  /** By vendor and category. */
  const modelBefore = new Map<string, GameModel>()
  return (category, vendorCode) => {
    const shares = ENGINES_OF[category]
    if (!shares) return undefined
    const others = shares.filter(([kind]) => kind !== before.get(category)?.kind)
    const choices = others.length > 0 ? others : shares
    const chosen = choices[weighted(choices.map(([, , weight]) => weight))(random)]
    if (!chosen) return undefined
    const [kind, models] = chosen
    const list = `${vendorCode} ${category}`
    const unlike = models.filter((model) => model !== modelBefore.get(list))
    const fresh = unlike.filter((model) => model !== before.get(category)?.model)
    const model = pick(random, [fresh, unlike, models].find(({ length }) => length > 0) ?? models)
    const played = { model, kind, word: Object.hasOwn(TYPE_WORDS, model.id) ? model.id : kind }
    before.set(category, played)
    modelBefore.set(list, model)
    return played
  }
}
