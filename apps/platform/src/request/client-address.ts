import { HEADERS } from '@playhouse/platform-api/headers.ts'
import { isPrivateAddress, plainAddress, readAddress } from '@playhouse/server/network-of.ts'
import type { FastifyRequest } from 'fastify'
import { isIP } from 'node:net'

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
