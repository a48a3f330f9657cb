import { html, type Html } from './html.ts'
import { hidden } from './page.ts'

/** Hidden field of a refused form: the page that it was first shown on. */
export const SHOWN_AT = 'shownAt'

/** A form that was refused, with the fields as they were sent. */
export interface Refusal {
  action: string
  sent: Readonly<Record<string, string>>
  /** Such as `price: is a point at least`. */
  message: string
}

/**
 * The page with the refused form as it was sent, and the refusal at the field that it names. Works on our own markup, in which values never
 * contain `<`, `>` or quotes. @returns undefined if the page does not have the form any more
 */
export function showRefusal(markup: string, { action, sent, message }: Refusal): string | undefined {
  const [, named, rest = message] = /^(\w+): ([^]*)$/.exec(message) ?? []
  let isShown = false
  const shown = markup.replace(/<form method="post" action="([^"]+)">[^]*?<\/form>/g, (form, target: string) => {
    if (isShown || unescaped(target) !== action || !isSame(form, sent)) return form
    isShown = true
    const filled = form
      .replace(/<form[^>]*>/, (open) => `${open}${hidden(SHOWN_AT, sent[SHOWN_AT] ?? '').markup}`)
      .replace(/<input\b[^>]*>/g, (tag) => filledInput(tag, sent))
      .replace(
        /(<textarea\b[^>]*>)[^<]*(<\/textarea)/g,
        (_, open: string, close: string) => `${open}${escaped(sent[nameOf(open)] ?? '')}${close}`,
      )
      .replace(/<select\b[^>]*>[^]*?<\/select>/g, (select) => filledSelect(select, sent))
    const at = new RegExp(`(<label\\b(?:(?!<label\\b)[^])*?<(?:input|textarea|select)\\b)([^>]*\\bname="${named}")`)
    if (named !== undefined && at.test(filled))
      return filled.replace(
        at,
        (_, before: string, attributes: string) =>
          `${problem(`${rest.charAt(0).toUpperCase()}${rest.slice(1)}`).markup}${before} autofocus aria-invalid="true" aria-describedby="problem"${attributes}`,
      )
    return filled.replace(/<form[^>]*>/, (open) => `${open}${problem(message, true).markup}`)
  })
  return isShown ? shown : undefined
}

const problem = (text: string, isFocused = false) =>
  html`<p class="panel problem" role="alert" id="problem" ${isFocused && html`tabindex="-1" autofocus`}>${text}</p>`

const escaped = (text: string) => html`${text}`.markup
const unescaped = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
const attributeOf = (tag: string, name: string) => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? []
  return value === undefined ? undefined : unescaped(value)
}
const nameOf = (tag: string) => attributeOf(tag, 'name') ?? ''

/** Whether the hidden fields, which tell forms of one target apart, are those that were sent. */
const isSame = (form: string, sent: Refusal['sent']) =>
  (form.match(/<input\b[^>]*\btype="hidden"[^>]*>/g) ?? []).every(
    (tag) => nameOf(tag) === 'csrf' || sent[nameOf(tag)] === attributeOf(tag, 'value'),
  )

function filledInput(tag: string, sent: Refusal['sent']): string {
  const type = attributeOf(tag, 'type')
  const name = nameOf(tag)
  if (type === 'hidden') return tag
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
      attributeOf(option, 'value') === sent[nameOf(select)] ? option.replace(/>$/, ' selected>') : option,
    )

/** What was typed, for a page that has no form to show it in. */
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
