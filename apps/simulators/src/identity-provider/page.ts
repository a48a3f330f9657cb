import { PEOPLE, type Person } from './people.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The brand's dark and light palettes. */
const STYLE = `
  :root { color-scheme: dark light; --ground: #130e0c; --panel: #1f1815; --raised: #29211d; --line: #4b3f38; --text: #f2eee6; --muted: #b8aea4; --action: #e8503a; --on: #130e0c }
  @media (prefers-color-scheme: light) { :root { --ground: #f7f4ee; --panel: #fff; --raised: #fff; --line: #d9d3c8; --text: #2a1d18; --muted: #5f534b; --action: #b93421; --on: #fff } }
  * { box-sizing: border-box }
  body { margin: 0; padding: 24px; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--text); font: 16px/24px Archivo, system-ui, sans-serif }
  main { width: 100%; max-width: 27rem; padding: 28px; border: 1px solid var(--line); border-radius: 16px; background: var(--panel) }
  h1 { margin: 0 0 8px; font-size: 22px; line-height: 28px; letter-spacing: -.01em }
  h2 { margin: 20px 0 8px; font-size: 16px; line-height: 24px }
  .note { margin: 0; color: var(--muted); font-size: 14px; line-height: 20px }
  ul { list-style: none; margin: 0 0 20px; padding: 0; display: grid; gap: 8px }
  button, input { font: inherit; padding: 9px 14px; border-radius: 6px; border: 1px solid var(--line); width: 100%; text-align: start; background: var(--raised); color: inherit }
  button { cursor: pointer }
  button.main { border-color: var(--action); background: var(--action); color: var(--on); font-weight: 600; text-align: center }
  :focus-visible { outline: 2px solid var(--action); outline-offset: 2px }
  small { display: block; color: var(--muted); font-size: 13px; line-height: 18px }
  form { margin: 0 0 8px; display: grid; gap: 8px }
  ul form { margin: 0 }`

const getMail = ({ email, emailVerified }: Person) =>
  email ? `${email}, ${emailVerified ? 'verified' : 'not verified'}` : 'no e-mail address'

export function choicePage(standsInFor: string): string {
  const people = PEOPLE.map(
    (person) => `<li><form method="post"><button name="person" value="${person.id}">${escaped(person.name)}
      <small>${escaped(getMail(person))}</small></button></form></li>`,
  ).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Sample identities for ${escaped(standsInFor)}</title><style>${STYLE}</style></head><body><main>
    <h1>Sample identities</h1>
    <p class="note">In this demo you sign in with a sample identity instead of ${escaped(standsInFor)}. All people are invented.</p>
    <h2>Who do you want to be?</h2><ul>${people}</ul>
    <form method="post"><label>Somebody else<input name="name" maxlength="40" required></label>
    <button class="main" name="person" value="own">Be this person</button></form>
    <form method="post"><button name="person" value="">Cancel</button></form>
    </main></body></html>`
}
