type Progress = { step: string; done: number; total: number }

const WIDTH = 30

/**
 * Shows progress from lines of `{ "step", "done", "total" }`: a bar per step in a terminal, elsewhere (a log, CI) a line per
 * finished step. Ignores other lines.
 * @returns a function for each line, and one that ends the last bar
 */
export function showProgress(out: NodeJS.WriteStream = process.stdout): {
  line: (text: string) => void
  end: () => void
} {
  let shown: Progress | undefined
  const endBar = () => {
    if (shown && out.isTTY) out.write('\n')
    shown = undefined
  }
  return {
    end: endBar,
    line: (text) => {
      const now = parseProgress(text)
      if (!now) return
      if (!out.isTTY) {
        if (now.done >= now.total) out.write(`  ${describe(now)}\n`)
        return
      }
      if (shown && shown.step !== now.step) endBar()
      shown = now
      const filled = now.total > 0 ? Math.round((WIDTH * Math.min(now.done, now.total)) / now.total) : WIDTH
      out.write(`\r  ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}  ${describe(now)}\x1b[K`)
    },
  }
}

const count = new Intl.NumberFormat('en')

function describe({ step, done, total }: Progress): string {
  return done >= total ? `${step}: ${count.format(total)}` : `${step}: ${count.format(done)} of ${count.format(total)}`
}

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
