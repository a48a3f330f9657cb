/** How long a host that failed is left out. */
const LEFT_OUT_MS = 60_000

/** Which hosts have failed lately, for the whole process. */
export class FailingHosts {
  readonly #until = new Map<string, number>()

  /** Tells that `host` did not deliver: it is left out for a minute. */
  report(host: string): void {
    this.#until.set(host, Date.now() + LEFT_OUT_MS)
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
