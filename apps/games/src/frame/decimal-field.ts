/**
 * A number as it is typed: digits with at most one decimal sign, a point or a comma whatever the language; NaN for anything else.
 * A field of type `number` would use the decimal sign of the browser's own language instead.
 */
export function readDecimal(typed: string): number {
  const text = typed.trim().replace(',', '.')
  return /^(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN
}
