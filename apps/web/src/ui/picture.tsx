import { useState } from 'react'
import type { ReactNode } from 'react'

/** The client asks at most three more hosts for a picture before it gives up. */
const MOST_RETRIES = 3

interface PictureProps {
  /** A whole address, whose path is then tried on the other hosts; or a path under the hosts. */
  src: string
  /** Origins to try in turn (`https://…`); leave out for a picture of the site's own. */
  hosts?: readonly string[]
  alt: string
  width: number
  height: number
  /** Stands in its place when no host has it. */
  fallback?: ReactNode
  /** The first large picture of a screen is not lazy. */
  priority?: boolean
  className?: string
}

/** A picture that moves on to the next host when one fails. Its width and height hold its place before it comes. */
export function Picture({
  src,
  hosts = [],
  alt,
  width,
  height,
  fallback = null,
  priority = false,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState({ src, attempts: 0 })
  // A new picture starts afresh; the failures were the old one's.
  const attempts = failed.src === src ? failed.attempts : 0
  const addresses = addressesOf(src, hosts)
  const address = attempts <= MOST_RETRIES ? addresses[attempts] : undefined
  if (address === undefined) return fallback
  return (
    <img
      key={address}
      src={address}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      draggable={false}
      onError={() => setFailed({ src, attempts: attempts + 1 })}
      className={className}
    />
  )
}

/** Where a picture may be, in the order to try. */
function addressesOf(src: string, hosts: readonly string[]): string[] {
  if (/^(data|blob):/.test(src) || hosts.length === 0) return [src]
  if (!/^https?:/.test(src)) return hosts.map((host) => host + src)
  const { origin, pathname, search } = new URL(src)
  return [src, ...hosts.filter((host) => new URL(host).origin !== origin).map((host) => host + pathname + search)]
}
