import { LRUCache } from 'lru-cache'
import type { Context } from '../base/context.ts'
import { HostChoice } from '../../platform/cdn.ts'

/** The host choice of each request, shared by all its pictures. */
const chosen = new WeakMap<Context, Promise<HostChoice>>()
/** By hosts and version: all callers share a choice and its computed URLs. */
const choices = new LRUCache<string, HostChoice>({ max: 8 })

/** Picture hosts, which depend on the picture's path alone; the page's own if the brand names none. */
export function imageHosts(context: Context): Promise<HostChoice> {
  let choice = chosen.get(context)
  if (!choice) chosen.set(context, (choice = chooseHosts(context)))
  return choice
}

async function chooseHosts(context: Context): Promise<HostChoice> {
  const { info } = await context.brand()
  const named = info.imageCDNs.length > 0 ? info.imageCDNs : [context.siteOrigin]
  const hosts = context.failingHosts.usable(named)
  const version = info.pictureVersion ?? ''
  const key = [version, ...hosts].join(' ')
  let choice = choices.get(key)
  if (!choice) choices.set(key, (choice = new HostChoice(hosts, '', version)))
  return choice
}

export async function pictureAddress(context: Context, path: string): Promise<string> {
  return (await imageHosts(context)).urlFor(path)
}

/** Resolves a path against its host. An absolute URL stays unchanged. */
export function resolveUrl(hosts: HostChoice, path: string): string {
  return hosts.urlFor(path)
}
