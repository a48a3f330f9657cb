import type { Row } from './measure.ts'

const COLUMNS = ['screens/s', 'ratio', 'by cpu', 'cpu ms', 'p50 ms', 'p99 ms', 'MB', 'promises', 'kB'] as const

export function printTable(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ name }) => name.length))
  console.log(`\n${' '.repeat(5 + width)}${COLUMNS.map((column) => column.padStart(10)).join('')}`)
  for (const { id, name, rps, ratio, cpuRatio, cpuMs, p50Ms, p99Ms, rssMb, counts, missing } of rows) {
    const made = counts ? [Math.round(counts.promises), Math.round(counts.bytes / 1_000)] : [null, null]
    const figures = [rps, ratio, cpuRatio, cpuMs, p50Ms, p99Ms, rssMb, ...made]
      .map((value) => String(value ?? '-').padStart(10))
      .join('')
    console.log(`${id.padEnd(4)} ${name.padEnd(width)}${missing ? `  missing: ${missing}` : figures}`)
  }
}
