/** Encodes an input as a query or form, sorted by name so that equal inputs make equal cache keys; lists are joined by commas. */
export function encodeQuery(input: object): string {
  const parts: string[] = []
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue
    // Only bodies hold objects; here they are part of the key of a read.
    const nested = typeof value === 'object' ? JSON.stringify(value) : String(value)
    const text = Array.isArray(value) ? value.join(',') : nested
    // A lone surrogate cannot be encoded and the platform refuses U+0000; replaced, a search for either finds nothing.
    parts.push(`${name}=${encodeURIComponent(text.toWellFormed().replaceAll('\0', '\ufffd'))}`)
  }
  return parts.toSorted().join('&')
}
