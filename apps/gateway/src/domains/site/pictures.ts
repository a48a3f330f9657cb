import { LRUCache } from 'lru-cache'
import type { Context } from '../base/context.ts'
import { HostChoice } from '../../platform/cdn.ts'

/** The host choice of each request, shared by all its pictures. */
const chosen = new WeakMap<Context, Promise<HostChoice>>()
/** Visitors have no seed, so all of them share one choice and its computed URLs. */
const visitorChoices = new LRUCache<string, HostChoice>({ max: 8 })

/** Picture hosts in this session's order; the page's own if the brand names none. */
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

/** Full URL of a picture on this session's host. */
export async function pictureAddress(context: Context, path: string): Promise<string> {
  return (await imageHosts(context)).urlFor(path)
}

/** Resolves a path against its host. An absolute URL stays unchanged. */
export function resolveUrl(hosts: HostChoice, path: string): string {
  return hosts.urlFor(path)
}

function visitorChoice(hosts: readonly string[], version: string): HostChoice {
  const key = [version, ...hosts].join(' ')
  let choice = visitorChoices.get(key)
  if (!choice) {
    choice = new HostChoice(hosts, '', version)
    visitorChoices.set(key, choice)
  }
  return choice
}
