/**
 * Remembers what `make` makes of a response for all callers: the cache gives them the same object while it is fresh.
 * @param make depends on nothing else; `by` has few values
 */
export function derived<Source extends object, By, Made>(
  make: (source: Source, by: By) => Made,
): (source: Source, by: By) => Made {
  const known = new WeakMap<Source, Map<By, Made>>()
  return (source, by) => {
    let made = known.get(source)
    if (!made) known.set(source, (made = new Map()))
    if (!made.has(by)) made.set(by, make(source, by))
    return made.get(by) as Made
  }
}
