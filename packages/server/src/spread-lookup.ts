import dns from 'node:dns'
import type { LookupFunction } from 'node:net'

type Found = (error: NodeJS.ErrnoException | null, addresses: dns.LookupAddress[] | undefined) => void

/** Callbacks that wait for a lookup in progress, by name and options. */
const waiting = new Map<string, Found[]>()

/**
 * Resolves a name to its addresses in random order, so that connections spread over all processes of that name. A connection that the
 * first one refuses goes to the next. Without it most resolvers name the same one first each time.
 */
export const spreadLookup: LookupFunction = (name, options, done) => {
  lookUpOnce(name, options, (error, found) => {
    const [first, ...others] = found ? shuffled(found) : []
    if (error || !first) done(error ?? new Error(`${name} has no address`), '')
    else if (options.all) done(null, [first, ...others])
    else done(null, first.address, first.family)
  })
}

/** Joins a lookup in progress: Node has two threads for lookups, which one name whose server is silent would hold for all others. */
function lookUpOnce(name: string, { family = 0, hints = 0 }: dns.LookupOptions, done: Found): void {
  const key = `${name} ${family} ${hints}`
  const others = waiting.get(key)
  if (others) return void others.push(done)
  const all = [done]
  waiting.set(key, all)
  dns.lookup(name, { family, hints, all: true }, (error, found) => {
    waiting.delete(key)
    for (const each of all) each(error, found)
  })
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
