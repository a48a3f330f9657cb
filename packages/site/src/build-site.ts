import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { type Site, SiteError } from './read-site.ts'

/** What a build depends on. */
const SOURCES = ['playhouse.config.ts', 'package.json', 'package-lock.json', '{theme,texts,slots,screens}/**/*.*']
const BUILT = 'dist/.built'

/** The folder of an installed package. @throws SiteError */
export function findPackage(name: string, from: string): string {
  let path: string | undefined
  try {
    path = findPackageJSON(name, from)
  } catch {
    // Reported below.
  }
  if (path === undefined) throw new SiteError(join(from, 'package.json'), `${name} is not installed: run npm install`)
  return dirname(path)
}

const projectFile = ({ folder }: Site): string => join(folder, 'package.json')

function getHash(site: Site): string {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES, { cwd: site.folder }).toSorted())
    hash.update(`${file}\0`).update(readFileSync(join(site.folder, file)))
  return hash.update(readFileSync(join(findPackage('@playhouse/web', projectFile(site)), 'package.json'))).digest('hex')
}

export function isBuilt(site: Site): boolean {
  const file = join(site.folder, BUILT)
  return existsSync(file) && readFileSync(file, 'utf8') === getHash(site)
}

/** Builds the pages for browser and server into `dist`. @throws SiteError with the reason */
export function buildSite(site: Site): void {
  const dist = join(site.folder, 'dist')
  const web = findPackage('@playhouse/web', projectFile(site))
  const vite = join(findPackage('vite', join(web, 'package.json')), 'bin/vite.js')
  rmSync(join(site.folder, BUILT), { force: true })
  const env = { ...process.env, NODE_ENV: 'production', PLAYHOUSE_SITE: site.folder, WEB_OUT: dist }
  const steps = [
    [vite, 'build', '--logLevel=warn'],
    [vite, 'build', '--logLevel=warn', '--ssr', 'src/app/entry-server.js'],
    ['compress.js'],
  ]
  for (const args of steps) {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: web, env, encoding: 'utf8' })
    if (status !== 0) throw new SiteError(site.folder, `the pages could not be built:\n${stdout}${stderr}`)
  }
  mkdirSync(dist, { recursive: true })
  writeFileSync(join(site.folder, BUILT), getHash(site))
}
