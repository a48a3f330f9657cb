import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

interface LockedPackage {
  dev?: boolean
  devOptional?: boolean
  peer?: boolean
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

const ROOT = new URL('..', import.meta.url)
const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', ROOT), 'utf8')) as {
  packages: Record<string, LockedPackage>
}

/** Runs `bootstrap.mjs` in a folder without packages. @returns what it called npm with */
function installWith(...options: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'playhouse-bootstrap-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'scripts'))
  mkdirSync(join(folder, 'bin'))
  cpSync(new URL('scripts/bootstrap.mjs', ROOT), join(folder, 'scripts/bootstrap.mjs'))
  writeFileSync(join(folder, 'scripts/nothing.mjs'), '')
  const missing = { version: '1.0.0' }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { 'node_modules/missing': missing } }))
  writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\necho "$@" > called\n', { mode: 0o755 })
  const PATH = `${join(folder, 'bin')}${delimiter}${process.env.PATH}`
  const args = [join(folder, 'scripts/bootstrap.mjs'), ...options, 'scripts/nothing.mjs']
  execFileSync(process.execPath, args, { env: { ...process.env, PATH } })
  return readFileSync(join(folder, 'called'), 'utf8').trim()
}

test('installs the locked packages of the site alone, without what they could use as well', () => {
  expect(installWith('--omit=dev')).toMatch(/^ci --omit=dev --legacy-peer-deps /)
})

test('installs the packages of tests for everything else', () => {
  expect(installWith()).toMatch(/^ci --include=dev (?!.*legacy)/)
})

test('locks every package that one of the site requires beside it as one of the site: without peers npm installs no other', () => {
  const isOfSite = ({ dev, devOptional, peer }: LockedPackage) => !dev && !devOptional && !peer
  const required = Object.entries(packages)
    .filter(([, locked]) => isOfSite(locked))
    .flatMap(([path, { peerDependencies = {}, peerDependenciesMeta = {} }]) =>
      Object.keys(peerDependencies)
        .filter((name) => !peerDependenciesMeta[name]?.optional)
        .map((name) => ({ path, name, found: findBeside(path, name) })),
    )
  expect(required.length).toBeGreaterThan(20)
  expect(required.filter(({ found }) => !found || !isOfSite(found))).toEqual([])
})

/** As Node.js looks for a package: in the folder itself, then in each above it. */
function findBeside(path: string, name: string): LockedPackage | undefined {
  const folders = path.split('/').map((_, index, parts) => parts.slice(0, parts.length - index).join('/'))
  return [...folders, ''].map((folder) => packages[join(folder, 'node_modules', name)]).find(Boolean)
}
