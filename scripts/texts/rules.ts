import { type Language, OVERRIDE_LAYERS } from '@playhouse/shared/languages.ts'
import { toForms, type PackTree } from '@playhouse/shared/packs.ts'
import { flatten, getPlaceholders } from './packs.ts'

/** Names, symbols and abbreviations that are the same in every language. */
const UNTRANSLATED =
  /^(Playhouse|18\+|[AJKQ]|Android|iPhone|iOS|Facebook|Google|Instagram|Telegram|WhatsApp|WeChat|LINE|Line|Zalo|QQ|yyyy-mm-dd|.*GMT\+7|RTP.*|[^\p{Letter}]*(\{\{.*?\}\}[^\p{Letter}]*)*)$/u

/** Scripts that a translation must have. */
const SCRIPTS: Readonly<Partial<Record<Language['code'], RegExp>>> = {
  CN: /\p{Script=Han}/u,
  TH: /\p{Script=Thai}/u,
}

interface Findings {
  /** Keys of English that the language lacks; meanwhile readers see English. */
  missing: string[]
  /** Keys with what is wrong. */
  faults: string[]
}

const getTags = (text: string) => Array.from(text.matchAll(/<\/?\w+>/g), ([tag]) => tag).toSorted()
const same = (left: readonly string[], right: readonly string[]) => left.join() === right.join()

/** Finds the fault of a text by itself; undefined if there is none. */
function getFault(text: string, { code }: Language): string | undefined {
  if (text === '') return 'is empty'
  if (text !== text.trim()) return 'begins or ends with a space'
  // Where the sign stands depends on the language, so the number is formatted with it.
  if (/\}\}\s?%|%\s?\{\{/.test(text)) return 'has a percent sign beside a placeholder'
  if (/[{}]/.test(text.replaceAll(/\{\{\w+\}\}/g, ''))) return 'has a broken placeholder'
  const script = SCRIPTS[code]
  const words = text.replaceAll(/\{\{\w+\}\}/g, '')
  return script && !script.test(words) && !UNTRANSLATED.test(text) ? `is in English: ${text}` : undefined
}

/** Compares a namespace with English. */
export function checkPack(english: PackTree | undefined, pack: PackTree | undefined, language: Language): Findings {
  const expected = flatten(toForms(english ?? {}, language.bcp47))
  const texts = flatten(pack ?? {})
  const faults = Object.entries(texts).flatMap(([key, text]) => {
    const original = expected[key]
    const found = [getFault(text, language)]
    if (original === undefined) found.push('is not in English, or is a plural form that the language does not have')
    else if (language.code !== 'EN') {
      const names = getPlaceholders(original)
      if (!same(getPlaceholders(text), names))
        found.push(`needs the placeholders of English: ${names.join(', ') || 'none'}`)
      if (!same(getTags(text), getTags(original)))
        found.push(`needs the tags of English: ${getTags(original).join(' ') || 'none'}`)
    }
    return found.filter((fault) => fault !== undefined).map((fault) => `${key} ${fault}`)
  })
  const missing = OVERRIDE_LAYERS.has(language.code) ? [] : Object.keys(expected).filter((key) => !(key in texts))
  return { missing, faults }
}
