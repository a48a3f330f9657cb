import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from '../lib/settings.ts'
import type { Outcome } from './steps.ts'
import { asCheck, run } from './steps.ts'
import { writeTypes } from './types.ts'

/** The first part of .gitattributes, and pages of which a part is generated. */
function getGenerated(): string[] {
  const [byCodegen = ''] = readFileSync(join(ROOT, '.gitattributes'), 'utf8').split('\n\n')
  const marked = [...byCodegen.matchAll(/^([^#\s]\S*)\s+linguist-generated$/gm)].map(([, path = '']) => path)
  return [
    ...marked.map((path) => (path.includes('/') ? path : `**/${path}`)),
    'deploy/platform-entry.sh',
    'docker-compose.yml',
    'docs/architecture.md',
    'docs/jurisdictions.md',
    'docs/own-platform.md',
  ]
}

/** Checks that the committed generated files are up to date, and writes those that are not committed. */
export async function codegenCheck(): Promise<Outcome> {
  const written = await writeTypes()
  if (written.code !== 0) return asCheck(false, written.output)
  const before = hashes()
  const { code, output } = await run('npm', ['run', 'codegen', '--silent'])
  if (code !== 0) return asCheck(false, output)
  const after = hashes()
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  )
  if (changed.length === 0) return asCheck(true, output)
  return asCheck(
    false,
    `These files were not up to date; "npm run codegen" has updated them:\n  ${changed.join('\n  ')}`,
  )
}

function hashes(): Map<string, string> {
  const paths = globSync(getGenerated(), {
    cwd: ROOT,
    exclude: (name) => /^(node_modules|dist|\.git)$/.test(basename(name)),
  })
  return new Map(
    paths.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(ROOT, path)))
        .digest('hex'),
    ]),
  )
}
