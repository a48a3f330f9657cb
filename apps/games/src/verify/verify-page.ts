import { readFileSync } from 'node:fs'
import { ASSETS, importMap, modulesOf } from '../frame/assets.ts'
import { FRAME_STYLES } from '../frame/document.ts'
import { escapeHtml, jsonForScript } from '../frame/markup.ts'
import type { PageLanguage } from '../frame/texts/texts.ts'
import { VERIFY_TEXTS } from './texts/texts.ts'

const MAIN = 'vendor/verify/client/main.ts'
const STYLES = readFileSync(new URL('verify.css', import.meta.url), 'utf8')

/** The public page that draws a round again; which one stands behind the `#` of its address. */
export function verifyPage(language: PageLanguage, pageNonce: string): string {
  const texts = VERIFY_TEXTS[language]
  const nonce = escapeHtml(pageNonce)
  const steps = [texts.step1, texts.step2, texts.step3, texts.step4].map((step) => `<li>${escapeHtml(step)}</li>`)
  const preloads = modulesOf(MAIN).map(
    (path) => `<link rel="modulepreload" href="${ASSETS}/${path}" crossorigin="anonymous" nonce="${nonce}">`,
  )
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(texts.title)}</title>
<style nonce="${nonce}">${FRAME_STYLES}
${STYLES}</style>
<script type="importmap" nonce="${nonce}">${importMap()}</script>
${preloads.join('\n')}
</head>
<body>
<main class="verify">
<h1>${escapeHtml(texts.title)}</h1>
<h2>${escapeHtml(texts.how)}</h2>
<ol>${steps.join('')}</ol>
<p>${escapeHtml(texts.dropHow)}</p>
<h2>${escapeHtml(texts.figures)}</h2>
<p class="label" id="claim-help">${escapeHtml(texts.figuresHelp)}</p>
<div class="seed-field"><label for="claim">${escapeHtml(texts.claim)}</label>
<textarea id="claim" class="code" rows="14" spellcheck="false" autocomplete="off" aria-describedby="claim-help"></textarea></div>
<button type="button" class="primary" id="check-claim">${escapeHtml(texts.check)}</button>
<p class="verdict" id="verdict" role="status"></p>
<section id="drawn" hidden><h2>${escapeHtml(texts.drawn)}</h2><pre class="code" id="view" tabindex="0"></pre></section>
<footer>${escapeHtml(texts.playMoney)}</footer>
</main>
<script type="application/json" id="page-data">${jsonForScript(texts)}</script>
<script type="module" src="${ASSETS}/${MAIN}" crossorigin="anonymous" nonce="${nonce}"></script>
</body>
</html>
`
}
