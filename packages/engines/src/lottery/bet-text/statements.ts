import type { Region } from '../games.ts'
import type { TextBoard } from './readings.ts'
import { regionAt, stationRegion, stationsAt } from './stations.ts'
import { Cursor, type Token } from './tokens.ts'

/**
 * The statements of a line that are read one by one: each region and what follows it; in the North also each statement, because it can be in
 * either dialect, and each station behind a comma.
 *
 * @param home board of lines without a station
 * @param getBoard board of a region
 */
export function getStatements(
  tokens: readonly Token[],
  home: TextBoard,
  board: TextBoard,
  getBoard: (region: Region) => TextBoard,
): readonly (readonly Token[])[] {
  const cursor = new Cursor(tokens)
  const statements: Token[][] = []
  let region = stationRegion(cursor, home.region, board) ?? home.region
  let afterHeader = 0
  for (const [at, token] of tokens.entries()) {
    cursor.at = at
    const named = at >= afterHeader ? regionAt(cursor) : null
    // "mb mn 12b5" stays together.
    const isOther = named !== null && at > afterHeader
    const isNorth = region === 'NORTH'
    const stations = isNorth && at >= afterHeader && token.gap.includes(',') ? getStations(cursor, board, getBoard) : 0
    if (at === 0 || isOther || stations > 0 || (isNorth && token.gap.includes(';'))) statements.push([])
    if (named) region = named.region
    if (named || stations > 0) afterHeader = at + (named?.length ?? stations)
    statements.at(-1)?.push(token)
  }
  return statements
}

/** How many tokens the stations of another region take here, in front of numbers: "mb 46b2, tg 46b3". */
function getStations(cursor: Cursor, board: TextBoard, getBoard: (region: Region) => TextBoard): number {
  const region = cursor.token?.is === 'WORD' ? stationRegion(cursor, 'NORTH', board) : null
  if (!region || region === 'NORTH') return 0
  const { length } = stationsAt(cursor, getBoard(region))
  const next = cursor.peek(cursor.peek(length)?.text === ':' ? length + 1 : length)
  return next?.is === 'NUMBER' ? length : 0
}
