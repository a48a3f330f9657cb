import type { Progress } from './make-world.ts'

const WIDTH = 30
const count = new Intl.NumberFormat('en')

/** How often a log gets a line about a step that takes long. */
const LINE_EVERY_MS = 5_000

/**
 * Reports progress as JSON lines (`PROGRESS=json`), as a bar for each step in a terminal, or in a log as a line for each finished step and
 * every few seconds in between.
 */
export function progressReporter(
  out: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>,
  asJson: boolean,
): (progress: Progress) => void {
  let shown: string | undefined
  let saidAt = 0
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
    } else if (finished || Date.now() - saidAt >= LINE_EVERY_MS) {
      saidAt = Date.now()
      out.write(`  ${step}: ${finished ? '' : `${count.format(done)} of `}${count.format(total)}\n`)
    }
  }
}
