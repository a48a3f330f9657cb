// Writes to standard output the licences of the packages that are installed here. The images run it over what they ship:
//   node scripts/release/third-party-licenses.ts > THIRD_PARTY_LICENSES.txt
// This script needs no package itself.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Package {
  name: string
  version: string
  /** SPDX expression. */
  license: string
  text: string
}

interface Listed {
  version?: string
  license?: string
  link?: boolean
  dev?: boolean
}

/** Packages whose manifest names no licence, though they contain its text. */
const UNNAMED: Record<string, string> = { '@react-aria/optimize-locales-plugin': 'Apache-2.0' }

/** Licences whose terms a copy of our images and pages meets by handing out their texts. */
const ACCEPTED = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC LGPL-3.0-or-later MIT MPL-2.0 OFL-1.1 PSF-2.0 Unlicense'.split(
    ' ',
  ),
)

const LICENSE_FILE = /^(un)?licen[cs]e|^copying/i

/**
 * The production packages of the lock file below `root` that are installed there, with their licences.
 * @throws Error naming every package without a licence, or with one that is not accepted
 */
export function installedPackages(root: string): Package[] {
  const lock = ['node_modules/.package-lock.json', 'package-lock.json'].map((path) => join(root, path)).find(existsSync)
  if (!lock) throw new Error(`There is no lock file in ${root}.`)
  const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as { packages: Record<string, Listed> }
  const found: Package[] = []
  const refused: string[] = []
  for (const [path, { version = '', license: named, link, dev }] of Object.entries(packages)) {
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? []
    if (!name || link || dev || !existsSync(join(root, path))) continue
    const license = named ?? UNNAMED[name]
    if (license && getIds(license).every((id) => ACCEPTED.has(id))) {
      found.push({ name, version, license, text: licenseText(join(root, path), license) })
    } else refused.push(`${name} ${version}: ${license ?? 'no licence'}`)
  }
  if (refused.length > 0) throw new Error(`Packages without an accepted licence:\n${refused.join('\n')}`)
  return found.toSorted((one, other) => one.name.localeCompare(other.name))
}

const getIds = (license: string): string[] => license.replaceAll(/[()]/g, '').split(/ AND | OR /)

function licenseText(folder: string, license: string): string {
  const file = readdirSync(folder).find((name) => LICENSE_FILE.test(name))
  if (file) return readFileSync(join(folder, file), 'utf8').trim()
  const { author, repository } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >
  // The first of several licences to choose from.
  const [chosen = license] = getIds(license)
  return `Copyright (c) ${getName(author) ?? 'its authors'}${getAddress(repository)}\n\n${standardText(chosen)}`
}

/** Our own licence is the MIT licence below our copyright. */
function standardText(license: string): string {
  const file = license === 'MIT' ? '../../LICENSE' : `licenses/${license}.txt`
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .replace(/^MIT License\s+Copyright.*\s+/, '')
    .trim()
}

const getName = (author: unknown): string | undefined =>
  typeof author === 'string' ? author : (author as { name?: string } | undefined)?.name
const getAddress = (repository: unknown): string => {
  const address = typeof repository === 'string' ? repository : (repository as { url?: string } | undefined)?.url
  return address ? ` (${address})` : ''
}

if (import.meta.main) {
  const rule = '='.repeat(80)
  const flags = readFileSync(new URL('licenses/country-flag-icons.txt', import.meta.url), 'utf8').trim()
  const parts = [
    ...installedPackages(process.cwd()),
    // The platform's flags.generated.json has its drawings.
    { name: 'country-flag-icons', version: '', license: 'MIT', text: flags },
  ].map(({ name, version, license, text }) => `${rule}\n${`${name} ${version}`.trim()}\n${license}\n\n${text}\n`)
  process.stdout.write(`Playhouse contains these packages.\n\n${parts.join('\n')}`)
}
