import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findChromium } from '../../scripts/lib/browser.ts'
import { EARLY_POSITIONS } from './throttled-page.ts'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const LIGHTHOUSE = `${HERE}node_modules/lighthouse/cli/index.js`
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

export interface Scores {
  /** 0 to 100 by category. */
  scores: Record<string, number>
  /** Audits that cost points, as `category: title`. */
  misses: string[]
  /** How fast Lighthouse found this machine: 1,000 and more for a laptop. */
  machine: number
}

interface Report {
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>
}

/** Installs Lighthouse beside this file. @throws Error with npm's last words */
export function installLighthouse(): void {
  if (existsSync(LIGHTHOUSE)) return
  console.log('Installing Lighthouse, about a minute …')
  const done = spawnSync('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit'], { cwd: HERE, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`Lighthouse was not installed: ${(done.stdout + done.stderr).slice(-400)}`)
}

/** Lighthouse's own phone, with an empty cache. @throws Error with its last words */
export function auditPage(address: string): Scores {
  const done = spawnSync(
    process.execPath,
    [
      LIGHTHOUSE,
      address,
      '--output=json',
      '--quiet',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=--headless=new --no-sandbox --disable-gpu ${EARLY_POSITIONS}`,
    ],
    { encoding: 'utf8', maxBuffer: 100_000_000, env: { ...process.env, CHROME_PATH: findChromium() } },
  )
  if (done.status !== 0) throw new Error(`Lighthouse could not open ${address}: ${done.stderr.slice(-600)}`)
  const { categories, audits, environment } = JSON.parse(done.stdout) as Report
  const misses = Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${category}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim()),
  )
  const scores = Object.fromEntries(
    Object.entries(categories).map(([category, { score }]) => [category, (score ?? 0) * 100]),
  )
  return { scores, misses, machine: environment.benchmarkIndex }
}
