/** The token behind the `#` of an address, as the platform's letters write it: `#token=…`. */
export function tokenInFragment(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || undefined
}
