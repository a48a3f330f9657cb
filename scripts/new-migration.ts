// npm run migration -- <platform|simulators> --name=<what-changes> [--custom]: writes the next migration with drizzle-kit.
// drizzle-kit compares the tables with the last snapshot, so only that one is kept, on one line.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDERS = { platform: 'src/db/migrations', simulators: 'migrations' }

const [workspace, ...options] = process.argv.slice(2)
if (workspace !== 'platform' && workspace !== 'simulators')
  throw new Error('Name the workspace: platform or simulators')
const app = fileURLToPath(new URL(`../apps/${workspace}`, import.meta.url))
execFileSync('drizzle-kit', ['generate', ...options], { cwd: app, stdio: 'inherit' })

const meta = join(app, FOLDERS[workspace], 'meta')
const [last, ...older] = globSync('*_snapshot.json', { cwd: meta }).toSorted().toReversed()
for (const name of older) rmSync(join(meta, name))
if (last !== undefined) {
  const snapshot: unknown = JSON.parse(readFileSync(join(meta, last), 'utf8'))
  writeFileSync(join(meta, last), `${JSON.stringify(snapshot)}\n`)
}
