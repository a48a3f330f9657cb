/** An amount with up to four decimals, as a string: "10000.00". */
export type Amount = string

/** Commitment of a round and, once it is over, its seeds. */
export interface Fairness {
  serverSeedHash: string
  /** Null until the round is over. */
  serverSeed: string | null
  clientSeed: string
  nonce: number
}
