import { startMeasuring } from './start-steps.ts'

type Progress = { step: string; done: number; total: number }

const WIDTH = 30
/** How often a log gets a line about a step that takes long. */
const LINE_EVERY_MS = 5_000

/**
 * Shows progress from lines of `{ "step", "done", "total" }`: a bar per step in a terminal, elsewhere (a log, CI) a line per
 * finished step and every few seconds in between. Ignores other lines.
 * @param options.getCost tells what a step has taken when it ends; its seconds by default
 * @returns a function for each line, which tells whether it was progress, and one that ends the last bar
 */
export function showProgress(
  out: NodeJS.WriteStream = process.stdout,
  { getCost = startMeasuring(), now: clock = () => performance.now() } = {},
): {
  line: (text: string) => boolean
  end: () => void
} {
  let shown: Progress | undefined
  let saidAt = clock()
  const endBar = () => {
    if (shown && out.isTTY) out.write('\n')
    shown = undefined
  }
  return {
    end: endBar,
    line: (text) => {
      const now = parseProgress(text)
      if (!now) return false
      const isFinished = now.done >= now.total
      const description = isFinished ? `${now.step}: ${count.format(now.total)} (${getCost()})` : describe(now)
      if (!out.isTTY) {
        if (isFinished || clock() - saidAt >= LINE_EVERY_MS) {
          saidAt = clock()
          out.write(`  ${description}\n`)
        }
        return true
      }
      if (shown && shown.step !== now.step) endBar()
      shown = now
      const filled = now.total > 0 ? Math.round((WIDTH * Math.min(now.done, now.total)) / now.total) : WIDTH
      out.write(`\r  ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}  ${description}\x1b[K`)
      return true
    },
  }
}

const count = new Intl.NumberFormat('en')

const describe = ({ step, done, total }: Progress) => `${step}: ${Math.floor((100 * done) / total)}%`

function parseProgress(text: string): Progress | undefined {
  if (!text.startsWith('{')) return undefined
  try {
    const { step, done, total } = JSON.parse(text) as Partial<Progress>
    return typeof step === 'string' && typeof done === 'number' && typeof total === 'number'
      ? { step, done, total }
      : undefined
  } catch {
    return undefined
  }
}
