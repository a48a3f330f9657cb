// npm run release:digests -- playhouse/gateway=registry.example/playhouse/gateway@sha256:… …: what the production overlay runs.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './lib/settings.ts'
import { withDigests } from './release/digests.ts'
import { requireCompleteTexts } from './texts/report.ts'

const PATH = join(ROOT, 'deploy/kubernetes/overlays/production/kustomization.yaml')
const images = process.argv.slice(2)
try {
  if (images.length === 0) throw new Error('Which images? NAME=REGISTRY/NAME@sha256:…, separated by spaces.')
  requireCompleteTexts()
  writeFileSync(PATH, withDigests(readFileSync(PATH, 'utf8'), images))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
