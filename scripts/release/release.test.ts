import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '../lib/settings.ts'
import { withDigests } from './digests.ts'
import { IMAGES, getSbom } from './sbom.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const PRODUCTION = read('deploy/kubernetes/overlays/production/kustomization.yaml')
const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`

interface Image {
  name: string
  newName?: string
  newTag?: string
  digest: string
}
const getImages = (text: string) => (parse(text) as { images: Image[] }).images

test('a release sets the images of production and leaves the rest of the file', () => {
  const changed = withDigests(PRODUCTION, [
    `playhouse/gateway=ghcr.io/lotus/gateway@${DIGEST}`,
    `valkey/valkey=valkey/valkey@${DIGEST}`,
  ])
  const before = getImages(PRODUCTION)
  expect(getImages(changed)).toEqual(
    before.map((image) => {
      if (image.name === 'playhouse/gateway') return { ...image, newName: 'ghcr.io/lotus/gateway', digest: DIGEST }
      return image.name === 'valkey/valkey' ? { ...image, digest: DIGEST } : image
    }),
  )
  expect({ ...parse(changed), images: [] }).toEqual({ ...parse(PRODUCTION), images: [] })
  const comments = (text: string) => text.match(/#.*/g)
  expect(comments(changed)).toEqual(comments(PRODUCTION))
})

test.each([
  ['an image that production does not run', `playhouse/web=x@${DIGEST}`, 'has no image playhouse/web'],
  ['a tag', 'playhouse/gateway=x:1.0', 'has no digest'],
  ['a short digest', 'playhouse/gateway=x@sha256:0123', 'has no digest'],
])('a release refuses %s', (_what, image, message) => {
  expect(() => withDigests(PRODUCTION, [image])).toThrow(message)
})

test('workspaces have the version of the whole', () => {
  const version = (path: string) => (JSON.parse(read(path)) as { version: string }).version
  const workspaces = globSync(['{apps,packages}/*/package.json', '{bench,e2e}/package.json'], { cwd: ROOT })
  expect(workspaces.length).toBeGreaterThan(10)
  expect(workspaces.filter((path) => version(path) !== version('package.json'))).toEqual([])
})

test('the bill of materials of an image lists what it runs, and nothing that tests it', () => {
  const { components } = JSON.parse(getSbom('platform')) as { components: { name: string; version: string }[] }
  const versions = new Map(components.map(({ name, version }) => [name, version]))
  const { dependencies } = JSON.parse(read('apps/platform/package.json')) as { dependencies: Record<string, string> }
  const published = Object.entries(dependencies).filter(([, version]) => version !== '*')
  expect(published.filter(([name, version]) => versions.get(name) !== version)).toEqual([])
  // The package is a dependency of a workspace that the site runs, and a test dependency of others.
  expect(versions.has('drizzle-orm')).toBe(true)
  for (const name of ['vitest', 'playwright', 'kubernetes-models', 'react'])
    expect(versions.has(name), name).toBe(false)
})

test('bills of materials name the images that the overlays run', () => {
  const ours = getImages(PRODUCTION).flatMap(({ name }) => /^playhouse\/(.*)/.exec(name)?.[1] ?? [])
  expect(Object.keys(IMAGES)).toEqual([...ours, 'simulators'])
})
