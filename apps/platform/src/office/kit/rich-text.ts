import MarkdownIt from 'markdown-it'
import Turndown from 'turndown'

/*
 * Operators write Markdown; members get its HTML. No markup of their own passes: `html: false` shows it as text.
 */

const markdown = new MarkdownIt({ html: false, breaks: true }).disable('image')
const turndown = new Turndown({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*' })

export const toHtml = (text: string): string => markdown.render(text).trim()

export const toMarkdown = (markup: string): string => turndown.turndown(markup)

export const RICH_TEXT_HINT =
  'A blank line begins a paragraph, - a list, 1. a numbered one, ### a heading; **bold**, *italic*, [text](/promotions).'
