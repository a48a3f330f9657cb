import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { readBetText } from './bet-text.ts'
import type { TextBoard } from './readings.ts'

/** A Monday. */
const STATIONS = ['HA_NOI', 'PHU_YEN', 'HUE', 'HO_CHI_MINH', 'DONG_THAP', 'CA_MAU']
const NORTH: TextBoard = { region: 'NORTH', lottery: 'HA_NOI', stations: STATIONS }
const SOUTH: TextBoard = { region: 'SOUTH', lottery: 'HO_CHI_MINH', stations: STATIONS }
/** The board in the evening: its southern stations have closed. */
const EVENING: TextBoard = { ...SOUTH, closed: ['HO_CHI_MINH', 'DONG_THAP', 'CA_MAU'] }
const page = readFileSync(new URL('../../../../../docs/lottery-quick-entry.md', import.meta.url), 'utf8')
const chapter = (title: string) => page.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''

const getExamples = (section: string) => [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, text]) => text ?? '')

function getLines(text: string, board: TextBoard) {
  const { lines, questions, errors } = readBetText(text, board)
  expect([...questions, ...errors], `${text}`).toEqual([])
  return lines.map(({ betType, picks, stakeMinor, lottery }) => {
    const station = lottery === undefined ? '' : `${lottery}:`
    return `${station}${betType} ${picks.join(' ')} @${Number(stakeMinor) / 10_000_000}`
  })
}

test('gives examples in six languages that all mean the same', () => {
  const [, ...sections] = chapter('Examples').split('### ')
  expect(sections).toHaveLength(6)
  const [first = '', ...others] = sections.map((section) => getExamples(section).map((text) => getLines(text, NORTH)))
  expect(first).toHaveLength(7)
  for (const section of others) expect(section).toEqual(first)
})

test('says what each southern example buys', () => {
  const [, table = ''] = chapter('South and Central').split('| On Monday')
  const rows = [...table.matchAll(/^\| `([^`]+)` +\| (.+) \|$/gm)]
  expect(rows.length).toBeGreaterThan(8)
  for (const [, text = '', slip = ''] of rows) {
    expect(getLines(text, SOUTH), `${text}`).toEqual([...slip.matchAll(/`([^`]+)`/g)].map(([, line]) => line))
  }
})

test('reads every set of the table', () => {
  const rows = [...chapter('Both dialects').matchAll(/^\| (`.+`) +\|/gm)].flatMap(([, cell = '']) =>
    getExamples(`| ${cell.replaceAll(/[,;] /g, '\n| ')}`),
  )
  expect(rows.length).toBeGreaterThan(20)
  for (const set of rows) expect(getLines(`de ${set} moi con 1k`, NORTH).length, `${set}`).toBeGreaterThan(0)
})

test('gives an example of each reason for asking', () => {
  const rows = [...chapter('Unclear parts').matchAll(/^\| `(\w+)` +\| (North|South) +\| `([^`]+)`/gm)]
  expect(rows).toHaveLength(24)
  for (const [, reason, board, text = ''] of rows) {
    const { questions, errors } = readBetText(
      text,
      board === 'North' ? NORTH : reason === 'STATION_CLOSED' ? EVENING : SOUTH,
    )
    expect(
      [...questions, ...errors].map((part) => part.reason),
      `${text}`,
    ).toEqual([reason])
  }
})
