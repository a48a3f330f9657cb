import { isIPv6 } from 'node:net'

/** An IPv4 address inside IPv6 (RFC 4291, 2.5.5.2), as `URL` writes it. */
const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/

/**
 * The one spelling of an address: IPv6 as RFC 5952 writes it and without its zone, IPv4 inside IPv6 as IPv4. Text that is no
 * address is returned unchanged.
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
 * The network that a caller is counted by: an IPv4 address itself, and the /64 of an IPv6 address, because one subscriber has
 * all of its addresses (RFC 6177).
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
