import { createHash } from 'node:crypto'

/* Pages of simulators for people who try the demo: plain HTML without scripts. */

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif } body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% } th, td { text-align: start; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent) } form { display: inline } div { overflow-x: auto } label { margin-inline-end: .8rem }`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
} as const

export const htmlPage = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} (simulated)</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
