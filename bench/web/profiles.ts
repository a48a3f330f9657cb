/** Throttling of connection and processor. */
export interface Profile {
  id: 'desk' | 'phone'
  name: string
  /** Bits per second. */
  down: number
  up: number
  /** Latency added to the server's response time, in milliseconds. */
  latency: number
  /** Slowdown factor of the processor. */
  slower: number
}

export const PROFILES: readonly Profile[] = [
  { id: 'desk', name: '50 Mbps, 20 ms', down: 50e6, up: 20e6, latency: 20, slower: 1 },
  { id: 'phone', name: '9 Mbps, 100 ms, processor 4 times slower', down: 9e6, up: 3e6, latency: 100, slower: 4 },
]
