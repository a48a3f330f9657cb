import { LANGUAGES, OVERRIDE_LAYERS } from '@playhouse/shared/languages.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { mergePacks, type PackTree } from '@playhouse/shared/packs.ts'
import type { Namespace } from './namespaces.generated.ts'

type PackLoader = () => Promise<PackTree>

/** Loaders of a language's namespaces, by file: `./home.json`. */
type Packs = Readonly<Record<string, PackLoader>>

/** Each language's loaders come with its initial texts, because the addresses of all are larger than those texts. */
const LANGUAGE_PACKS: Readonly<Record<LanguageCode, () => Promise<{ packs: Packs }>>> = {
  CN: () => import('./packs-of/CN.ts'),
  EN: () => import('./packs-of/EN.ts'),
  ID: () => import('./packs-of/ID.ts'),
  TH: () => import('./packs-of/TH.ts'),
  TY: () => import('./packs-of/TY.ts'),
  VI: () => import('./packs-of/VI.ts'),
}

const readPacks = async (language: LanguageCode): Promise<Packs> => (await LANGUAGE_PACKS[language]()).packs

const getNamespace = (path: string) => path.replace(/^.*\/|\.json$/g, '') as Namespace

export const packNamespaces = async (): Promise<readonly Namespace[]> =>
  Object.keys(await readPacks('EN')).map(getNamespace)

/**
 * The texts of one namespace in one language, with override layers merged. Fetches only the packs it needs: a complete
 * pack ends the search, so Vietnamese readers never load English: the build gives a pack the texts that it lacks.
 * `findPacks` finds the loaders of a language. Throws if no language in the chain has the namespace, or if a file cannot be fetched.
 */
export async function loadPack(
  language: LanguageCode,
  namespace: string,
  findPacks: (language: LanguageCode) => Promise<Packs> = readPacks,
): Promise<PackTree> {
  const loaders: PackLoader[] = []
  for (const code of [language, ...LANGUAGES[language].fallback]) {
    const loader = (await findPacks(code))[`./${namespace}.json`]
    if (!loader) continue
    loaders.push(loader)
    if (!OVERRIDE_LAYERS.has(code)) break
  }
  if (loaders.length === 0) throw new Error(`No language pack has the namespace "${namespace}"`)
  const layers = await Promise.all(loaders.map((load) => load()))
  return layers.reduceRight<PackTree>((under, over) => mergePacks(under, over), {})
}
