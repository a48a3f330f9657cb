import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { changeTemplates } from '../../apps/platform/test/database.ts'
import { ROOT } from '../lib/settings.ts'
import type { MutantPart } from './mutant-parts.ts'
import { type SqlMutant, sqlMutants } from './sql-mutants.ts'
import { run } from './steps.ts'

/** An endless loop, not a busy machine. */
const LOOP_MS = 300_000

interface Options {
  /** Server on which the tests copy their databases. */
  adminUrl: string
  /** Mutants that are planted, of all; another seed takes others. */
  sample: number
  seed: string
}

interface Found extends SqlMutant {
  file: string
}

/**
 * Plants mutants in SQL functions, in the template of the databases of tests.
 * @returns per cent of the mutants that a test has found
 * @throws Error if the tests fail without a mutant
 */
export async function runSqlMutants(
  { rules, tests }: MutantPart,
  { adminUrl, sample, seed }: Options,
): Promise<number> {
  const all = rules.flatMap((file) =>
    sqlMutants(readFileSync(join(ROOT, file), 'utf8')).map((one) => ({ file, ...one })),
  )
  const chosen = all
    .map((mutant, at) => ({ mutant, order: createHash('sha256').update(`${seed} ${at}`).digest('hex') }))
    .toSorted((a, b) => a.order.localeCompare(b.order))
    .slice(0, sample)
    .map(({ mutant }) => mutant)
  const { code, output } = await runTests(tests, adminUrl)
  if (code !== 0) throw new Error(`The tests fail without a mutant:\n${output}`)
  // Most are found by the first file.
  const pass = async () => {
    for (const files of [tests.slice(0, 1), tests.slice(1)])
      if (files.length > 0 && (await runTests(files, adminUrl)).code !== 0) return false
    return true
  }
  const survived: Found[] = []
  let refused = 0
  for (const [at, mutant] of chosen.entries()) {
    const name = `${basename(mutant.file)}:${mutant.place}  ${oneLine(mutant.from)}  →  ${oneLine(mutant.to)}`
    const tell = (what: string) => console.log(`${at + 1}/${chosen.length}  ${what}  ${name}`)
    try {
      await changeTemplates(adminUrl, mutant.source)
    } catch {
      refused += 1
      tell('refused ')
      continue
    }
    const hasSurvived = await pass()
    if (hasSurvived) survived.push(mutant)
    tell(hasSurvived ? 'SURVIVED' : 'found   ')
    await changeTemplates(adminUrl, readFileSync(join(ROOT, mutant.file), 'utf8'))
  }
  const planted = chosen.length - refused
  const score = planted === 0 ? 100 : ((planted - survived.length) / planted) * 100
  console.log(
    `${chosen.length} of ${all.length} mutants: PostgreSQL refused ${refused}, tests found ${planted - survived.length} of ${planted} (${score.toFixed(1)} %)`,
  )
  return score
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

function runTests(tests: readonly string[], adminUrl: string) {
  const limits = [`--testTimeout=${LOOP_MS}`, `--hookTimeout=${LOOP_MS}`]
  return run('vitest', ['run', '--project=platform', '--bail=1', ...limits, ...tests], {
    TEST_POSTGRES_URL: adminUrl,
    PGOPTIONS: `-c statement_timeout=${LOOP_MS}`,
  })
}
