import { html, type Html } from './html.ts'

/** A page without its frame. */
export interface OfficePage {
  title: string
  body: Html
}

/** A session's CSRF token, and which forms its operator may send. */
export interface FormToken {
  token: string
  /** @throws Error if nothing takes forms at this address */
  maySend(action: string): boolean
}

export interface Frame {
  /** Undefined before the log-in. */
  signedIn?: { operator: string; csrfToken: string } | undefined
  path: string
  notice?: string | undefined
  sections: readonly { path: string; title: string; group: string }[]
}

export const STYLES = `
:root { color-scheme: light dark; --ground: #f7f4ee; --panel: #fff; --line: #d9d3c8; --text: #2a1d18; --muted: #5f534b; --action: #b93421; --on: #fff; --good: #1d6b45 }
@media (prefers-color-scheme: dark) { :root { --ground: #130e0c; --panel: #1f1815; --line: #3d332d; --text: #f2eee6; --muted: #b8aea4; --action: #e8503a; --on: #130e0c; --good: #6cc79a } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--text); font: 15px/22px system-ui, sans-serif }
header { display: flex; flex-wrap: wrap; gap: 4px 20px; align-items: center; padding: 10px 24px; border-bottom: 1px solid var(--line); background: var(--panel) }
header strong { flex: 1 }
nav a { padding: 4px 0; color: var(--muted); text-decoration: none }
nav a[aria-current] { color: var(--text); font-weight: 600 }
#menu { inset: 0 auto 0 0; height: 100%; max-height: none; width: 16rem; margin: 0; padding: 8px 24px 24px; overflow-y: auto; border: 0; border-inline-end: 1px solid var(--line); background: var(--panel); color: var(--text) }
#menu::backdrop { background: #0008 }
#menu h2 { margin: 16px 0 4px; font-size: 13px; color: var(--muted); font-weight: 400 }
#menu a { display: block; color: var(--text) }
main { max-width: 84rem; margin: 0 auto; padding: 24px }
@media (min-width: 1000px) {
  body { display: grid; grid-template: auto 1fr / 13rem 1fr; min-height: 100vh }
  body.out { display: block }
  header { grid-column: 1 / 3 }
  header .menu { display: none }
  nav#menu { display: block; position: static; width: auto; height: auto; overflow: visible }
  main { width: 100%; min-width: 0; margin: 0 }
}
@media (max-width: 600px) {
  main { padding: 16px }
  header { gap: 8px 12px; padding: 10px 16px }
  header form[role=search] { order: 1; flex-basis: 100% }
  header input { max-width: none }
}
@media print {
  header, nav { display: none !important }
  body { display: block; background: none }
  main { padding: 0; max-width: none }
}
.tabs { display: flex; flex-wrap: wrap; gap: 4px 20px; margin-bottom: 16px; border-bottom: 1px solid var(--line) }
.tabs a { padding: 6px 0; margin-bottom: -1px }
.tabs a[aria-current] { border-bottom: 2px solid var(--action) }
.filters { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: end }
.filters label { margin: 0; min-width: 8rem }
.filters label.time { min-width: 0 }
.filters a, .filters button { margin-bottom: 1px }
.filters a { padding: 8px 0 }
.pages { display: flex; flex-wrap: wrap; gap: 4px 20px; max-width: none }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
label.bare { margin: 0; min-width: 6rem }
label.bare input { width: auto; min-width: 100%; field-sizing: content }
img.thumbnail { display: block; height: 48px; border-radius: 4px }
.preview { max-height: 40rem; overflow-y: auto }
.preview img { display: block; max-width: 100%; margin-bottom: 12px; border-radius: 8px }
.overdue { color: var(--action) }
.waiting { font-size: 20px; line-height: 26px; font-weight: 600; font-variant-numeric: tabular-nums }
.assigned { display: flex; gap: 8px; align-items: center; margin-bottom: 12px }
td form, .assigned form { display: inline-block; margin: 0 }
button.small { padding: 2px 10px; font-size: 13px; line-height: 20px }
.values { margin: 0; padding: 0; list-style: none }
.values .values { padding-inline-start: 12px }
td > div { min-width: 14rem }
td ul { min-width: 12rem; max-width: 26rem; overflow-wrap: anywhere }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 30px }
h2 { margin: 28px 0 10px; font-size: 17px }
p { max-width: 46rem; margin: 0 0 12px }
a { color: var(--action) }
.scroll { position: relative; margin-bottom: 16px; overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--panel) }
table { width: 100%; border-collapse: collapse }
th, td { padding: 8px 12px; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line) }
@media (max-width: 1200px) { main { padding: 16px } th, td { padding: 8px 6px } }
tr:last-child > * { border-bottom: 0 }
th { color: var(--muted); font-weight: 600; white-space: nowrap }
.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap }
.panel { padding: 16px 20px; margin: 0 0 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--panel) }
.panel > :first-child { margin-top: 0 }
.panel > :last-child { margin-bottom: 0 }
header form { margin: 0 }
.notice { border-color: var(--good) }
.empty { max-width: none; border-style: dashed; background: transparent }
.problem { border-color: var(--action) }
.muted { color: var(--muted) }
.text { white-space: pre-wrap; overflow-wrap: anywhere }
summary { margin-bottom: 10px; cursor: pointer; color: var(--action) }
form details { margin-bottom: 10px }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 20px; margin: 0 0 12px }
dt { color: var(--muted) }
dd { margin: 0; overflow-wrap: anywhere }
@media (max-width: 600px) { dl { display: block } dd { margin-bottom: 8px } }
form { margin: 0 0 12px }
label { display: block; margin-bottom: 10px }
label > span { display: block; margin-bottom: 4px; color: var(--muted) }
input:not([type=checkbox]), select { min-height: 40px }
input, textarea, select { width: 100%; max-width: 34rem; padding: 8px 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--ground); color: inherit; font: inherit }
label.choice { display: flex; gap: 10px; align-items: baseline }
label.choice input { width: auto }
fieldset { display: flex; flex-wrap: wrap; gap: 0 20px; max-width: 34rem; margin: 0 0 10px; padding: 8px 10px 0; border: 1px solid var(--line); border-radius: 6px }
legend { padding: 0 4px; color: var(--muted) }
button { padding: 8px 18px; border: 1px solid var(--action); border-radius: 6px; background: var(--action); color: var(--on); font: inherit; font-weight: 600; cursor: pointer }
button.second { background: transparent; color: var(--action) }
:focus-visible { outline: 2px solid var(--action); outline-offset: 2px }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); align-items: end; gap: 0 16px }
.columns.top { align-items: start }
.columns.even { align-items: stretch }
.columns.beside { grid-template-columns: minmax(0, 1fr); align-items: start }
@media (min-width: 1200px) { .columns.beside { grid-template-columns: minmax(0, 1fr) 20rem } }
.panel.note { border-style: dashed }
.panel.ours { margin-inline-start: 40px }
@media (max-width: 600px) { .panel.ours { margin-inline-start: 20px } }
img.document { display: block; max-width: 100%; margin-bottom: 12px; border: 1px solid var(--line); border-radius: 8px }
time { white-space: nowrap }
.qr { display: block; width: 14rem; max-width: 100%; margin-bottom: 12px; border-radius: 8px; background: #fff; fill: #000 }
.chart { display: block; width: 100%; height: auto; margin-top: 8px }
.chart text { fill: var(--muted); font-size: 12px }
.chart .grid { stroke: var(--line) }
.chart .bar { fill: var(--good) }
.chart .before { fill: none; stroke: var(--text); stroke-width: 1.5; stroke-dasharray: 5 4 }
code { font-size: 13px; overflow-wrap: anywhere }
`

