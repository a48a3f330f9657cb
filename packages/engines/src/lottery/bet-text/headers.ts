import { findLottery, type Region } from '../games.ts'
import type { Place, TextBoard } from './readings.ts'
import { regionAt, stationsAt } from './stations.ts'
import { Cursor, type Token } from './tokens.ts'

/* Regions and stations in front of bets, or on a line of their own above them. */

interface Named {
  readonly region: Region
  /** Codes; none where the region stands alone. */
  readonly stations: readonly string[]
}

interface Header extends Named, Place {}

/** A header that no bet has followed yet. */
export interface OpenHeader extends Header {
  /** Number of parts before it. */
  readonly parts: number
  /** Restores what held before it. */
  readonly undo: () => void
}

/** The header that a line begins with, on the board of its region. */
export function getHeader(tokens: readonly Token[], board: TextBoard): Header & { isClear: boolean } {
  const cursor = new Cursor(tokens)
  const named = regionAt(cursor)
  const alone = named?.isCounted === false ? named.length : 0
  cursor.at = alone
  const { stations, length } = board.region === 'NORTH' ? { stations: [], length: 0 } : stationsAt(cursor, board)
  const start = tokens[0]?.start ?? 0
  const end = tokens[Math.max(named?.length ?? 0, alone + length) - 1]?.end ?? start
  const { region } = board
  const header = { start, end, region, stations }
  // "mn hue 12b1"
  return { ...header, isClear: alone === 0 || isWithin(header, { region, stations: [] }) }
}

/** Whether a header repeats the one before it, or names stations of its region: neither drops any. */
export function isWithin({ region, stations }: Named, before: Named): boolean {
  if (before.stations.length > 0) return stations.join() === before.stations.join()
  return region === before.region && stations.every((code) => findLottery(code)?.region === region)
}
