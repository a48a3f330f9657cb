import { LRUCache } from 'lru-cache'
import sanitizeHtml, { type IOptions } from 'sanitize-html'

const ELSEWHERE = { target: '_blank', rel: 'noopener noreferrer nofollow' }

/** A page of this site, or a place on the same page. */
const isOurs = (href: string) => /^(\/(?![/\\])|#)/.test(href)
/** A place elsewhere that a link may lead to. */
const isElsewhere = (href: string) => /^(https?|mailto|tel):/i.test(href)

/** What a link keeps; one to anywhere else keeps nothing. */
function linkTo(href: string): Record<string, string> {
  if (isOurs(href)) return { href }
  return isElsewhere(href) ? { href, ...ELSEWHERE } : {}
}

const BLOCKS = ['p', 'br', 'hr', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'dl', 'dt', 'dd']
const WORDS = ['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'code', 'a']
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']

/** Text that is read: no pictures, frames, forms, styles or handlers, so that nothing runs, loads or imitates the page. */
const ALLOWED: IOptions = {
  allowedTags: [...BLOCKS, ...WORDS, ...TABLES],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 12,
  // A page has its own headings above; a link to elsewhere opens beside it and is not told where its reader came from.
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    a: (_tag, { href = '' }) => ({ tagName: 'a', attribs: linkTo(href) }),
  },
}

/** The same few texts are asked for by everyone. */
const cleaned = new LRUCache<string, string>({
  maxSize: 8_000_000,
  sizeCalculation: (clean, markup) => clean.length + markup.length + 1,
})

/** Markup as operators write it, made safe to put in a page: the only place where that is done. */
export function cleanHtml(markup: string): string {
  let clean = cleaned.get(markup)
  if (clean === undefined) cleaned.set(markup, (clean = sanitizeHtml(markup, ALLOWED)))
  return clean
}
