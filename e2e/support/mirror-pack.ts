/** An Arabic letter for each Latin one: not readable, but right-to-left and of the same length. */
const LETTERS = 'ابجدهفغحيزكلمنوبقرستوفخصيظ'

/** The text in Arabic letters; `{{values}}` stay unchanged. */
export function toArabicLetters(text: string): string {
  return text.replace(/\{\{.*?\}\}|[a-z]/gi, (found) =>
    found.length > 1 ? found : (LETTERS[found.toLowerCase().charCodeAt(0) - 97] ?? found),
  )
}

/** The source of a pack with its texts in Arabic letters and its keys unchanged. */
export function mirrorPack(source: string): string {
  const texts = /(:\s*)(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/g
  return source.replace(texts, (_whole, before: string, single?: string, double?: string) =>
    single === undefined ? `${before}"${toArabicLetters(double ?? '')}"` : `${before}'${toArabicLetters(single)}'`,
  )
}
