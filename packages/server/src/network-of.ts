import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * Stands for every address that cannot be read. No device has it (RFC 1122, 3.2.1.3): it is in no known, private or trusted network, and
 * all callers with it share one rate limit.
 */
export const UNREADABLE_ADDRESS = '0.0.0.0'

/** An address in brackets or without, with a port or without: some proxies write ports (RFC 7239, 6). */
const WITH_PORT = /^(?:\[(?<v6>[^\]]*)\]|(?<v4>[\d.]+))(?::\d{1,5})?$/

/** The canonical address in what a proxy writes, without quotes and port. */
export function readAddress(text: string | undefined): string {
  const bare = (text ?? '').trim().replace(/^"(.*)"$/, '$1')
  const { v6, v4 } = WITH_PORT.exec(bare)?.groups ?? {}
  const found = v6 ?? v4 ?? bare
  const isAddress = v6 === undefined ? isIP(found) !== 0 : isIPv6(found)
  const plain = isAddress ? plainAddress(found) : UNREADABLE_ADDRESS
  return plain === '::' ? UNREADABLE_ADDRESS : plain
}

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
export function getNetwork(address: string): string {
  const plain = plainAddress(address)
  if (!isIPv6(plain)) return plain
  const [before = '', after = ''] = plain.split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after === '' ? [] : after.split(':')
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`
}

const PRIVATE = new BlockList()
PRIVATE.addSubnet('127.0.0.0', 8)
PRIVATE.addSubnet('10.0.0.0', 8)
PRIVATE.addSubnet('172.16.0.0', 12)
PRIVATE.addSubnet('192.168.0.0', 16)
PRIVATE.addSubnet('169.254.0.0', 16)
PRIVATE.addAddress('::1', 'ipv6')
PRIVATE.addSubnet('fc00::', 7, 'ipv6')
PRIVATE.addSubnet('fe80::', 10, 'ipv6')

/** Loopback and private addresses. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
