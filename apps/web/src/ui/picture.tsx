import { useState } from 'react'
import type { ReactNode } from 'react'
import { failingHosts, useFailingHostReport } from './failing-hosts.ts'
import { nextAddress, originOf } from './picture-addresses.ts'

interface PictureProps {
  /** A whole address, whose path is then tried on the other hosts; or a path under the hosts. */
  src: string
  /** Origins to try in turn (`https://…`); leave out for a picture of the site's own. */
  hosts?: readonly string[]
  alt: string
  width: number
  height: number
  /** What to add to the address's query for a picture in fewer pixels, for screens of one pixel to one. */
  small?: string
  /** Stands in its place when no host has it. */
  fallback?: ReactNode
  /** The first large picture of a screen: asked for at once, before others. */
  priority?: boolean
  /** Asked for at once. Else when it comes near, for which the browser watches it: in a long list that costs more than it saves. */
  eager?: boolean
  className?: string
}

/** A picture's way from host to host: where it is looked for now, and where it was not. */
interface Search {
  src: string
  address: string | undefined
  tried: readonly string[]
}

function searchFor(src: string, hosts: readonly string[], tried: readonly string[] = []): Search {
  return { src, address: nextAddress(src, hosts, tried, failingHosts), tried }
}

/**
 * A picture that moves on to the next host when one fails; when another host has it, the failing one is told of. Its width and
 * height hold its place before it comes.
 */
export function Picture({
  src,
  hosts = [],
  alt,
  width,
  height,
  small,
  fallback = null,
  priority = false,
  eager = priority,
  className,
}: PictureProps) {
  const reportHost = useFailingHostReport()
  const [kept, keep] = useState(() => searchFor(src, hosts))
  let search = kept
  // A new picture starts afresh; one that was nowhere goes on when hosts arrive; one that is found stays where it is.
  if (kept.src !== src) keep((search = searchFor(src, hosts)))
  else if (kept.address === undefined) search = searchFor(src, hosts, kept.tried)
  const { address, tried } = search
  const reportTried = () => {
    for (const origin of new Set(tried.map(originOf))) if (origin) reportHost(origin)
  }
  if (address === undefined) return fallback
  return (
    <img
      key={address}
      src={address}
      srcSet={small && `${withQuery(address, small)} 1x, ${address} 2x`}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      draggable={false}
      onLoad={tried.length > 0 ? reportTried : undefined}
      onError={() => keep(searchFor(src, hosts, [...tried, address]))}
      className={className}
    />
  )
}

function withQuery(address: string, query: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}
