import { expect, test } from 'vitest'
import { readBetText } from '@playhouse/engines/lottery/bet-text/bet-text.ts'
import { BET_EXAMPLES, boardsOfRegions, datedBoard, isSaleClosed, parseNumber, USUAL_READING } from './text-board.ts'

const house = USUAL_READING
/** Monday afternoon: the stations of the South and the Centre have closed, those of the North sell until the evening. */
const now = Date.parse('2026-11-23T17:30:00+07:00')

test.each([
  ['NORTH', 'HA_NOI'],
  ['SOUTH', 'HO_CHI_MINH'],
] as const)(
  'reads the example of the %s without a question, a mistake or an assumption about units',
  (region, lottery) => {
    const board = datedBoard({ lottery, region, holidays: [], house, now: Date.parse('2026-11-23T09:00:00+07:00') })
    const { lines, questions, errors } = readBetText(BET_EXAMPLES[region], board)
    expect([...questions, ...errors, ...lines.flatMap(({ notes }) => notes)]).toEqual([])
    expect(lines.length).toBeGreaterThan(2)
  },
)

test('reads a message for the next day of each region', () => {
  const board = datedBoard({ lottery: 'HA_NOI', region: 'NORTH', holidays: [], house, now })
  expect(parseNumber(board, 'HA_NOI')).toBe('20261123')
  expect(parseNumber(board, 'VUNG_TAU')).toBe('20261124')
  expect(parseNumber(board, 'BEN_TRE-VUNG_TAU')).toBe('20261124')
  expect(parseNumber(board, 'HO_CHI_MINH')).toBeUndefined()
  expect(parseNumber(board, 'DAK_LAK')).toBe('20261124')
})

test('keeps the day of a board for the stations of its own region', () => {
  const board = datedBoard({ lottery: 'HO_CHI_MINH', region: 'SOUTH', day: '2026-11-28', holidays: [], house, now })
  expect(parseNumber(board, 'LONG_AN')).toBe('20261128')
  expect(parseNumber(board, 'HA_NOI')).toBe('20261123')
})

test('passes days on which a region pauses, and counts the stations of the house first', () => {
  const holidays = [{ region: 'NORTH', day: '2026-11-23' }] as const
  const main = { ...house, mainStations: ['VUNG_TAU'] }
  const board = datedBoard({ lottery: 'BEN_TRE', region: 'SOUTH', holidays, house: main, now })
  expect(parseNumber(board, 'QUANG_NINH')).toBe('20261124')
  expect(board.stations.filter((code) => parseNumber(board, code) === '20261124')).toEqual(
    expect.arrayContaining(['VUNG_TAU', 'BEN_TRE', 'BAC_LIEU']),
  )
  expect(board.stations.indexOf('VUNG_TAU')).toBeLessThan(board.stations.indexOf('BEN_TRE'))
})

test('reads texts for the next day once the house has closed the sale of a draw', () => {
  // The sale closes at 18:10.
  const at = (cutOffMinutes: number, day?: string) =>
    datedBoard({
      lottery: 'HA_NOI',
      region: 'NORTH',
      holidays: [],
      house: { ...house, cutOffMinutes },
      now,
      ...(day !== undefined && { day }),
    })
  expect(parseNumber(at(39), 'HA_NOI')).toBe('20261123')
  expect(parseNumber(at(40), 'QUANG_NINH')).toBe('20261124')
  expect(isSaleClosed(at(39, '2026-11-23'))).toBe(false)
  expect(isSaleClosed(at(40, '2026-11-23'))).toBe(true)
})

test('offers a board of each region that sells, that of the last ticket first', () => {
  const listed = ['HA_NOI', 'VUNG_TAU', 'BEN_TRE']
  const boards = boardsOfRegions(listed, ['SSC_1M', 'BEN_TRE'], { holidays: [], house, now })
  expect(boards.map(({ region }) => region)).toEqual(['SOUTH', 'NORTH'])
  expect(boards[1]?.lottery).toBe('HA_NOI')
})
