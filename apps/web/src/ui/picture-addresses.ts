/** The client asks at most three more hosts for a picture before it gives up. */
const MOST_RETRIES = 3

/**
 * Where to look for a picture next: on its own host first, then on the others; hosts known to fail come last.
 *
 * `src` is a whole address, whose path is then tried on the other hosts, or a path under the hosts; `tried` are the addresses
 * that failed; `failing` the origins to leave for last. Undefined when there is nowhere left to look.
 */
export function nextAddress(
  src: string,
  hosts: readonly string[],
  tried: readonly string[],
  failing: ReadonlySet<string>,
): string | undefined {
  if (tried.length > MOST_RETRIES) return undefined
  const left = addressesOf(src, hosts).filter((address) => !tried.includes(address))
  return left.find((address) => !failing.has(originOf(address) ?? '')) ?? left[0]
}

/** The origin of a whole address; undefined for a path or a picture that is its own address. */
export function originOf(address: string): string | undefined {
  // A `URL` made for each picture was a twentieth of what scripts did when a page of games was turned.
  return /^https?:\/\/[^/?#]+/.exec(address)?.[0]
}

/** Where a picture may be, in the order to try. */
function addressesOf(src: string, hosts: readonly string[]): string[] {
  if (/^(data|blob):/.test(src) || hosts.length === 0) return [src]
  const own = originOf(src) ?? ''
  const origins = hosts.map((host) => originOf(host) ?? host)
  if (own) origins.unshift(own)
  return [...new Set(origins)].map((origin) => origin + src.slice(own.length))
}
