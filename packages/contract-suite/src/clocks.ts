/** Clocks of platform and run may differ by this. */
export const CLOCKS_DIFFER_MS = 300_000
