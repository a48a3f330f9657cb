/** SHA-256 of the loaded operations, by name. Grows as more chunks load. */
export const HASHES: Record<string, string> = {}

/**
 * The public queries among them, with the variables that must be false for a response to be the same for all visitors.
 */
export const PUBLIC_UNLESS: Record<string, readonly string[]> = {}

/** Called next to each generated document. No `publicUnless`: the response is never the same for all visitors. */
export function trust(operationName: string, hash: string, publicUnless?: readonly string[]): void {
  HASHES[operationName] = hash
  if (publicUnless) PUBLIC_UNLESS[operationName] = publicUnless
}
