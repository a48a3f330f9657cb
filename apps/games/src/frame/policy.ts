/**
 * The Content-Security-Policy of a page with this nonce. In: who may frame it, as sources separated by spaces. Modules that
 * a script imports are allowed by the script's own nonce.
 */
export function pagePolicy(nonce: string, framedBy: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')
}
