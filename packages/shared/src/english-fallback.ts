import { readFileSync } from 'node:fs'
import { isLanguageCode, LANGUAGES, OVERRIDE_LAYERS } from './languages.ts'
import { completePack, type PackTree } from './packs.ts'

/** A Vite plugin: gives packs the English texts that they lack, so that browsers need not load English besides. */
export const englishFallback = {
  name: 'english-fallback',
  enforce: 'pre' as const,
  transform: {
    filter: { id: /\/packages\/shared\/texts\/\w+\/\w+\/[\w-]+\.json$/ },
    handler(code: string, id: string): string | undefined {
      const [, language = ''] = /\/(\w+)\/[\w-]+\.json$/.exec(id) ?? []
      if (!isLanguageCode(language) || language === 'EN' || OVERRIDE_LAYERS.has(language)) return undefined
      const english = JSON.parse(readFileSync(id.replace(`/${language}/`, '/EN/'), 'utf8')) as PackTree
      return JSON.stringify(completePack(english, JSON.parse(code) as PackTree, LANGUAGES[language]))
    },
  },
}
