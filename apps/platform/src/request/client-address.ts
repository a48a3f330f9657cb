import { HEADERS } from '@playhouse/platform-api/headers.ts'
import { plainAddress, readAddress } from '@playhouse/server/network-of.ts'
import type { FastifyRequest } from 'fastify'
import { BlockList, isIP } from 'node:net'

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

/**
 * Address of the member's device. The gateway's header is trusted only from a private address, so that nobody
 * on the public network can spoof it. One that cannot be read is nobody's: never the gateway's own, which is home.
 */
export function clientAddress(request: Pick<FastifyRequest, 'headers' | 'ip'>): string {
  const peer = plainAddress(request.ip)
  const forwarded = request.headers[HEADERS.clientAddress]
  return forwarded === undefined || !isPrivateAddress(peer) ? peer : readAddress(String(forwarded))
}

/** Keeps the network part, for display to the owner. */
export function maskAddress(address: string): string {
  if (isIP(address) === 4) return address.replace(/\.\d+\.\d+$/, '.*.*')
  return `${address.split(':').slice(0, 2).join(':')}:*`
}
