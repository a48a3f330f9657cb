// npm run bench:rtp: plays ten million rounds of every model without an exact return, and of one model of each other engine, and
// compares the measured return with the declared one. `--only <model>` measures one and keeps the other results; `--rounds 100000`
// is faster and records nothing.
import { parseArgs } from 'node:util'
import { measurer } from './rtp/measure.ts'
import { keepRow } from './rtp/results.ts'
import { getFigures } from './rtp/sample.ts'
import { TRIALS } from './rtp/trials.ts'
import { showProgress } from '../scripts/lib/progress.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string' }, only: { type: 'string' } } })
const rounds = Number(values.rounds ?? 10_000_000)
if (!Number.isSafeInteger(rounds) || rounds < 1_000) throw new RangeError('--rounds is a whole number from 1000.')
const harnesses = TRIALS.filter(({ id }) => !values.only || id === values.only)
if (harnesses.length === 0)
  throw new RangeError(`No model ${values.only}. There are: ${TRIALS.map(({ id }) => id).join(', ')}`)

const progress = showProgress()
const { measure, close } = measurer()
try {
  for (const { id, declared } of harnesses) {
    const sample = await measure(id, rounds, (done) => {
      progress.line(JSON.stringify({ step: id, done: Math.min(done, rounds), total: rounds }))
    })
    progress.end()
    const { measured, halfWidth, inside } = getFigures(declared, sample)
    const interval = `${(measured - halfWidth).toFixed(4)} to ${(measured + halfWidth).toFixed(4)}`
    console.log(
      `    declared ${declared.toFixed(4)} %, measured ${measured.toFixed(4)} %, 99 %: ${interval}: ${inside ? 'inside' : 'OUTSIDE'}`,
    )
    const off = Number(Math.abs(measured - declared).toFixed(4))
    const goal = Number(halfWidth.toFixed(4))
    if (!values.rounds) keepRow({ id, value: off, goal, unit: 'points off the declared return', better: 'lower' })
    if (!inside) process.exitCode = 1
  }
} finally {
  await close()
}
