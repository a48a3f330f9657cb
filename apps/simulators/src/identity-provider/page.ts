import { PEOPLE, type Person } from './people.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 24rem; margin: 3rem auto; padding: 0 1rem }
  h1 { font-size: 1.5rem; line-height: 1.25 }
  .note { padding: .75rem 1rem; border: 2px dashed; border-radius: 10px }
  ul { list-style: none; padding: 0; display: grid; gap: .5rem }
  button, input { font: inherit; padding: .6rem .9rem; border-radius: 6px; border: 1px solid; width: 100%; box-sizing: border-box; text-align: start; background: transparent; color: inherit }
  button { cursor: pointer }
  small { display: block; opacity: .75 }
  form { margin: 0 0 .5rem; display: grid; gap: .5rem }`

const mailOf = ({ email, emailVerified }: Person) =>
  email ? `${email}, ${emailVerified ? 'verified' : 'not verified'}` : 'no e-mail address'

/** Where a developer chooses who to be. */
export function choicePage(standsInFor: string): string {
  const people = PEOPLE.map(
    (person) => `<li><form method="post"><button name="person" value="${person.id}">${escaped(person.name)}
      <small>${escaped(mailOf(person))}</small></button></form></li>`,
  ).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Play identities for ${escaped(standsInFor)}</title><style>${STYLE}</style></head><body><main>
    <h1>Play identities</h1>
    <p class="note">This page stands in for ${escaped(standsInFor)} on a developer’s machine. It is not ${escaped(standsInFor)},
    and all people are invented.</p>
    <h2>Who do you want to be?</h2><ul>${people}</ul>
    <form method="post"><label>Somebody else<input name="name" maxlength="40" required></label>
    <button name="person" value="own">Be this person</button></form>
    <form method="post"><button name="person" value="">Cancel</button></form>
    </main></body></html>`
}
