/** What a won must-drop jackpot says of itself: enough to draw its point again. Amounts are decimal strings. */
export interface DropClaim {
  /** Its id, and the number of the pot. */
  readonly jackpot: string
  readonly pot: number
  /** What the pot started with, and by what amount it had to drop. */
  readonly seedAmount: string
  readonly mustDropBy: string
  readonly dropPoint: string
  readonly serverSeedHash: string
  readonly serverSeed: string
}

/** The verifier's address for a claim, on whatever host games are opened; the claim behind the `#` is sent to no server. */
export function dropClaimPath(claim: DropClaim): string {
  return `/play/verify#${encodeURIComponent(JSON.stringify(claim))}`
}

/** Parses a claim; undefined if it is invalid. */
export function dropClaimIn(text: string): DropClaim | undefined {
  try {
    const parsed = JSON.parse(text) as Record<string, unknown> | null
    const texts = ['jackpot', 'seedAmount', 'mustDropBy', 'dropPoint', 'serverSeedHash', 'serverSeed']
    const isClaim = texts.every((name) => typeof parsed?.[name] === 'string') && typeof parsed?.pot === 'number'
    return isClaim ? (parsed as unknown as DropClaim) : undefined
  } catch {
    return undefined
  }
}
