/** A connection and a processor to look at the site with. */
export interface Profile {
  id: 'desk' | 'phone'
  name: string
  /** Bits a second. */
  down: number
  up: number
  /** Milliseconds from a request to the first byte of its answer, on top of what the server takes. */
  latency: number
  /** How many times slower than this machine. */
  slower: number
}

export const PROFILES: readonly Profile[] = [
  { id: 'desk', name: '50 Mbps, 20 ms', down: 50e6, up: 20e6, latency: 20, slower: 1 },
  { id: 'phone', name: '9 Mbps, 100 ms, processor 4 times slower', down: 9e6, up: 3e6, latency: 100, slower: 4 },
]