/**
 * Replaces the live parts of the page with those of the same address now, unless somebody uses them. The server does not count it as
 * a request of the operator, so that an unattended page still ends its session.
 */
export const SCRIPT = `
const EVERY_MS = 5000
const parts = () => [...document.querySelectorAll('[data-live]')]
async function refresh() {
  if (document.hidden || parts().length === 0) return
  const response = await fetch(location.href, { headers: { 'x-live': '1' }, redirect: 'error' })
  if (!response.ok) return
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const part of parts()) {
    const next = fresh.getElementById(part.id)
    if (next && next.innerHTML !== part.innerHTML && !part.contains(document.activeElement) && !part.querySelector('input:checked')) part.replaceWith(next)
  }
}
if (parts().length > 0) setInterval(() => refresh().catch(() => {}), EVERY_MS)

// The code of an invitation is behind the # of its link, so that no log has it.
const code = document.querySelector('form[action="/join"] [name=code]')
if (code && location.hash) {
  code.value = location.hash.slice(1)
  history.replaceState(null, '', location.pathname)
}

async function askForPasskey({ dataset, elements }) {
  const { passkey, options } = dataset
  const json = options.startsWith('/') ? await (await fetch(options, { redirect: 'error' })).json() : JSON.parse(options)
  const credential = passkey === 'create'
    ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(json) })
    : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(json) })
  elements.response.value = JSON.stringify(credential.toJSON())
}
for (const form of document.querySelectorAll('form[data-passkey]'))
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const problem = form.querySelector('[role=alert]')
    problem.textContent = ''
    try {
      await askForPasskey(form)
      form.submit()
    } catch (error) {
      problem.textContent = error.name === 'InvalidStateError'
        ? 'This device has a passkey of yours already.'
        : 'The browser gave no passkey: it was cancelled, took too long, or there is none here. Try again, or log in another way.'
    }
  })
`

