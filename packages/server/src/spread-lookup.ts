import dns from 'node:dns'
import type { LookupFunction } from 'node:net'

/**
 * Resolves a name to its addresses in random order, so that connections spread over all processes of that name. A connection that the
 * first one refuses goes to the next. Without it most resolvers name the same one first each time.
 */
export const spreadLookup: LookupFunction = (name, options, done) => {
  dns.lookup(name, { ...options, all: true }, (error, found) => {
    const [first, ...others] = found ? shuffled(found) : []
    if (error || !first) done(error ?? new Error(`${name} has no address`), '')
    else if (options.all) done(null, [first, ...others])
    else done(null, first.address, first.family)
  })
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
