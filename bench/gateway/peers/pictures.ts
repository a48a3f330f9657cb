/** Hosts in a visitor's order for `path` (rendezvous hashing, as in the gateway). */
export function rankedHosts(hosts: readonly string[], path = ''): string[] {
  return hosts.toSorted((a, b) => hash(`\n${path}\n${b}`) - hash(`\n${path}\n${a}`))
}

/** Cached per visitor, because URLs do not change. */
const known = new Map<string, string>()

export function getPicture(hosts: readonly string[], path: string): string {
  let address = known.get(path)
  if (address === undefined) {
    address = new URL(path, rankedHosts(hosts, path)[0]).href
    known.set(path, address)
  }
  return address
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
