// node scripts/new-migration.ts <platform|simulators> --name=<what-changes> [--custom]: writes the next migration with drizzle-kit.
// drizzle-kit compares the tables with the last snapshot, so only that one is kept, on one line.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const [workspace = 'platform', ...options] = process.argv.slice(2)
const folder = fileURLToPath(new URL(`../apps/${workspace}`, import.meta.url))
execFileSync('drizzle-kit', ['generate', ...options], { cwd: folder, stdio: 'inherit' })

const meta = join(folder, dirname(globSync('**/meta/_journal.json', { cwd: folder, exclude: ['node_modules'] })[0]!))
const snapshots = globSync('*_snapshot.json', { cwd: meta }).toSorted()
for (const name of snapshots.slice(0, -1)) rmSync(join(meta, name))
const last = join(meta, snapshots.at(-1)!)
writeFileSync(last, `${JSON.stringify(JSON.parse(readFileSync(last, 'utf8')))}\n`)
