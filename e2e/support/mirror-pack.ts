/** Arabic letters that stand for Latin ones: nothing that can be read, but in the right script and as long. */
const LETTERS = 'ابجدهفغحيزكلمنوبقرستوفخصيظ'

/** The text in Arabic letters; `{{values}}` stay as they are. */
export function toArabicLetters(text: string): string {
  return text.replace(/\{\{.*?\}\}|[a-z]/gi, (found) =>
    found.length > 1 ? found : (LETTERS[found.toLowerCase().charCodeAt(0) - 97] ?? found),
  )
}

/** The source of a pack with all its words turned, and its keys as they were. */
export function mirrorPack(source: string): string {
  const words = /(:\s*)(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/g
  return source.replace(words, (_whole, before: string, single?: string, double?: string) =>
    single === undefined ? `${before}"${toArabicLetters(double ?? '')}"` : `${before}'${toArabicLetters(single)}'`,
  )
}
