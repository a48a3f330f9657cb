/** An Arabic letter for each Latin one: not readable, but right-to-left and of the same length. */
const LETTERS = 'ابجدهفغحيزكلمنوبقرستوفخصيظ'

/** The text in Arabic letters; `{{values}}` stay unchanged. */
export function toArabicLetters(text: string): string {
  return text.replace(/\{\{.*?\}\}|[a-z]/gi, (found) =>
    found.length > 1 ? found : (LETTERS[found.toLowerCase().charCodeAt(0) - 97] ?? found),
  )
}

/** The JSON of a pack with its texts in Arabic letters and its keys unchanged. */
export function mirrorPack(json: string): string {
  return JSON.stringify(
    JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? toArabicLetters(value) : value)),
  )
}
