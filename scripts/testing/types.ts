import { TURBO_ENV } from '../lib/web.ts'
import { progress } from './progress.ts'
import { asCheck, type Outcome, run } from './steps.ts'

/**
 * Programs of TypeScript, in two lanes of about the same time: the web client and the game clients, each with texts of its own; the
 * platform, simulators and packages, which see no DOM; and what may name the DOM, because it drives browsers or because a library of the gateway does.
 */
const LANES = [
  ['apps/web'],
  ['tsconfig.servers.json', 'tsconfig.json', 'apps/games'],
] as const satisfies readonly (readonly string[])[]

/** Writes the types that are not committed, where they are missing or old. */
export const writeTypes = () => run('turbo', ['run', 'codegen:types', '--output-logs=errors-only'], TURBO_ENV)

/**
 * Checks the types of the whole project, and prints errors when a program ends. Files that have not changed since the last call are checked again only
 * if what they import has.
 */
export async function checkTypes(): Promise<Outcome> {
  const written = await writeTypes()
  if (written.code !== 0) return asCheck(false, written.output)
  const shown = new Set<string>()
  const lanes = await Promise.all(
    LANES.map(async (programs) => {
      const passed = []
      for (const program of programs) passed.push(await checkProgram(program, shown))
      return passed
    }),
  )
  return asCheck(!lanes.flat().includes(false), '')
}

/** @param shown lines of errors, because programs share sources */
async function checkProgram(program: string, shown: Set<string>): Promise<boolean> {
  const state = `node_modules/.cache/types/${program.replaceAll('/', '-')}.tsbuildinfo`
  const options = ['--checkers', '1', '--incremental', '--tsBuildInfoFile', state]
  const { code, output } = await run('tsc', ['-p', program, ...options])
  const errors = output.split('\n').filter((line) => line.trim() && !shown.has(line))
  for (const line of errors) shown.add(line)
  if (errors.length > 0) progress.print(errors.join('\n'))
  return code === 0
}
