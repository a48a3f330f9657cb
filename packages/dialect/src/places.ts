/** A place in JSON: names from an object down; none for the object itself. */
export type Place = readonly string[]

export const parsePlace = (text: string): Place => (text === '.' ? [] : text.split('.'))

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Undefined where there is nothing. */
export function readPlace(value: unknown, place: Place): unknown {
  let found = value
  for (const name of place) {
    if (!isRecord(found) || !Object.hasOwn(found, name)) return undefined
    found = found[name]
  }
  return found
}

/** Sets a value at a place of an object; at the object itself its fields are added. */
export function writePlace(target: Record<string, unknown>, place: Place, value: unknown): void {
  if (place.length === 0) return void Object.assign(target, value)
  let holder = target
  for (const name of place.slice(0, -1)) {
    const inner = Object.hasOwn(holder, name) ? holder[name] : undefined
    const next = isRecord(inner) ? inner : {}
    if (next !== inner) setField(holder, name, next)
    holder = next
  }
  setField(holder, place.at(-1) ?? '', value)
}

/** Also a field called `__proto__` is data. */
export function setField(target: object, name: string, value: unknown): void {
  if (name === '__proto__')
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true })
  else (target as Record<string, unknown>)[name] = value
}

const STYLES = {
  camelCase: (name: string) => name,
  snake_case: (name: string) => name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => `_${letter}`).toLowerCase(),
  PascalCase: (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1),
}

/** Their name of a field of ours. */
export const nameRule = (names: keyof typeof STYLES | ((ours: string) => string)): ((ours: string) => string) =>
  typeof names === 'function' ? names : STYLES[names]
