/** What needs no percent-encoding. */
const PLAIN = /^[\w.!~*'()-]*$/

/** Encodes an input as a query or form, sorted by name so that equal inputs make equal cache keys; lists are joined by commas. */
export function encodeQuery(input: object): string {
  const values = input as Readonly<Record<string, unknown>>
  let query = ''
  for (const name of Object.keys(values).toSorted()) {
    const value = values[name]
    if (value === undefined || value === null) continue
    query += `${query && '&'}${name}=${encodeText(toText(value))}`
  }
  return query
}

/** Only bodies hold objects; here they are part of the key of a read. */
function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A lone surrogate cannot be encoded and the platform refuses U+0000; replaced, a search for either finds nothing. */
const encodeText = (text: string): string =>
  PLAIN.test(text) ? text : encodeURIComponent(text.toWellFormed().replaceAll('\0', '\ufffd'))
