// npm run public-api [-- --release VERSION]: writes what the packages of a project export into docs/public-api.
// A release stores it as what later ones are compared with, closes the section of docs/project-changes.md, and stores the example project.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './lib/settings.ts'
import { findChanges, findUndescribed, isVersionAllowed } from './pack/api-changes.ts'
import {
  CHANGELOG,
  composeReports,
  readReleased,
  readReports,
  RELEASED,
  REPORTS,
  type ReleasedApi,
} from './pack/api-files.ts'
import { type PublicApi, readPublicApi } from './pack/public-api.ts'

/** With which `e2e/integration/own-project.db.test.ts` tests an upgrade. */
const RELEASED_PROJECT = join(ROOT, 'e2e/integration/released-project.tgz')

const { values } = parseArgs({ options: { release: { type: 'string' } } })
const api = readPublicApi()
mkdirSync(REPORTS, { recursive: true })
for (const file of Object.keys(readReports())) rmSync(join(REPORTS, file))
for (const [file, page] of Object.entries(composeReports(api))) writeFileSync(join(REPORTS, file), page)
if (values.release !== undefined) release(values.release, api)

function release(version: string, modules: PublicApi): void {
  const released = readReleased()
  const changes = findChanges(released.modules, modules)
  const changelog = readFileSync(CHANGELOG, 'utf8')
  const [undescribed] = findUndescribed(changes, changelog)
  if (undescribed !== undefined) throw new Error(`${CHANGELOG} has no line for ${undescribed}.`)
  if (!/^\d+\.\d+\.\d+$/.test(version) || !isVersionAllowed(released.version, version, changes))
    throw new Error(`${version} cannot follow ${released.version} with these changes: see docs/extending.md.`)
  writeFileSync(CHANGELOG, changelog.replace('## Unreleased\n', `## Unreleased\n\n## ${version}\n`))
  execFileSync('git', ['archive', '--format=tar.gz', `--output=${RELEASED_PROJECT}`, 'HEAD:examples/lotus'], {
    cwd: ROOT,
  })
  writeFileSync(RELEASED, `${JSON.stringify({ version, modules } satisfies ReleasedApi, null, 1)}\n`)
}
