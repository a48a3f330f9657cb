import { createHash } from 'node:crypto'
import type { messageTable } from './tables.ts'

type Message = typeof messageTable.$inferSelect

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: light-dark(#d9d4c8, #34404c); --soft: light-dark(#6a6f76, #9aa7b4); --card: light-dark(#fff, #18212b); }
body { margin: 0; background: light-dark(#f4efe4, #10171e); color: light-dark(#1d2b3a, #eae6dc); }
main { max-width: 44rem; margin: 0 auto; padding: 2.5rem 1rem 5rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .25rem; text-wrap: balance; }
p { margin: 0; }
.soft, time { color: var(--soft); font-size: .875rem; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: 1.5rem 0; }
label { flex: 1 1 16rem; font-size: .875rem; }
input { display: block; box-sizing: border-box; width: 100%; margin-top: .25rem; }
input, button { font: inherit; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); color: inherit; min-height: 2.75rem; }
button { cursor: pointer; font-weight: 600; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
li { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; overflow-wrap: anywhere; }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; margin-bottom: .5rem; }
header a { color: inherit; font-weight: 600; }
.text { white-space: pre-wrap; }
b { font-family: ui-monospace, monospace; font-size: 1.25em; letter-spacing: .08em; }
:focus-visible { outline: 2px solid light-dark(#0b6b5d, #4fd1b5); outline-offset: 2px; }
`

export const OUTBOX_STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** The outbox as HTML without scripts; message content is escaped. */
export function outboxPage(messages: readonly Message[], address = ''): string {
  const which = address ? `Messages to ${escapeHtml(address)}` : 'All messages'
  const none = `<p class="soft">${address ? 'Nothing was sent to this address.' : 'Nothing was sent yet. Ask for a code on the site, then reload this page.'}</p>`
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox</title><style>${STYLE}</style></head>
<body><main>
<h1>Outbox</h1>
<p class="soft">Texts, letters and push messages that would have been sent. Nothing leaves the machine.</p>
<form action="/outbox"><label>Phone number or e-mail address<input name="address" value="${escapeHtml(address)}" autocomplete="off" spellcheck="false"></label><button>Show</button></form>
<h2 class="soft">${which}${address ? ' · <a href="/outbox">show all</a>' : ''}</h2>
${messages.length > 0 ? `<ol>${messages.map(item).join('\n')}</ol>` : none}
</main></body>
</html>
`
}

function item({ channel, address, subject, text, sentAt }: Message): string {
  const moment = sentAt.toISOString()
  const kind = { sms: 'SMS', email: 'E-mail', push: 'Push message' }[channel]
  return `<li><header><span>${kind} to <a href="/outbox?address=${encodeURIComponent(address)}">${escapeHtml(address)}</a></span><time datetime="${moment}">${moment.slice(0, 19).replace('T', ' ')} UTC</time></header>
${subject ? `<p class="soft">${escapeHtml(subject)}</p>` : ''}<p class="text">${formatText(text)}</p></li>`
}

/** Escapes a message, makes links clickable and highlights codes. */
function formatText(text: string): string {
  const parts = text.split(/(https?:\/\/\S+[\w/])/)
  return parts
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escapeHtml(part)}" rel="noreferrer">${escapeHtml(part)}</a>`
        : escapeHtml(part).replace(/(?<!\d)\d{6}(?!\d)/g, '<b>$&</b>'),
    )
    .join('')
}

/** Escapes text for elements and quoted attributes. */
function escapeHtml(raw: string): string {
  return raw.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
