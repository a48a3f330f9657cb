import type { Progress } from '../../seed/make-world.ts'

const WIDTH = 30
const count = new Intl.NumberFormat('en')

/**
 * Prints progress: JSON lines for another program (`PROGRESS=json`), a bar per step in a terminal, otherwise
 * one line per finished step.
 */
export function progressShown(out: NodeJS.WriteStream, asJson: boolean): (progress: Progress) => void {
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
