import { LRUCache } from 'lru-cache'
import sanitizeHtml, { type IOptions } from 'sanitize-html'

const EXTERNAL = { target: '_blank', rel: 'noopener noreferrer nofollow' }

/** A path of this site or a fragment. */
const isInternal = (href: string) => /^(\/(?![/\\])|#)/.test(href)
const isExternal = (href: string) => /^(https?|mailto|tel):/i.test(href)

/** Any other scheme loses its href. */
function linkAttributes(href: string): Record<string, string> {
  if (isInternal(href)) return { href }
  return isExternal(href) ? { href, ...EXTERNAL } : {}
}

const BLOCKS = ['p', 'br', 'hr', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'dl', 'dt', 'dd']
const INLINE = ['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'code', 'a']
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']

/** Text only: no images, frames, forms, styles or handlers, so that nothing runs, loads or imitates the page. */
const ALLOWED: IOptions = {
  allowedTags: [...BLOCKS, ...INLINE, ...TABLES],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 12,
  // The page has its own h1 and h2; external links open in a new tab without a referrer.
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    a: (_tag, { href = '' }) => ({ tagName: 'a', attribs: linkAttributes(href) }),
  },
}

/** Sanitizing takes milliseconds and the same few texts are requested by everyone. */
const cleaned = new LRUCache<string, string>({
  maxSize: 8_000_000,
  sizeCalculation: (clean, markup) => clean.length + markup.length + 1,
})

export function cleanHtml(markup: string): string {
  let clean = cleaned.get(markup)
  if (clean === undefined) cleaned.set(markup, (clean = sanitizeHtml(markup, ALLOWED)))
  return clean
}
