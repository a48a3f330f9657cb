import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from '../lib/settings.ts'
import { printReport } from './api-changes.ts'
import type { PublicApi } from './public-api.ts'

export const REPORTS = join(ROOT, 'docs/public-api')
export const CHANGELOG = join(ROOT, 'docs/project-changes.md')

/** What the last release has. */
export const RELEASED = join(REPORTS, 'released.json')
export interface ReleasedApi {
  version: string
  modules: PublicApi
}
export const readReleased = (): ReleasedApi => JSON.parse(readFileSync(RELEASED, 'utf8')) as ReleasedApi

/** Pages by file name, one for each package. */
export function composeReports(api: PublicApi): Record<string, string> {
  const byPackage = Map.groupBy(Object.entries(api), ([module]) => module.split('/', 2).join('/'))
  return Object.fromEntries(
    [...byPackage].map(([name, modules]) => [
      `${name.replace('@playhouse/', '')}.md`,
      printReport(name, Object.fromEntries(modules)),
    ]),
  )
}

export const readReports = (): Record<string, string> =>
  Object.fromEntries(
    globSync('*.md', { cwd: REPORTS })
      .toSorted()
      .map((file) => [basename(file), readFileSync(join(REPORTS, file), 'utf8')]),
  )
