/** A typed amount as decimal text; undefined for anything else, and for nothing at all. Groups may be parted by spaces or commas. */
export function typedAmount(typed: string): string | undefined {
  const text = typed.trim().replaceAll(/[\s,]/g, '')
  return /^\d{1,15}(?:\.\d{1,4})?$/.test(text) && /[1-9]/.test(text) ? text : undefined
}
