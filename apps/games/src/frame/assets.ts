import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * Scripts of pages are served as they are written: native modules, each file by itself with its types taken out, under
 * `/play/assets/<hash of everything>/`. Only files of the folders below exist.
 */

const SOURCES = fileURLToPath(new URL('../../../../packages/vendor-api/s/', import.meta.url))
const OURS = /^(?:vendor\/(?:page|verify)|engines)\/(?!.*\.(?:test|fixture)\.ts$).*\.ts$/
const packageFolder = (file: string) => fileURLToPath(new URL('.', import.meta.resolve(file)))

/** Folders of packages, by the name under which pages import them. */
const PACKAGES = [
  { name: 'shared', folder: packageFolder('@playhouse/shared/money.ts'), files: /^(?:money|languages)\.ts$/ },
  { name: 'noble', folder: packageFolder('@noble/hashes/sha2.js'), files: /^(?:sha2|hmac|utils|_md|_u64)\.js$/ },
  { name: 'zod', folder: packageFolder('zod'), files: /^(?:index|v4\/(?:classic|core)\/[\w-]+|v4\/locales\/en)\.js$/ },
]

/** Error texts of zod in other languages, which no page shows. */
const EMPTY = new Map([['zod/v4/locales/index.js', 'export {}\n']])

const files: ReadonlyMap<string, string> = new Map([
  ...filesIn(SOURCES, OURS).map((file) => [file, join(SOURCES, file)] as const),
  ...PACKAGES.flatMap(({ name, folder, files: wanted }) =>
    filesIn(folder, wanted).map((file) => [`${name}/${file}`, join(folder, file)] as const),
  ),
])

const version = createHash('sha256')
for (const [name, path] of files) version.update(name).update(readFileSync(path))

/** Where pages find their modules. */
export const ASSETS = `/play/assets/${version.digest('base64url').slice(0, 16)}`

const texts = new Map<string, string>(EMPTY)

/** A module as JavaScript, by its path under {@link ASSETS}; undefined for everything that is not served. */
export function assetText(path: string): string | undefined {
  const known = texts.get(path)
  if (known !== undefined) return known
  const file = files.get(path)
  if (file === undefined) return undefined
  const source = readFileSync(file, 'utf8')
  const text = file.endsWith('.ts') ? stripTypeScriptTypes(source).replace(/[ \t]+$/gm, '') : source
  texts.set(path, text)
  return text
}

/** What the bare names of imports stand for. */
export const importMap = (): string =>
  JSON.stringify({
    imports: {
      '@playhouse/shared/': `${ASSETS}/shared/`,
      '@noble/hashes/': `${ASSETS}/noble/`,
      zod: `${ASSETS}/zod/index.js`,
    },
  })

const COMMENT = /\/\*[^]*?\*\//g
const IMPORT = /^\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]/gm

/** The paths of the given modules and of all that they import, so that a browser can fetch them at once. @throws Error */
export function modulesOf(...entries: string[]): string[] {
  const found = new Set<string>()
  const visit = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    const text = assetText(path)
    if (text === undefined) throw new Error(`${path} is imported by a page and not served to it`)
    for (const [, specifier = ''] of text.replace(COMMENT, '').matchAll(IMPORT)) visit(targetOf(specifier, path))
  }
  for (const entry of entries) visit(entry)
  return [...found]
}

function targetOf(specifier: string, importer: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier)
  if (specifier === 'zod') return 'zod/index.js'
  return specifier.replace(/^@playhouse\/shared\//, 'shared/').replace(/^@noble\/hashes\//, 'noble/')
}

function filesIn(folder: string, wanted: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((file) => wanted.test(file))
    .toSorted()
}
