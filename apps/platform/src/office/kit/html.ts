/** Markup that may be sent as it is. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

type Part = Html | readonly Html[] | string | number | bigint | false | null | undefined

/** Escapes every value that is not markup itself. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const written = parts.map((part, index) => `${toMarkup(part)}${texts[index + 1]}`)
  return new Html(`${texts[0]}${written.join('')}`)
}

function toMarkup(part: Part): string {
  if (part === false || part === null || part === undefined) return ''
  if (part instanceof Html) return part.markup
  if (Array.isArray(part)) return (part as readonly Html[]).map(({ markup }) => markup).join('')
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
