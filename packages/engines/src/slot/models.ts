import { CLASSIC_DATA, CLASSIC_PAYTABLES } from './classic-data.ts'
import { FIVE_LINES, TEN_LINES } from './lines.ts'
import {
  MODEL_DATA,
  type ModelData,
  PAYTABLES,
  type Paytables,
  SYMBOL_OF_LETTER,
  type Volatility,
} from './model-data.ts'
import { type Line, ROWS, type SlotModel } from './slot.ts'

/** A model ready to play, with its catalogue figures. */
export interface ListedModel extends SlotModel {
  /** Exact return to player in per cent, four digits: "96.1234". */
  readonly returnToPlayer: string
  readonly returnToPlayerBasisPoints: number
  readonly volatility: Volatility
}

/** Slots of five reels on ten lines. */
export const SLOT_MODELS: readonly ListedModel[] = MODEL_DATA.map((data) => build(data, TEN_LINES, PAYTABLES))

/** Slots of three reels on five lines. */
export const CLASSIC_MODELS: readonly ListedModel[] = CLASSIC_DATA.map((data) =>
  build(data, FIVE_LINES, CLASSIC_PAYTABLES),
)

export function modelById(id: string): ListedModel | undefined {
  return [...SLOT_MODELS, ...CLASSIC_MODELS].find((model) => model.id === id)
}

/**
 * Validates a model and returns error descriptions. The exact figures depend on these rules: as many reels as a line
 * is long, each of at least three known symbols, pays that never fall with a longer run, and a wild that pays at least what it stands for.
 */
export function modelFaults(model: SlotModel): string[] {
  const faults: string[] = []
  const reels = model.reels.length
  if (model.lines.some((line) => line.length !== reels)) faults.push(`${reels} reels`)
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

function build(data: ModelData, lines: readonly Line[], paytables: Paytables): ListedModel {
  const { id, name, volatility, returnToPlayer, returnToPlayerBasisPoints } = data
  return {
    id,
    name,
    volatility,
    returnToPlayer,
    returnToPlayerBasisPoints,
    reels: data.strips.map((strip) => [...strip].map(getSymbol)),
    lines,
    wild: getSymbol('W'),
    scatter: getSymbol('N'),
    paytable: Object.fromEntries(
      Object.entries(paytables[volatility]).map(([letter, pays]) => [getSymbol(letter), pays]),
    ),
  }
}

/** The symbol of a strip's letter. @throws RangeError */
export function getSymbol(letter: string): string {
  const symbol = SYMBOL_OF_LETTER[letter]
  if (!symbol) throw new RangeError(`No symbol for the letter ${letter}`)
  return symbol
}
