// npm run release:partner-client [-- FOLDER]: packs the partner's client with the schema of this release and a page that describes it, which a release publishes beside its images.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import reference from '@playhouse/schema/reference.cjs'
import { DATA, ROOT } from './lib/settings.ts'

const target = resolve(process.argv[2] ?? join(DATA, 'partner-client'))
mkdirSync(target, { recursive: true })
const folder = mkdtempSync(join(tmpdir(), 'partner-client-'))
try {
  cpSync(join(ROOT, 'docs/partner-client'), folder, { recursive: true })
  const schema = readFileSync(join(ROOT, 'packages/schema/schema.graphql'), 'utf8')
  writeFileSync(join(folder, 'schema.graphql'), schema)
  writeFileSync(join(folder, 'schema.md'), reference.describeSchema(schema))
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  const described = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as object
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...described, version }, null, 2)}\n`)
  const packed = execFileSync('npm', ['pack', '--silent', `--pack-destination=${target}`], {
    cwd: folder,
    encoding: 'utf8',
  })
  console.log(join(target, packed.trim()))
} finally {
  rmSync(folder, { recursive: true })
}
