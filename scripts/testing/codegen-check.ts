import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/settings.ts'
import type { Outcome } from './steps.ts'
import { asCheck, run } from './steps.ts'

const GENERATED = [
  '{apps,packages,e2e,docs}/**/*.generated.*',
  'packages/schema/schema.graphql',
  'packages/schema/trusted-documents.json',
  'docs/schema.md',
  'docs/reporting-views.md',
  'docs/architecture.md',
  'docs/own-platform.md',
  'deploy/grafana/{business,objectives,platform}.json',
  'deploy/kubernetes/{base,overlays/gateway}/prometheus-rule.yaml',
  'deploy/prometheus/alerts.yml',
]

/** Checks that the committed generated files are up to date. */
export async function codegenCheck(): Promise<Outcome> {
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
  const paths = globSync(GENERATED, { cwd: ROOT, exclude: (name) => name === 'node_modules' || name === 'dist' })
  return new Map(
    paths.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(ROOT, path)))
        .digest('hex'),
    ]),
  )
}
