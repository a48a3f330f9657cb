// node bench/results-page.ts: writes the recorded results into docs/performance.md, as `npm run codegen` does.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isMissed, type Result } from './results.ts'

const PAGE = fileURLToPath(new URL('../docs/performance.md', import.meta.url))

/** What each benchmark is compared with, in the same run. */
const PEERS = {
  gateway: 'a route written by hand on the same core',
  pages: 'a built file of the same size',
  bets: 'the same statements sent by pgbench',
  settlement: 'plain inserts of the same rows',
  pay: 'one query over the bets and plain inserts of the same rows',
  team: 'a page of the same agent that reads no team',
  records: 'none',
  risk: 'none',
  search: 'none',
  live: 'none',
  idle: 'none',
  upgrade: 'the same change as one transaction',
  web: 'the same screen as a static page',
  rtp: 'the declared return',
}

const START = '<!-- results: written by bench/results-page.ts -->'
const END = '<!-- end of results -->'

function readRecorded(name: string): { recorded: string; rows: Result[] } {
  return JSON.parse(readFileSync(new URL(`results/${name}.json`, import.meta.url), 'utf8')) as {
    recorded: string
    rows: Result[]
  }
}

/** Goals with their results; missed ones in bold. */
function getTable(name: string, peer: string): string {
  const { recorded, rows } = readRecorded(name)
  const cells = rows
    .filter(({ goal }) => goal !== null)
    .map((row) => {
      const value = `${row.value} ${row.unit}`.trim()
      const bound = row.better === 'lower' ? 'at most' : 'at least'
      return [row.id, isMissed(row) ? `**${value}**` : value, `${bound} ${row.goal}`]
    })
  const about = `### bench:${name}\n\nRecorded ${recorded}. Peer: ${peer}.`
  if (cells.length === 0) return `${about} It has no goals; its figures are in \`bench/results/${name}.json\`.`
  return `${about}\n\n${formatTable(['Measure', 'Result', 'Goal'], cells)}`
}

/** As the formatter pads it. */
function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, nth) => Math.max(title.length, ...rows.map((row) => row[nth]?.length ?? 0)))
  const getLine = (row: readonly string[]) => `| ${row.map((cell, nth) => cell.padEnd(widths[nth] ?? 0)).join(' | ')} |`
  return [getLine(head), getLine(widths.map((width) => '-'.repeat(width))), ...rows.map(getLine)].join('\n')
}

export function renderResultsPage(page = readFileSync(PAGE, 'utf8')): string {
  const tables = Object.entries(PEERS).map(([name, peer]) => getTable(name, peer))
  const [before] = page.split(START)
  const [, after] = page.split(END)
  if (before === undefined || after === undefined) throw new Error('docs/performance.md has no place for results')
  return `${before}${START}\n\n${tables.join('\n\n')}\n\n${END}${after}`
}

export const readResultsPage = (): string => readFileSync(PAGE, 'utf8')

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, renderResultsPage())
