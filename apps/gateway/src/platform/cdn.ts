/** How long a host that failed is left out, and how long a report of it counts. */
const LEFT_OUT_MS = 10 * 60_000
/** So many sessions must tell of a host, from so many addresses: one caller can open several sessions. */
const SESSIONS_MIN = 3
const ADDRESSES_MIN = 2
/** Reports kept of one host; the oldest is forgotten first. */
const REPORTS_MAX = 500

/** Stands for a picture whose own path is unusable. */
const FALLBACK_PICTURE = '/media/fallback.svg'

/** Addresses that one choice of hosts remembers: more than a catalogue has pictures. */
const ADDRESSES_MAX = 20_000

/** Who tells of a host: the session, by any name of it, and the address it comes from. */
export interface HostReporter {
  session: string
  address: string
}

/** Which hosts have failed lately, for the whole process. */
export class FailingHosts {
  readonly #until = new Map<string, number>()
  readonly #reports = new Map<string, Map<string, { address: string; at: number }>>()

  /**
   * Notes that `host` did not deliver to one session; it counts once. When enough have told so, the host is left out.
   * The caller sees to it that `host` is one of the brand's.
   */
  report(host: string, { session, address }: HostReporter): void {
    const now = Date.now()
    const reports = this.#reports.get(host) ?? new Map<string, { address: string; at: number }>()
    for (const [reporter, { at }] of reports) {
      if (now - at > LEFT_OUT_MS || reports.size > REPORTS_MAX) reports.delete(reporter)
    }
    reports.set(session, { address, at: now })
    this.#reports.set(host, reports)
    const addresses = new Set([...reports.values()].map((report) => report.address))
    if (reports.size >= SESSIONS_MIN && addresses.size >= ADDRESSES_MIN) this.leaveOut(host)
  }

  /** Leaves a host out for ten minutes. */
  leaveOut(host: string): void {
    this.#until.set(host, Date.now() + LEFT_OUT_MS)
    this.#reports.delete(host)
  }

  /** The hosts that may be used: all of them if all have failed. */
  usable(hosts: readonly string[]): readonly string[] {
    if (this.#until.size === 0) return hosts
    const now = Date.now()
    const usable = hosts.filter((host) => (this.#until.get(host) ?? 0) <= now)
    return usable.length > 0 ? usable : hosts
  }
}

/**
 * Chooses among equal hosts by rendezvous hashing: by chance between sessions, always the same for one path in one session
 * (so that the browser's cache works), and when a host drops out only its own paths move. Without a seed, as for visitors,
 * the path alone decides.
 */
export class HostChoice {
  readonly #hosts: readonly string[]
  readonly #seed: string
  readonly #addresses = new Map<string, string>()

  constructor(hosts: readonly string[], seed: string) {
    this.#hosts = hosts
    this.#seed = seed
  }

  /** All hosts for `path`, the preferred first. */
  ranked(path = ''): string[] {
    return this.#hosts
      .map((host) => ({ host, weight: hash(`${this.#seed}\n${path}\n${host}`) }))
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ host }) => host)
  }

  /** A path put on its host; the fallback picture for an empty one. An address that is complete already stays as it is. */
  addressOf(path: string): string {
    let address = this.#addresses.get(path)
    if (address === undefined) {
      address = new URL(path || FALLBACK_PICTURE, this.first(path)).href
      if (this.#addresses.size >= ADDRESSES_MAX) this.#addresses.clear()
      this.#addresses.set(path, address)
    }
    return address
  }

  /** The preferred host for `path`; undefined when there is none at all. */
  first(path: string): string | undefined {
    return this.#hosts.length > 1 ? this.ranked(path)[0] : this.#hosts[0]
  }
}

/** FNV-1a with a final mix (fmix32 of MurmurHash3), 32 bits: spreads, is quick, keeps no secret. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
