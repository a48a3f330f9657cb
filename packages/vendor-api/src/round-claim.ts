/** Claim of a round, sufficient to recompute it. */
export interface RoundClaim {
  readonly engine: string
  readonly modelId: string
  readonly bet: unknown
  /** Moves in order with their time since the stake was taken. */
  readonly moves?: readonly { readonly move: unknown; readonly elapsedMs: number }[] | undefined
  /** Duration of the round; 0 if it ended at once. */
  readonly elapsedMs?: number | undefined
  /** Decimal string. */
  readonly payout: string
  /** Whether the round won the jackpot, and the stake in units that is certain to win; omitted without a jackpot. */
  readonly jackpot?: { readonly oneIn: number; readonly hit: boolean } | undefined
  readonly fairness: {
    readonly serverSeedHash: string
    readonly serverSeed: string
    readonly clientSeed: string
    readonly nonce: number
  }
}

/** The verifier's URL for a claim, which is in the fragment, so that no server receives it. */
export function claimLink(origin: string, claim: RoundClaim, language?: string): string {
  const requested = language ? `?language=${language}` : ''
  return `${origin}/play/verify${requested}#${encodeURIComponent(JSON.stringify(claim))}`
}

/** Parses the claim in such a URL; undefined if missing or invalid. */
export function getClaim(hash: string): RoundClaim | undefined {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(hash.replace(/^#/, '')))
    return isClaim(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isClaim(value: unknown): value is RoundClaim {
  if (!isRecord(value) || !isRecord(value.fairness)) return false
  const { serverSeedHash, serverSeed, clientSeed, nonce } = value.fairness
  const texts = [value.engine, value.modelId, value.payout, serverSeedHash, serverSeed, clientSeed]
  return texts.every((text) => typeof text === 'string') && typeof nonce === 'number'
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
