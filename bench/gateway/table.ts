import type { Row } from './measure.ts'

const COLUMNS = ['screens/s', 'ratio', 'cpu ms', 'p50 ms', 'p99 ms', 'MB'] as const

export function printTable(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ name }) => name.length))
  console.log(`\n${' '.repeat(5 + width)}${COLUMNS.map((column) => column.padStart(10)).join('')}`)
  for (const { id, name, rps, ratio, cpuMs, p50Ms, p99Ms, rssMb, missing } of rows) {
    const figures = [rps, ratio, cpuMs, p50Ms, p99Ms, rssMb].map((value) => String(value ?? '-').padStart(10)).join('')
    console.log(`${id.padEnd(4)} ${name.padEnd(width)}${missing ? `  missing: ${missing}` : figures}`)
  }
}
