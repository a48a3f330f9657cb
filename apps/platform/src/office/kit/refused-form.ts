import { html, type Html } from './html.ts'
import type { FieldProblems } from './office-error.ts'
import { hidden as hiddenField } from './page.ts'

/** Hidden field of a refused form: the page that it was first shown on. */
export const SHOWN_AT = 'shownAt'

/** A form that was refused, with the fields as they were sent. */
export interface Refusal {
  action: string
  sent: Readonly<Record<string, string>>
  /** Refusal such as `price: is a point at least`; none for a preview. */
  message?: string
  problems?: FieldProblems
  /** Above the form, such as a preview. */
  above?: Html
}

/**
 * The page with the form as it was sent, and each refusal at the field that it names. Works on our own markup, in which values never
 * contain `<`, `>` or quotes. @returns undefined if the page does not have the form any more
 */
export function showRefusal(
  markup: string,
  { action, sent, message, problems = {}, above }: Refusal,
): string | undefined {
  let isShown = false
  const shown = markup.replace(
    /<form method="post" action="([^"]+)"(?: enctype="[^"]+")?>[^]*?<\/form>/g,
    (form, target: string) => {
      if (isShown || unescaped(target) !== action || !isSame(form, sent)) return form
      isShown = true
      const filled = form
        .replace(/<form[^>]*>/, (open) => `${open}${hiddenField(SHOWN_AT, sent[SHOWN_AT] ?? '').markup}`)
        .replace(/<input\b[^>]*>/g, (tag) => filledInput(tag, sent))
        .replace(
          /(<textarea\b[^>]*>)[^<]*(<\/textarea)/g,
          (_, open: string, close: string) => `${open}${escaped(sent[getName(open)] ?? '')}${close}`,
        )
        .replace(/<select\b[^>]*>[^]*?<\/select>/g, (select) => filledSelect(select, sent))
      const shownAbove = above?.markup ?? ''
      let marked = filled
      let count = 0
      for (const [name, text] of Object.entries(problems)) {
        const at = new RegExp(`(<label\\b(?:(?!<label\\b)[^])*?<(?:input|textarea|select)\\b)([^>]*\\bname="${name}")`)
        if (!/^\w+$/.test(name) || !at.test(marked)) continue
        const id = `problem-${name}`
        const focus = count === 0 ? ' autofocus' : ''
        marked = marked.replace(
          at,
          (_, before: string, attributes: string) =>
            `${problem(`${text.charAt(0).toUpperCase()}${text.slice(1)}`, { id }).markup}${before}${focus} aria-invalid="true" aria-describedby="${id}"${attributes}`,
        )
        count++
      }
      marked = marked.replace(/<details>(?=(?:(?!<\/details>)[^])*(?:aria-invalid| value="[^"]))/g, '<details open>')
      const hidden = Object.keys(problems).length - count
      const summary =
        count === 0 || hidden > 0
          ? message
          : count > 1
            ? `${count} fields are to be corrected; each says why.`
            : undefined
      if (summary === undefined) return `${shownAbove}${marked}`
      return `${shownAbove}${marked.replace(/<form[^>]*>/, (open) => `${open}${problem(summary, { id: 'problem', isFocused: count === 0 }).markup}`)}`
    },
  )
  return isShown ? shown : undefined
}

const problem = (text: string, { id, isFocused = false }: { id: string; isFocused?: boolean }) =>
  html`<p class="panel problem" role="alert" id="${id}" ${isFocused && html`tabindex="-1" autofocus`}>${text}</p>`

const escaped = (text: string) => html`${text}`.markup
const unescaped = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
const findAttribute = (tag: string, name: string) => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? []
  return value === undefined ? undefined : unescaped(value)
}
const getName = (tag: string) => findAttribute(tag, 'name') ?? ''

/** Whether the hidden fields, which tell forms of one target apart, are those that were sent. */
const isSame = (form: string, sent: Refusal['sent']) =>
  (form.match(/<input\b[^>]*\btype="hidden"[^>]*>/g) ?? []).every(
    (tag) => getName(tag) === 'csrf' || sent[getName(tag)] === findAttribute(tag, 'value'),
  )

function filledInput(tag: string, sent: Refusal['sent']): string {
  const type = findAttribute(tag, 'type')
  const name = getName(tag)
  // Browsers keep no file for another try.
  if (type === 'hidden' || type === 'file') return tag
  if (type === 'checkbox') {
    const without = tag.replace(/\schecked\b/, '')
    return name in sent ? without.replace(/\s*\/?>$/, ' checked />') : without
  }
  return tag.replace(/\svalue="[^"]*"/, '').replace(/\s*\/?>$/, ` value="${escaped(sent[name] ?? '')}" />`)
}

const filledSelect = (select: string, sent: Refusal['sent']) =>
  select
    .replace(/(<option\b[^>]*?)\sselected\b/g, '$1')
    .replace(/<option\b[^>]*>/g, (option) =>
      findAttribute(option, 'value') === sent[getName(select)] ? option.replace(/>$/, ' selected>') : option,
    )

/** The typed values, for a page that no longer has the form. */
export function typedText(sent: Refusal['sent']): Html | undefined {
  const typed = Object.entries(sent).filter(([name, text]) => name !== SHOWN_AT && text.trim() !== '')
  if (typed.length === 0) return undefined
  return html`<h2>What you sent</h2>
    <dl>
      ${typed.map(
        ([name, text]) =>
          html`<dt>${name}</dt>
            <dd class="text">${text}</dd>`,
      )}
    </dl>`
}
