/**
 * Parses a typed number with at most one decimal separator, point or comma in any language; NaN for anything else.
 * A field of type `number` would use the decimal separator of the browser's language instead.
 */
export function readDecimal(typed: string): number {
  const text = typed.trim().replace(',', '.')
  return /^(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN
}
