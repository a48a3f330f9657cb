/**
 * Whether PostgreSQL can store every string in a JSON value, keys included. It refuses U+0000 and, in JSON, lone surrogates, which the driver
 * silently replaces in a text column.
 */
export function isStorable(value: unknown): boolean {
  // A work list instead of recursion: input may be nested deeper than the stack.
  const left = [value]
  for (const item of left) {
    if (typeof item === 'string') {
      if (!item.isWellFormed() || item.includes('\0')) return false
    } else if (typeof item === 'object' && item !== null) {
      for (const [key, inner] of Object.entries(item)) left.push(key, inner)
    }
  }
  return true
}
