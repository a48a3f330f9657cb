import { TEN_LINES } from './lines.ts'
import { MODEL_DATA, type ModelData, PAYTABLES, SYMBOL_OF_LETTER, type Volatility } from './model-data.ts'
import { REELS, ROWS, type SlotModel } from './slot.ts'

/** A model with the figures the catalogue shows. */
export interface CatalogueModel {
  readonly id: string
  /** Exact return to player in per cent, four digits: "96.1234". */
  readonly returnToPlayer: string
  readonly returnToPlayerBasisPoints: number
  readonly volatility: Volatility
  readonly lines: number
}

/** A model ready to play, with its catalogue figures. */
export interface ListedModel extends SlotModel, Omit<CatalogueModel, 'lines'> {}

/** Every slot model of the platform. */
export const SLOT_MODELS: readonly ListedModel[] = MODEL_DATA.map(build)

/** What the catalogue needs of each model; precomputed constants, so free to call. */
export function catalogueModels(): CatalogueModel[] {
  return SLOT_MODELS.map(({ id, returnToPlayer, returnToPlayerBasisPoints, volatility, lines }) => {
    return { id, returnToPlayer, returnToPlayerBasisPoints, volatility, lines: lines.length }
  })
}

/**
 * The model a game plays: the one whose return to player is the game's, else the nearest (of two equally near, the game's
 * id chooses, so that the answer never changes). In: the game's id and declared return to player in basis points.
 */
export function modelFor(game: { nodeId: number; returnToPlayerBasisPoints: number }): ListedModel {
  const distance = (model: ListedModel) => Math.abs(model.returnToPlayerBasisPoints - game.returnToPlayerBasisPoints)
  const nearest = Math.min(...SLOT_MODELS.map(distance))
  const candidates = SLOT_MODELS.filter((model) => distance(model) === nearest)
  const chosen = candidates[Math.abs(game.nodeId) % candidates.length]
  if (!chosen) throw new RangeError(`No slot model for a return to player of ${game.returnToPlayerBasisPoints}`)
  return chosen
}

/** A model by its id, or undefined. */
export function modelById(id: string): ListedModel | undefined {
  return SLOT_MODELS.find((model) => model.id === id)
}

/**
 * What is wrong with a model, in words; empty if nothing. The exact figures rest on these rules: five reels of at least
 * three known symbols, pays that never fall with a longer run, and a wild that pays at least what it stands for.
 */
export function modelFaults(model: SlotModel): string[] {
  const faults: string[] = []
  if (model.reels.length !== REELS) faults.push(`${model.reels.length} reels`)
  for (const [index, strip] of model.reels.entries()) {
    if (strip.length < ROWS) faults.push(`reel ${index + 1} is shorter than the grid`)
    for (const symbol of strip) if (!model.paytable[symbol]) faults.push(`reel ${index + 1}: unknown symbol ${symbol}`)
  }
  for (const [symbol, pays] of Object.entries(model.paytable)) {
    if (pays.some((pay) => !Number.isInteger(pay) || pay < 0)) faults.push(`${symbol}: a pay is not a whole number`)
    if (pays.some((pay, index) => pay < (pays[index - 1] ?? 0))) faults.push(`${symbol}: a longer run pays less`)
    if (symbol === model.scatter) continue
    if (pays.some((pay, index) => pay > (model.paytable[model.wild]?.[index] ?? 0))) {
      faults.push(`${symbol} pays more than the wild`)
    }
  }
  return faults
}

function build(data: ModelData): ListedModel {
  const { id, name, volatility, returnToPlayer, returnToPlayerBasisPoints } = data
  return {
    id,
    name,
    volatility,
    returnToPlayer,
    returnToPlayerBasisPoints,
    reels: data.strips.map((strip) => [...strip].map(symbolOf)),
    lines: TEN_LINES,
    wild: symbolOf('W'),
    scatter: symbolOf('N'),
    paytable: Object.fromEntries(
      Object.entries(PAYTABLES[volatility]).map(([letter, pays]) => [symbolOf(letter), pays]),
    ),
  }
}

function symbolOf(letter: string): string {
  const symbol = SYMBOL_OF_LETTER[letter]
  if (!symbol) throw new RangeError(`No symbol for the letter ${letter}`)
  return symbol
}
