import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { readIcons } from './flat-icons.ts'

export interface License {
  name: string
  version: string
  identifier?: string
  text?: string
}

/** Where Vite lists the packages whose code is in the chunks. */
export const BUNDLED_LICENSES = '.vite/licenses.json'

/** Packages of which the pages have a font or styles, which Vite does not list. */
const BESIDE_CODE = ['@fontsource-variable/archivo', 'tailwindcss']

/** Writes `licenses.txt`, to which the footer links. @throws Error for a package without a licence */
export const licenses: Plugin = {
  name: 'licenses',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '' }) {
    const list = join(dir, BUNDLED_LICENSES)
    const bundled = JSON.parse(await readFile(list, 'utf8')) as License[]
    await rm(list)
    const all = [...bundled, ...BESIDE_CODE.map(getLicense), readIcons().license].toSorted((one, other) =>
      one.name.localeCompare(other.name),
    )
    const unnamed = all.filter(({ identifier }) => !identifier).map(({ name }) => name)
    if (unnamed.length > 0) throw new Error(`Packages without a licence: ${unnamed.join(', ')}`)
    await writeFile(
      join(dir, 'licenses.txt'),
      `These pages contain the following software.\n\n${all.map(asText).join('\n')}`,
    )
  },
}

export function getLicense(name: string): License {
  const folder = pathToFileURL(`${dirname(findManifest(name))}/`)
  const { version, license } = getManifest(name)
  const text = readdirSync(folder).find((file) => file.startsWith('LICENSE'))
  return {
    name,
    version,
    identifier: license,
    ...(text && { text: readFileSync(new URL(text, folder), 'utf8').trim() }),
  }
}

const asText = ({ name, version, identifier, text }: License) =>
  `${'='.repeat(80)}\n${name} ${version} (${identifier})\n\n${text ?? permission(name, identifier)}\n`

/** Some packages name the MIT licence without its text. */
function permission(name: string, identifier: string | undefined): string {
  if (identifier !== 'MIT') throw new Error(`${name} has no text of its licence ${identifier}.`)
  const { author } = getManifest(name)
  const holder = typeof author === 'string' ? author : (author?.name ?? `the authors of ${name}`)
  // Beside this file in the package, at the root in the repository.
  const own = ['LICENSE', '../../LICENSE']
    .map((path) => new URL(path, import.meta.url))
    .find((path) => existsSync(path))
  if (!own) throw new Error('The build needs the file LICENSE.')
  return readFileSync(own, 'utf8')
    .replace(/^(MIT License\s+Copyright \(c\)).*/, `$1 ${holder}`)
    .trim()
}

function findManifest(name: string): string {
  const path = findPackageJSON(name, import.meta.url)
  if (path === undefined) throw new Error(`The package ${name} is not installed.`)
  return path
}

function getManifest(name: string) {
  const manifest: unknown = JSON.parse(readFileSync(findManifest(name), 'utf8'))
  return manifest as { version: string; license: string; author?: string | { name: string } }
}
