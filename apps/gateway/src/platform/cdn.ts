/** How long a failing host is excluded, and how long a report counts. */
const EXCLUDED_MS = 10 * 60_000
/** Reports needed before a host is excluded. Several addresses, because one caller can open several sessions. */
const SESSIONS_MIN = 3
const ADDRESSES_MIN = 2
/** Per host; the oldest are dropped first. */
const REPORTS_MAX = 500

/** Shown for a picture with an unusable path. */
const FALLBACK_PICTURE = '/media/fallback.svg'

/** Folders of pictures that the platform draws, unlike uploads and downloads. */
const DRAWN = /^\/media\/(?=(?:games|vendors|banners|avatars|ranks|circle-flags)\/|fallback\.svg)/

/** Addresses that one choice of hosts remembers: more than a catalogue has pictures. */
const ADDRESSES_MAX = 20_000

/** `session` is any stable id of the reporting session. */
export interface HostReporter {
  session: string
  address: string
}

export class FailingHosts {
  readonly #excludedUntil = new Map<string, number>()
  readonly #reports = new Map<string, Map<string, { address: string; at: number }>>()

  /**
   * Counts one report per session and excludes the host when there are enough. The caller checks that `host` is the brand's.
   */
  report(host: string, { session, address }: HostReporter): void {
    const now = Date.now()
    const reports = this.#reports.get(host) ?? new Map<string, { address: string; at: number }>()
    for (const [reporter, { at }] of reports) {
      if (now - at > EXCLUDED_MS || reports.size > REPORTS_MAX) reports.delete(reporter)
    }
    reports.set(session, { address, at: now })
    this.#reports.set(host, reports)
    const addresses = new Set([...reports.values()].map((report) => report.address))
    if (reports.size >= SESSIONS_MIN && addresses.size >= ADDRESSES_MIN) this.exclude(host)
  }

  /** Excludes a host for ten minutes. */
  exclude(host: string): void {
    this.#excludedUntil.set(host, Date.now() + EXCLUDED_MS)
    this.#reports.delete(host)
  }

  /** Hosts that are not excluded, or all of them if all are. */
  usable(hosts: readonly string[]): readonly string[] {
    if (this.#excludedUntil.size === 0) return hosts
    const now = Date.now()
    const usable = hosts.filter((host) => (this.#excludedUntil.get(host) ?? 0) <= now)
    return usable.length > 0 ? usable : hosts
  }
}

/**
 * Chooses among equal hosts by rendezvous hashing: always the same host for a path and a seed, so that the browser cache works, and
 * only an excluded host's paths move. Pictures have no seed: the path alone decides. Games have the session's.
 */
export class HostChoice {
  readonly #hosts: readonly string[]
  readonly #seed: string
  readonly #version: string
  readonly #addresses = new Map<string, string>()

  /** @param version of the drawn pictures; empty for a platform that names none */
  constructor(hosts: readonly string[], seed: string, version = '') {
    this.#hosts = hosts
    this.#seed = seed
    this.#version = version
  }

  /** All hosts, preferred first. */
  ranked(path = ''): string[] {
    return this.#hosts
      .map((host) => ({ host, weight: hash(`${this.#seed}\n${path}\n${host}`) }))
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ host }) => host)
  }

  /** URL of a path on its host; the fallback picture for an empty path. An absolute URL is unchanged. */
  urlFor(path: string): string {
    let address = this.#addresses.get(path)
    if (address === undefined) {
      address = new URL(this.#versioned(path || FALLBACK_PICTURE), this.hostFor(path)).href
      if (this.#addresses.size >= ADDRESSES_MAX) this.#addresses.clear()
      this.#addresses.set(path, address)
    }
    return address
  }

  /** Drawn pictures are cached for a year, so their address changes with what they show. */
  #versioned(path: string): string {
    return this.#version === '' ? path : path.replace(DRAWN, `/media/v-${this.#version}/`)
  }

  hostFor(path: string): string | undefined {
    return this.#hosts.length > 1 ? this.ranked(path)[0] : this.#hosts[0]
  }
}

/** FNV-1a with MurmurHash3's fmix32 finaliser, 32 bits; not cryptographic. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
