import { LANGUAGES } from '@playhouse/shared/languages.ts'
import { readPacks, TEXT_APPS } from './packs.ts'
import { checkPack } from './rules.ts'

interface Comparison {
  /** By language: `web/VI/home.json rail.back`. */
  missing: Readonly<Record<string, readonly string[]>>
  faults: readonly string[]
}

/** Compares all packs with English. */
export function comparePacks(): Comparison {
  const missing: Record<string, string[]> = {}
  const faults: string[] = []
  for (const language of Object.values(LANGUAGES)) {
    const lacking = (missing[language.code] = [] as string[])
    for (const app of TEXT_APPS) {
      const [english, packs] = [readPacks(app, 'EN'), readPacks(app, language.code)]
      for (const namespace of new Set([...Object.keys(english), ...Object.keys(packs)])) {
        const found = checkPack(english[namespace], packs[namespace], language)
        const inFile = (text: string) => `${app}/${language.code}/${namespace}.json ${text}`
        lacking.push(...found.missing.map(inFile))
        faults.push(...found.faults.map(inFile))
      }
    }
  }
  return { missing, faults }
}

/** @throws Error while a language lacks texts */
export function requireCompleteTexts(): void {
  const count = Object.values(comparePacks().missing).flat().length
  if (count > 0)
    throw new Error(`${count} texts are missing, so that members would read English. npm run texts lists them.`)
}
