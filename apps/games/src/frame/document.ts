import { readFileSync } from 'node:fs'
import { ASSETS, importMap, modulesOf } from './assets.ts'
import { hueOf, inlay } from './inlay.ts'
import { escapeHtml, jsonForScript } from './markup.ts'

/** Styles that the pages of all games share. */
export const FRAME_STYLES = readFileSync(new URL('frame.css', import.meta.url), 'utf8')

interface GameDocument {
  language: string
  theme: 'dark' | 'light'
  game: { nodeId: number; name: string }
  /** Styles of this kind of game, behind the frame's. */
  styles: string
  /** Class of the page beside `page`. */
  kind?: string
  /** Markup of the page below its ground, and of the dialogs beside it. */
  page: string
  dialogs: string
  /** What the page's script reads. */
  data: unknown
  /** The page's script, and what it will import by an address of its own; paths below the source folder. */
  main: string
  also?: string[]
  /** Fresh for every answer; the same as in the page's policy. */
  nonce: string
}

/** The HTML document around a game's page: styles, modules, data and script, as the page's policy lets them in. */
export function gameDocument({ game, main, also = [], ...input }: GameDocument): string {
  const nonce = escapeHtml(input.nonce)
  const preloads = modulesOf(main, ...also).map(
    (path) => `<link rel="modulepreload" href="${ASSETS}/${path}" crossorigin="anonymous" nonce="${nonce}">`,
  )
  return `<!doctype html>
<html lang="${input.language}" data-theme="${input.theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(game.name)}</title>
<style nonce="${nonce}">${FRAME_STYLES}
${input.styles}
:root { --hue: ${hueOf(game.nodeId)}; }</style>
<script type="importmap" nonce="${nonce}">${importMap()}</script>
${preloads.join('\n')}
</head>
<body>
<div class="page${input.kind ? ` ${input.kind}` : ''}">
${inlay(game.nodeId)}
${input.page}
</div>
${input.dialogs}
<script type="application/json" id="page-data">${jsonForScript(input.data)}</script>
<script type="module" src="${ASSETS}/${main}" crossorigin="anonymous" nonce="${nonce}"></script>
</body>
</html>
`
}
