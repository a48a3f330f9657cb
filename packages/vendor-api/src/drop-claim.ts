/** Claim of a won must-drop jackpot, sufficient to recompute its drop point. Amounts are decimal strings. */
export interface DropClaim {
  /** Jackpot id and pot number. */
  readonly jackpot: string
  readonly pot: number
  /** Start amount of the pot and its drop limit. */
  readonly seedAmount: string
  readonly mustDropBy: string
  readonly dropPoint: string
  readonly serverSeedHash: string
  readonly serverSeed: string
}

/** Path of the verifier for a claim; the claim is in the fragment, which no server receives. */
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
