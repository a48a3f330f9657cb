import { LRUCache } from 'lru-cache'
import type { Context } from '../base/context.ts'
import { HostChoice } from '../../platform/cdn.ts'

/** What a request has chosen: its other pictures need not choose again. */
const chosen = new WeakMap<Context, Promise<HostChoice>>()
/** Visitors have no seed: all of them share one choice of the same hosts, and the addresses it has worked out. */
const ofVisitors = new LRUCache<string, HostChoice>({ max: 8 })

/** Hosts of pictures in this session's order; the page's own when the brand names none. */
export function imageHosts(context: Context): Promise<HostChoice> {
  let choice = chosen.get(context)
  if (!choice) chosen.set(context, (choice = chooseHosts(context)))
  return choice
}

async function chooseHosts(context: Context): Promise<HostChoice> {
  const { info } = await context.brand()
  const named = info.imageCDNs.length > 0 ? info.imageCDNs : [context.siteOrigin]
  const hosts = context.failingHosts.usable(named)
  const seed = context.session.cdnSeed
  const version = info.pictureVersion ?? ''
  return seed === '' ? visitorChoice(hosts, version) : new HostChoice(hosts, seed, version)
}

/** The full address of a picture on the host that this session takes it from. */
export async function pictureAddress(context: Context, path: string): Promise<string> {
  return (await imageHosts(context)).urlFor(path)
}

/** A path put on its host. An address that is complete already stays as it is. */
export function addressOn(hosts: HostChoice, path: string): string {
  return hosts.urlFor(path)
}

function visitorChoice(hosts: readonly string[], version: string): HostChoice {
  const key = [version, ...hosts].join(' ')
  let choice = ofVisitors.get(key)
  if (!choice) {
    choice = new HostChoice(hosts, '', version)
    ofVisitors.set(key, choice)
  }
  return choice
}
