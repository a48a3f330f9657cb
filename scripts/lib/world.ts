import { spawnSupervised } from '../../apps/platform/src/db/supervised-process.ts'
import { runToEnd } from './parts.ts'
import { showProgress } from './progress.ts'
import { startMeasuring, startStep } from './start-steps.ts'
import { DATABASE_CLI, ROOT, SEED_CLI } from './settings.ts'

/**
 * Runs pending migrations and seeds the demo data if missing, with a progress bar.
 * @param words of the seed's command line
 * @param isProfiled tells the processor seconds of each step
 * @throws Error with the output of the failing step
 */
export async function prepareWorld(databaseUrl: string, words: string[] = [], isProfiled = false): Promise<void> {
  await startStep('Tables', isProfiled, () =>
    runToEnd({ name: 'migrate', args: [DATABASE_CLI, 'migrate'], env: { DATABASE_URL: databaseUrl } }),
  )
  const progress = showProgress(process.stdout, { getCost: startMeasuring(isProfiled) })
  const said: string[] = []
  const seed = spawnSupervised({
    command: process.execPath,
    args: [SEED_CLI, ...words],
    endSignal: 'TERM',
    grace: 5,
    env: { ...process.env, DEMO: 'true', DATABASE_URL: databaseUrl, PROGRESS: 'json' },
    cwd: ROOT,
    output: (line) => {
      if (!progress.line(line)) said.push(line)
    },
  })
  const code = await seed.ended
  progress.end()
  if (code !== 0) throw new Error(explainFailure(code, said))
}

/** Says why there are no demo data, and what to do where the disk is full. */
export function explainFailure(code: number, said: readonly string[]): string {
  const what = `Creating the demo data failed (exit code ${code}):\n${said.slice(-15).join('\n')}`
  return said.some((line) => line.includes('No space left on device'))
    ? `${what}\nThe disk is full: the demo data need 1 GB. Free some space, then run this again.`
    : what
}
