import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../lib/settings.ts'

/** Workspaces whose packages are in an image. */
export const IMAGES = {
  edge: ['web'],
  gateway: ['gateway', 'web'],
  platform: ['platform'],
  simulators: ['simulators', 'games'],
} as const

interface Manifest {
  devDependencies?: unknown
}

/**
 * Software bill of materials of an image's npm packages, as CycloneDX JSON, from the lock file. `npm sbom --omit=dev` would leave out what
 * one workspace runs and another only tests with, so npm reads a copy of the manifests without devDependencies.
 */
export function getSbom(image: keyof typeof IMAGES): string {
  const folder = mkdtempSync(join(tmpdir(), 'playhouse-sbom-'))
  try {
    const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, Manifest>
    }
    for (const [path, listed] of Object.entries(lock.packages)) {
      if (path.includes('node_modules')) continue
      delete listed.devDependencies
      const file = join(path, 'package.json')
      const manifest = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Manifest
      delete manifest.devDependencies
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), JSON.stringify(manifest))
    }
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
    const workspaces = IMAGES[image].map((name) => `--workspace=@playhouse/${name}`)
    const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
    return execFileSync('npm', ['sbom', ...options, ...workspaces], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
