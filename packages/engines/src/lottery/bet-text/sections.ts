import type { Region } from '../games.ts'
import type { Labels } from './north-prices.ts'
import type { TextBoard, TextReason } from './readings.ts'
import { SouthReader } from './south.ts'
import { mainStations, onSale } from './stations.ts'

/** Parts read of one region. */
export interface Section {
  readonly board: TextBoard
  readonly south: SouthReader
  readonly labels: Labels
  /** Why nothing can be bought there. */
  readonly fault: TextReason | null
}

/** The section of a region's stations on the day of a board. */
export function getSection(whole: TextBoard, region: Region): Section {
  const { lottery: own, ...rest } = whole
  const [lottery = own] = region === rest.region ? [own] : mainStations({ ...whole, region })
  const board = { ...rest, region, lottery }
  const stations = mainStations(board)
  const sale = onSale(stations, Math.max(1, stations.length), board)
  const fault = typeof sale === 'string' ? sale : null
  return { board, south: new SouthReader(board), labels: { context: null, last: null }, fault }
}
