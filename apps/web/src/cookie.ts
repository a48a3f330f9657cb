const YEAR_S = 365 * 24 * 3_600

/** The value of a cookie that scripts may read; empty without it. */
export function readCookie(name: string): string {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? ''
}

/** Remembers a choice that the server needs to render the next page; not for anything secret. */
export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_S}; samesite=lax`
}
