import { useState } from 'react'
import type { ReactNode } from 'react'
import { failingHosts, useFailingHostReport } from './failing-hosts.ts'
import { nextAddress, getOrigin } from './picture-addresses.ts'

interface PictureProps {
  /** A URL, whose path is also tried on the other hosts, or a path on the hosts. */
  src: string
  /** Origins to try in turn (`https://…`); leave out for a picture of the site's own. */
  hosts?: readonly string[]
  alt: string
  width: number
  height: number
  /** Query for a smaller version, for screens with one device pixel per CSS pixel. */
  small?: string
  /** Fallback when every host fails. */
  fallback?: ReactNode
  /** The first large picture of a screen: loaded with high priority. */
  priority?: boolean
  /** Loads at once. Lazy loading makes the browser observe each picture, which costs more than it saves in a long list. */
  eager?: boolean
  className?: string
}

/** Which URL is loading, and which have failed. */
interface Search {
  src: string
  address: string | undefined
  tried: readonly string[]
}

function searchFor(src: string, hosts: readonly string[], tried: readonly string[] = []): Search {
  return { src, address: nextAddress(src, hosts, tried, failingHosts), tried }
}

/** A picture that falls back to the next host, and reports the host that failed. Width and height reserve its space. */
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
  const [stored, setStored] = useState(() => searchFor(src, hosts))
  let search = stored
  // A new `src` starts over; a failed one continues when hosts are added; a loaded one stays.
  if (stored.src !== src) setStored((search = searchFor(src, hosts)))
  else if (stored.address === undefined) search = searchFor(src, hosts, stored.tried)
  const { address, tried } = search
  const reportTried = () => {
    for (const origin of new Set(tried.map(getOrigin))) if (origin) reportHost(origin)
  }
  const findOther = () => setStored(searchFor(src, hosts, [...tried, address ?? '']))
  if (address === undefined) return fallback
  return (
    <img
      key={address}
      // The picture may have failed to load before hydration.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) findOther()
      }}
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
      onError={findOther}
      className={className}
    />
  )
}

function withQuery(address: string, query: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}
