/** Hosts tried after the first one. */
const RETRIES_MAX = 3

/**
 * Next URL to try for a picture: its own host first, then the others, failing ones last. `src` is a URL, whose path is tried on
 * the other hosts, or a path; `tried` are the URLs that failed. Undefined when none is left.
 */
export function nextAddress(
  src: string,
  hosts: readonly string[],
  tried: readonly string[],
  failing: ReadonlySet<string>,
): string | undefined {
  if (tried.length > RETRIES_MAX) return undefined
  const left = getAddresses(src, hosts).filter((address) => !tried.includes(address))
  return left.find((address) => !failing.has(getOrigin(address) ?? '')) ?? left[0]
}

/** Origin of a URL; undefined for a path or a data URL. */
export function getOrigin(address: string): string | undefined {
  // Not `new URL`: that took 5 % of the script time when a page of games was turned.
  return /^https?:\/\/[^/?#]+/.exec(address)?.[0]
}

/** All URLs of a picture, in the order to try. */
function getAddresses(src: string, hosts: readonly string[]): string[] {
  if (/^(data|blob):/.test(src) || hosts.length === 0) return [src]
  const own = getOrigin(src) ?? ''
  const origins = hosts.map((host) => getOrigin(host) ?? host)
  if (own) origins.unshift(own)
  return [...new Set(origins)].map((origin) => origin + src.slice(own.length))
}
