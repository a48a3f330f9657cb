import { isIPv6 } from 'node:net'

/** IPv4-mapped IPv6 (RFC 4291, 2.5.5.2) as `URL` serialises it. */
const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/

/**
 * Canonical form: IPv6 by RFC 5952 without its zone, IPv4-mapped IPv6 as IPv4. Other text is returned unchanged.
 */
export function plainAddress(address: string): string {
  if (!isIPv6(address)) return address
  const [withoutZone = ''] = address.split('%')
  const plain = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1)
  const halves = MAPPED.exec(plain)?.slice(1)
  if (!halves) return plain
  return halves
    .map((half) => Number.parseInt(half, 16))
    .flatMap((bits) => [bits >> 8, bits & 255])
    .join('.')
}

/**
 * Network for rate limits: the IPv4 address, or the /64 of an IPv6 address, which belongs to one subscriber (RFC 6177).
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  if (!isIPv6(plain)) return plain
  const [before = '', after = ''] = plain.split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after === '' ? [] : after.split(':')
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`
}
