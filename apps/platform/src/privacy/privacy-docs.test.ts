import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OBSTACLES } from './erasure-obstacles.ts'
import { MEMBER_TABLES, type MemberTable } from './member-data.ts'
import { RETENTION } from './retention.ts'

const TEXT = readFileSync(new URL('../../../../docs/privacy.md', import.meta.url), 'utf8')

function getTable(heading: string): string[][] {
  const lines = TEXT.split('\n')
  const start = lines.findIndex((line) => getCells(line)[0] === heading)
  const rest = lines.slice(start + 2)
  return rest
    .slice(
      0,
      rest.findIndex((line) => !line.startsWith('|')),
    )
    .map(getCells)
}
const getCells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

const getFate = ({ erase }: MemberTable): string => {
  if (erase === 'delete') return 'deleted'
  return erase.set
    ? `overwritten: ${Object.keys(erase.set)
        .map((column) => `\`${column}\``)
        .join(', ')}`
    : 'kept'
}

test('docs/privacy.md lists the obstacles to an erasure', () => {
  expect(getTable('Code')).toEqual(Object.entries(OBSTACLES).map(([code, text]) => [`\`${code}\``, text]))
})

test('docs/privacy.md lists the periods', () => {
  expect(getTable('Table').slice(0, RETENTION.length)).toEqual(
    RETENTION.map(({ table, rows, keeps, reason }) => [`\`${table}\``, rows, keeps === '0' ? 'none' : keeps, reason]),
  )
})

test('docs/privacy.md lists every table with its content and the effect of an erasure', () => {
  expect(getTable('Table of the database')).toEqual(
    MEMBER_TABLES.map(([name, table]) => [`\`${name}\``, table.holds, getFate(table)]),
  )
})
