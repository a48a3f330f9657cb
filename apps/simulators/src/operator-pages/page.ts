import type { GameLanguage } from '@playhouse/shared/languages.ts'

/** A text page with optional steps and a link back to the site. */
export interface TextPage {
  language: GameLanguage
  title: string
  text: readonly string[]
  /** Ordered instructions. */
  steps?: readonly string[]
  link: { address: string; label: string }
  /** Small print at the end. */
  note: string
  logo: string
  /** URL of the web-app manifest, on installable pages. */
  manifest?: string
}

/** The site's dark and light palettes. */
const STYLES = `
:root { color-scheme: dark light; --ground: #130e0c; --panel: #1f1815; --line: #3d332d; --text: #f2eee6; --muted: #b8aea4; --action: #e8503a; --on: #130e0c }
@media (prefers-color-scheme: light) { :root { --ground: #f7f4ee; --panel: #fff; --line: #d9d3c8; --text: #2a1d18; --muted: #5f534b; --action: #b93421; --on: #fff } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--ground); color: var(--text); font: 16px/24px 'Archivo', system-ui, sans-serif }
main { width: 100%; max-width: 27rem; padding: 28px; border: 1px solid var(--line); border-radius: 16px; background: var(--panel) }
img { display: block; width: 48px; height: 48px; margin-bottom: 16px }
h1 { margin: 0 0 12px; font-size: 22px; line-height: 28px; letter-spacing: -.01em }
p { margin: 0 0 12px; text-wrap: pretty }
ol { margin: 0 0 20px; padding-inline-start: 1.4em }
li { margin-bottom: 6px }
a { display: inline-block; margin: 8px 0 4px; padding: 10px 20px; border-radius: 6px; background: var(--action); color: var(--on); font-weight: 600; text-decoration: none }
a:focus-visible { outline: 2px solid var(--action); outline-offset: 2px }
small { display: block; margin-top: 16px; padding-top: 14px; border-top: 1px solid var(--line); color: var(--muted); font-size: 13px; line-height: 20px }
`

/** Content-Security-Policy without scripts and framing. */
export function textPagePolicy(nonce: string, logo: string): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `img-src ${new URL(logo).origin}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export function renderTextPage(
  { language, title, text, steps = [], link, note, logo, manifest }: TextPage,
  nonce: string,
): string {
  const paragraphs = text.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
  const list = steps.length > 0 ? `<ol>${steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>` : ''
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="theme-color" content="#130e0c">
${manifest ? `<link rel="manifest" href="${escapeHtml(manifest)}">\n` : ''}<link rel="icon" href="${escapeHtml(logo)}" type="image/svg+xml">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${STYLES}</style>
<main><img src="${escapeHtml(logo)}" alt="" width="48" height="48"><h1>${escapeHtml(title)}</h1>${paragraphs}${list}<a href="${escapeHtml(link.address)}">${escapeHtml(link.label)}</a><small>${escapeHtml(note)}</small></main>
</html>
`
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
