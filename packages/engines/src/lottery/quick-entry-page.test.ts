import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import type { Structure } from './games.ts'
import { parseQuickEntry } from './quick-entry.ts'

const NORTH: Structure = { kind: 'VN', region: 'NORTH' }
const page = readFileSync(new URL('../../../../docs/lottery-quick-entry.md', import.meta.url), 'utf8')
const sections = page.split(/\n### /).slice(1)
const unclearTable = page.split('## Unclear parts')[1] ?? ''

const examplesOf = (section: string) =>
  [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `([^`]+)`/gm)].map(([, text]) => text ?? '')

const linesOf = (text: string) => {
  const { lines, unclear } = parseQuickEntry(NORTH, text)
  expect(unclear, `${text}`).toEqual([])
  return lines.map(({ betType, picks, stakeMinor }) => `${betType} ${picks.join(' ')} ${stakeMinor}`)
}

test('gives examples in six languages that all mean the same', () => {
  expect(sections).toHaveLength(6)
  const [first = '', ...others] = sections
  const expected = examplesOf(first).map(linesOf)
  expect(expected).toHaveLength(7)
  for (const section of others) expect(examplesOf(section).map(linesOf)).toEqual(expected)
})

test('gives an example of each reason for asking', () => {
  const rows = [...unclearTable.matchAll(/^\| `(\w+)` +\| `([^`]+)`/gm)]
  expect(rows).toHaveLength(14)
  for (const [, reason, text = ''] of rows) {
    expect(
      parseQuickEntry(NORTH, text).unclear.map((part) => part.reason),
      `${text}`,
    ).toEqual([reason])
  }
})
