/**
 * Whether PostgreSQL can keep every text in a JSON value, keys included, at any depth. It refuses U+0000 everywhere and lone
 * surrogates in JSON, and in a text column the driver replaces them without a word.
 */
export function isStorable(value: unknown): boolean {
  // A list of what is left to look at instead of recursion: what callers send may be nested deeper than the stack.
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
