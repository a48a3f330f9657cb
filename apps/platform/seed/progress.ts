import type { Progress } from './make-world.ts'

const WIDTH = 30
const count = new Intl.NumberFormat('en')

/** Reports progress as JSON lines (`PROGRESS=json`), as a bar for each step in a terminal, or as one line a finished step in a log. */
export function progressReporter(out: NodeJS.WriteStream, asJson: boolean): (progress: Progress) => void {
  let shown: string | undefined
  return ({ step, done, total }) => {
    const finished = done >= total
    if (asJson) {
      out.write(`${JSON.stringify({ step, done, total })}\n`)
    } else if (out.isTTY) {
      if (shown !== undefined && shown !== step) out.write('\n')
      shown = finished ? undefined : step
      const filled = total > 0 ? Math.floor((WIDTH * Math.min(done, total)) / total) : WIDTH
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
      out.write(`\r  ${bar}  ${step}: ${count.format(done)} of ${count.format(total)}\x1b[K${finished ? '\n' : ''}`)
    } else if (finished) {
      out.write(`  ${step}: ${count.format(total)}\n`)
    }
  }
}
