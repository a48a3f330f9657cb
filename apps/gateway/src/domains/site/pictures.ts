import type { Context } from '../../graphql/context.ts'
import { HostChoice } from '../../platform/cdn.ts'

/** Hosts of pictures in this session's order; the page's own when the brand names none. */
export async function imageHosts(context: Context): Promise<HostChoice> {
  const { info } = await context.brand()
  const hosts = info.imageCDNs.length > 0 ? info.imageCDNs : [context.siteOrigin]
  return new HostChoice(context.failingHosts.usable(hosts), context.session.cdnSeed)
}

/** The full address of a picture on the host that this session takes it from. */
export async function pictureAddress(context: Context, path: string): Promise<string> {
  return addressOn(await imageHosts(context), path)
}

/** A path put on its host. An address that is complete already stays as it is. */
export function addressOn(hosts: HostChoice, path: string): string {
  return new URL(path, hosts.first(path)).href
}
