// npm run release:digests -- playhouse/gateway=registry.example/playhouse/gateway@sha256:… …: what the overlay `production` runs, or --overlay gateway.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './lib/settings.ts'
import { withDigests } from './release/digests.ts'
import { requireCompleteTexts } from './texts/report.ts'

try {
  const { values, positionals: images } = parseArgs({
    allowPositionals: true,
    options: { overlay: { type: 'string', default: 'production' } },
  })
  const path = join(ROOT, 'deploy/kubernetes/overlays', values.overlay, 'kustomization.yaml')
  if (images.length === 0) throw new Error('Which images? NAME=REGISTRY/NAME@sha256:…, separated by spaces.')
  requireCompleteTexts()
  writeFileSync(path, withDigests(readFileSync(path, 'utf8'), images))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
