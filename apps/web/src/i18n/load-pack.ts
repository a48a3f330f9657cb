import { LANGUAGES } from '@playhouse/shared/languages.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import type { PackTree } from './pack-types.ts'

type PackLoader = () => Promise<PackTree>

/** Languages whose packs override single texts of the next language in their fallback list. */
export const OVERRIDE_LAYERS: ReadonlySet<LanguageCode> = new Set(['TY'])

const packFiles: Readonly<Record<string, PackLoader>> = import.meta.glob<PackTree>('./packs/*/*.ts', { import: 'pack' })

/** All namespaces that have a pack. */
export const packNamespaces = (): readonly string[] =>
  Object.keys(packFiles).flatMap((path) => /^\.\/packs\/EN\/(.+)\.ts$/.exec(path)?.[1] ?? [])

/**
 * The texts of one namespace in one language, with override layers merged. Fetches only the packs it needs: a complete
 * pack ends the search, so Vietnamese readers never load English.  `files` maps `./packs/<LANG>/<namespace>.ts` to its
 * loader. Throws if no language in the chain has the namespace, or if a file cannot be fetched.
 */
export async function loadPack(
  language: LanguageCode,
  namespace: string,
  files: Readonly<Record<string, PackLoader>> = packFiles,
): Promise<PackTree> {
  const loaders: PackLoader[] = []
  for (const code of [language, ...LANGUAGES[language].fallback]) {
    const loader = files[`./packs/${code}/${namespace}.ts`]
    if (!loader) continue
    loaders.push(loader)
    if (!OVERRIDE_LAYERS.has(code)) break
  }
  if (loaders.length === 0) throw new Error(`No language pack has the namespace "${namespace}"`)
  const layers = await Promise.all(loaders.map((load) => load()))
  return layers.reduceRight<PackTree>((under, over) => mergePacks(under, over), {})
}

/** A new tree with the texts of `over`, and those of `under` where it has none. */
function mergePacks(under: PackTree, over: PackTree): PackTree {
  const merged: Record<string, string | PackTree> = { ...under }
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key]
    merged[key] = typeof value === 'object' && typeof below === 'object' ? mergePacks(below, value) : value
  }
  return merged
}
