import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './lib/settings.ts'

const DRIZZLE_KIT = join(ROOT, 'node_modules/drizzle-kit/bin.cjs')

test.each([
  ['platform', 'src/db/migrations'],
  ['simulators', 'migrations'],
])('the migrations of %s make its tables as they are declared', (workspace, folder) => {
  const app = join(ROOT, 'apps', workspace)
  const scratch = mkdtempSync(join(tmpdir(), 'playhouse-migrations-'))
  try {
    const out = join(scratch, 'migrations')
    cpSync(join(app, folder), out, { recursive: true })
    const config = join(scratch, 'drizzle.config.ts')
    // drizzle-kit prefixes the folder with "./".
    writeFileSync(
      config,
      `import config from ${JSON.stringify(join(app, 'drizzle.config.ts'))}\n` +
        `export default { ...config, out: ${JSON.stringify(relative(app, out))} }\n`,
    )
    execFileSync(process.execPath, [DRIZZLE_KIT, 'generate', `--config=${config}`], { cwd: app })
    const migrations = (path: string) => globSync('*.sql', { cwd: path }).toSorted()
    expect(migrations(out)).toEqual(migrations(join(app, folder)))
  } finally {
    rmSync(scratch, { recursive: true })
  }
})