/** The whole document. */
export function framed({ title, body }: OfficePage, { signedIn, path, notice, sections }: Frame): string {
  const isHere = (section: string) => path === section || (section !== '/' && path.startsWith(`${section}/`))
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href="/office.css" />
      <script src="/office.js" defer></script>
      <title>${title} · Back office</title>
      <body ${!signedIn && html`class="out"`}>
      <header>
        ${signedIn && html`<button class="second menu" popovertarget="menu">Menu</button>`}<strong>Back office</strong>${
          signedIn &&
          html`<form method="get" action="/members" role="search">
              <input
                name="q"
                type="search"
                aria-label="Find a member or a number"
                placeholder="Find a member or a number"
                maxlength="80"
                required
              />
            </form>
            <form method="post" action="/logout">
              ${csrfField(signedIn.csrfToken)}<button class="second">Log out ${signedIn.operator}</button>
            </form>`
        }
      </header>
      ${
        signedIn &&
        html`<nav id="menu" popover aria-label="Sections">
          ${[...Map.groupBy(sections, ({ group }) => group)].map(
            ([group, links]) =>
              html`<h2>${group}</h2>
                ${links.map((section) => html`<a href="${section.path}" ${isHere(section.path) && html` aria-current="page"`}>${section.title}</a>`)}`,
          )}
        </nav>`
      }
      <main>
        <h1>${title}</h1>
        ${notice && html`<p class="panel notice" role="status">${notice}</p>`}${body}
      </main>
    </html> `.markup
}

const csrfField = (token: string) => html`<input type="hidden" name="csrf" value="${token}" />`

/** A form that changes something, for operators who may. `fields` are its inputs. */
export const actionForm = (
  { token, maySend }: FormToken,
  {
    id,
    action,
    button,
    fields,
    second = false,
    isSmall = false,
    hasPreview = false,
    takesPicture = false,
  }: {
    id?: string
    action: string
    button: string
    fields?: Html | readonly Html[]
    second?: boolean
    isSmall?: boolean
    hasPreview?: boolean
    takesPicture?: boolean
  },
): Html =>
  maySend(action)
    ? html`<form${id && html` id="${id}"`} method="post" action="${action}"${takesPicture && html` enctype="multipart/form-data"`}>${csrfField(token)}${fields}<button${second && html` class="${isSmall ? 'second small' : 'second'}"`}>${button}</button>${hasPreview && html` <button class="second" formaction="${action}/preview" formnovalidate>Preview</button>`}</form>`
    : html``

/** Filled by office.js, which asks the browser for the passkey when the form is sent. */
export const passkeyForm = (
  action: string,
  { button, kind, options, fields }: { button: string; kind: 'create' | 'get'; options: string; fields?: Html },
): Html =>
  html`<form method="post" action="${action}" data-passkey="${kind}" data-options="${options}">
    ${fields}${hidden('response', '')}<button>${button}</button>
    <p role="alert"></p>
    <noscript>Passkeys need JavaScript.</noscript>
  </form>`

/** A form for texts that are longer than those that an operator types. */
export const multipartForm = (
  { token, maySend }: FormToken,
  { action, button, fields }: { action: string; button: string; fields: Html },
): Html =>
  maySend(action)
    ? html`<form method="post" action="${action}" enctype="multipart/form-data">
        ${csrfField(token)}${fields}<button>${button}</button>
      </form>`
    : html``

export const uploadForm = (
  { token, maySend }: FormToken,
  {
    action,
    button,
    fields,
    accept,
    file = 'required',
  }: { action: string; button: string; fields: Html; accept: string; file?: 'required' | 'optional' },
): Html =>
  maySend(action)
    ? html`<form method="post" action="${action}" enctype="multipart/form-data">
        ${csrfField(token)}${fields}<label
          ><span>${file === 'required' ? 'File' : 'Picture, if one helps'}</span
          ><input name="file" type="file" accept="${accept}" ${file === 'required' && html`required`}
        /></label>
        <button>${button}</button>
      </form>`
    : html``

export const hidden = (name: string, value: string | number) =>
  html`<input type="hidden" name="${name}" value="${value}" />`

/** A part of the page that office.js keeps up to date while the page is open. */
export const live = (id: string, content: Html): Html => html`<div id="live-${id}" data-live>${content}</div>`

/** Reason of a decision, stored in the audit log. */
export const reasonField = (label = 'Reason'): Html =>
  html`<label
    ><span>${label}</span><textarea name="reason" rows="2" required minlength="3" maxlength="500"></textarea>
  </label>`

/** A table that scrolls sideways; `columns` ending in `>` hold numbers. */
export function table(
  columns: readonly string[],
  rows: readonly (readonly (Html | string | number | bigint | null)[])[],
  empty: Html | string,
): Html {
  if (rows.length === 0) return html`<p class="panel muted empty">${empty}</p>`
  const isNumber = columns.map((column) => column.endsWith('>'))
  const cell = (value: Html | string | number | bigint | null, index: number) =>
    html`<td${isNumber[index] && html` class="number"`}>${value}</td>`
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Table">
    <table>
      <thead>
        <tr>
          ${columns.map(
            (column, index) =>
              html`<th scope="col" ${isNumber[index] && html` class="number"`}>
                ${isNumber[index] ? column.slice(0, -1) : column}
              </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map(cell)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

/** Facts by their terms, such as `Last day: 2026-12-31`. */
export type Terms = Readonly<Record<string, string>>

/** Each term as it is and as it would be; without `before`, as it would be. */
export function changeTable(before: Terms | undefined, after: Terms): Html {
  const text = (value = '') => html`<div class="text">${value === '' ? '–' : value}</div>`
  const changed = (name: string) => before !== undefined && (before[name] ?? '') !== (after[name] ?? '')
  const rows = Object.keys({ ...before, ...after }).map((name) => {
    const value = text(after[name])
    return [name, ...(before ? [text(before[name])] : []), changed(name) ? html`<strong>${value}</strong>` : value]
  })
  return table(before ? ['Term', 'Now', 'Proposed; changes in bold'] : ['Term', 'Value'], rows, 'Nothing.')
}

/** Facts as a list; those without a value are left out. */
export const facts = (pairs: Readonly<Record<string, Html | string | number | bigint | null | undefined>>): Html =>
  html`<dl>
    ${Object.entries(pairs)
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
  </dl>`
