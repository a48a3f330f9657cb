// npm run release:sbom: writes .data/sbom/<image>.cdx.json, which a release publishes beside its images.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATA } from './lib/settings.ts'
import { IMAGES, getSbom } from './release/sbom.ts'

const folder = join(DATA, 'sbom')
mkdirSync(folder, { recursive: true })
for (const image of Object.keys(IMAGES) as (keyof typeof IMAGES)[]) {
  const path = join(folder, `${image}.cdx.json`)
  writeFileSync(path, getSbom(image))
  console.log(path)
}
