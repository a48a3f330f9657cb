import { text } from 'node:stream/consumers'
import type { Database } from '@playhouse/postgres/database.ts'
import { expect, test } from 'vitest'
import { type CsvCell, streamCsv } from './csv-file.ts'

const getFile = async (...cells: CsvCell[]) => {
  const rows = async () => [{ cells }]
  const getCells = ((row: { cells: CsvCell[] }) => row.cells) as (row: never) => CsvCell[]
  const headings = cells.map((_, index) => `c${index}`)
  const csv = await text(await streamCsv({} as Database, { name: 'x', headings, rows, getCells }))
  return csv.trimEnd().split('\r\n').slice(1).join('\r\n')
}

test.each([
  ['=1+1', "'=1+1"],
  ['+84 912', "'+84 912"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['＝1+1', "'＝1+1"],
  ['=cmd|"/c calc"!A1', `"'=cmd|""/c calc""!A1"`],
])('writes the text %j so that a spreadsheet shows it instead of executing it', async (cell, written) => {
  expect(await getFile(cell)).toBe(written)
})

test('leaves numbers and other texts as they are', async () => {
  expect(await getFile(-1_000_000n, -7, 'lan-anh@home = 1')).toBe('-100.00,-7,lan-anh@home = 1')
})

test('keeps markup as text, quoted where the format asks for it', async () => {
  expect(await getFile('<img src=x onerror="alert(1)">, hi')).toBe('"<img src=x onerror=""alert(1)"">, hi"')
})
