import type { GameCategory } from '@playhouse/shared/game-categories.ts'

import { baccaratEngine } from '@playhouse/engines/baccarat/engine.ts'
import { CARDS_MODELS } from '@playhouse/engines/cards/models.ts'
import { cascadeEngine } from '@playhouse/engines/cascade/engine.ts'
import { crashEngine } from '@playhouse/engines/crash/engine.ts'
import { diceEngine } from '@playhouse/engines/dice/engine.ts'
import type { GameModel } from '@playhouse/engines/engine.ts'
import { fishingEngine } from '@playhouse/engines/fishing/engine.ts'
import { MARKETS_MODELS } from '@playhouse/engines/markets/models.ts'
import { classicEngine, slotEngine } from '@playhouse/engines/slot/engine.ts'
import { pick } from '../src/media/random.ts'
import { weighted } from './chance.ts'
import type { Random } from './chance.ts'
import { TYPE_WORDS } from './game-words.ts'

/** What a game is played by. */
interface Played {
  model: GameModel
  /** The engine's kind. */
  kind: string
  /** The key of its words in TYPE_WORDS. */
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

/** The engines of each category with their shares; lottery games have pages of their own. */
const ENGINES_OF: Readonly<Partial<Record<GameCategory, readonly Share[]>>> = {
  RNG: [share(slotEngine, 58), share(classicEngine, 16), share(cascadeEngine, 26)],
  LIVE: [share(baccaratEngine)],
  FISH: [share(fishingEngine)],
  PVP: [['cards', CARDS_MODELS, 1]],
  SPORTS: [['markets', markets('football', 'tennis', 'badminton', 'volleyball', 'table-tennis'), 1]],
  ESPORTS: [['markets', markets('esports'), 1]],
  COCKFIGHT: [['markets', markets('cockfight'), 1]],
  INHOUSE: [
    share(diceEngine, 3),
    share(crashEngine, 3),
    share(slotEngine, 2),
    share(classicEngine),
    share(cascadeEngine),
  ],
}

/** Gives a game of a category the model that plays it, in the shares above; undefined where no engine does. */
export function modelPicker(random: Random): (category: GameCategory) => Played | undefined {
  return (category) => {
    const shares = ENGINES_OF[category]
    if (!shares) return undefined
    const chosen = shares[weighted(shares.map(([, , weight]) => weight))(random)]
    if (!chosen) return undefined
    const [kind, models] = chosen
    const model = pick(random, models)
    return { model, kind, word: Object.hasOwn(TYPE_WORDS, model.id) ? model.id : kind }
  }
}
