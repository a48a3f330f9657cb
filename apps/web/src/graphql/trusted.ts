/** SHA-256 by which the gateway knows the operations whose code is here, by their names. It grows as further parts of the code come. */
export const HASHES: Record<string, string> = {}

/** Of those the queries that answer every visitor of one language alike, with the variables that must be false for it. */
export const PUBLIC_UNLESS: Record<string, readonly string[]> = {}

/** Called next to each generated document. No `publicUnless`: the response is never the same for all visitors. */
export function trust(operationName: string, hash: string, publicUnless?: readonly string[]): void {
  HASHES[operationName] = hash
  if (publicUnless) PUBLIC_UNLESS[operationName] = publicUnless
}
