/**
 * A figure as it is typed: digits with at most one decimal sign, a point or a comma, whatever the language writes. A field of the
 * browser's type `number` would show and take the sign of the browser's own language instead. NaN for anything else.
 */
export function readDecimal(typed: string): number {
  const text = typed.trim().replace(',', '.')
  return /^(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN
}
