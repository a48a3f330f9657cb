import { LRUCache } from 'lru-cache'
import type { Context } from '../../graphql/context.ts'
import { HostChoice } from '../../platform/cdn.ts'

/** What a request has chosen: its other pictures need not wait for it. */
const chosen = new WeakMap<Context, HostChoice>()
/** Visitors have no seed: all of them share one choice of the same hosts, and the addresses it has worked out. */
const ofVisitors = new LRUCache<string, HostChoice>({ max: 8 })

/** Hosts of pictures in this session's order; the page's own when the brand names none. */
export async function imageHosts(context: Context): Promise<HostChoice> {
  const { info } = await context.brand()
  const known = chosen.get(context)
  if (known) return known
  const named = info.imageCDNs.length > 0 ? info.imageCDNs : [context.siteOrigin]
  const hosts = context.failingHosts.usable(named)
  const seed = context.session.cdnSeed
  const choice = seed === '' ? visitorChoice(hosts) : new HostChoice(hosts, seed)
  chosen.set(context, choice)
  return choice
}

/** The full address of a picture on the host that this session takes it from. */
export function pictureAddress(context: Context, path: string): string | Promise<string> {
  const hosts = chosen.get(context)
  return hosts ? hosts.addressOf(path) : imageHosts(context).then((choice) => choice.addressOf(path))
}

/** A path put on its host. An address that is complete already stays as it is. */
export function addressOn(hosts: HostChoice, path: string): string {
  return hosts.addressOf(path)
}

function visitorChoice(hosts: readonly string[]): HostChoice {
  const key = hosts.join(' ')
  let choice = ofVisitors.get(key)
  if (!choice) {
    choice = new HostChoice(hosts, '')
    ofVisitors.set(key, choice)
  }
  return choice
}
