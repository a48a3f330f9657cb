import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { languagePath } from '@playhouse/shared/language-path.ts'
import type { PageHead } from '../features/site/page-head.ts'
import { STATE_ID, type PageState } from './page-state.ts'

/** The client build's manifest, as far as it is read. */
export type Manifest = Readonly<Record<string, { file: string; css?: readonly string[]; imports?: readonly string[] }>>

/** What the gateway fills in for each visitor; a cached page has none of it. */
export const THEME_SLOT = '%THEME%'
export const SESSION_SLOT = '%SESSION%'

export interface DocumentParts {
  /** The built index.html. */
  template: string
  manifest: Manifest
  url: URL
  language: LanguageCode
  /** Languages of the brand; the first is its default. */
  languages: readonly LanguageCode[]
}

interface Content {
  html: string
  state: PageState
  head: PageHead
  modules: readonly string[]
}

/** The whole HTML of a page, or the plain shell without content, which the browser renders. */
export function composeDocument({ template, manifest, ...place }: DocumentParts, content?: Content): string {
  const { bcp47, direction } = LANGUAGES[place.language]
  const parts: Record<string, string> = {
    LANG: bcp47,
    DIR: direction,
    LANGUAGE: place.language,
    HEAD: content ? headOf(content, place) + preloads(manifest, [...content.modules, textsOf(place.language)]) : '',
    PAGE: content?.html ?? '',
    STATE: content ? dataBlock('application/json', content.state, ` id="${STATE_ID}"`) : '',
  }
  const page = template.replace(/<!--(HEAD|PAGE|STATE)-->|%(LANG|DIR|LANGUAGE)%/g, (slot, block, attribute) => {
    return parts[(block ?? attribute) as string] ?? slot
  })
  const { title, description } = content?.head ?? {}
  return page
    .replace(/<title>[^<]*<\/title>/, (brand) => (title ? `<title>${escapeText(title)}</title>` : brand))
    .replace(/<meta name="description"[^>]*>/, (brand) =>
      description ? meta('name', 'description', description) : brand,
    )
}

function headOf({ head }: Content, { url, language, languages }: Omit<DocumentParts, 'template' | 'manifest'>) {
  const at = (code: LanguageCode) => url.origin + languagePath(code, url.pathname, languages[0]) + url.search
  const isListed = !head.isUnlisted && (head.status ?? 200) === 200 && url.search === ''
  const tags = [
    isListed ? link('canonical', at(language)) : meta('name', 'robots', 'noindex'),
    ...(isListed ? languages : []).map((code) => link('alternate', at(code), ` hreflang="${LANGUAGES[code].bcp47}"`)),
    isListed && link('alternate', url.origin + url.pathname, ' hreflang="x-default"'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:url', at(language)),
    meta('property', 'og:locale', LANGUAGES[language].bcp47.replace('-', '_')),
    head.title && meta('property', 'og:title', head.title),
    head.description && meta('property', 'og:description', head.description),
    head.image && meta('property', 'og:image', new URL(head.image, url.origin).href),
    head.image && meta('name', 'twitter:card', 'summary_large_image'),
    head.jsonLd && dataBlock('application/ld+json', head.jsonLd),
  ]
  return tags.filter(Boolean).join('\n    ')
}

const textsOf = (language: LanguageCode): string =>
  `src/i18n/packs/${LANGUAGES[language].fallback.find((code) => code === 'VI') ?? language}/common.ts`

/** Code of the first screen, which the browser would otherwise find only once the entry runs. */
function preloads(manifest: Manifest, modules: readonly string[]): string {
  const files = new Set<string>()
  const add = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(add)
  }
  modules.forEach(add)
  return [...files].map((file) => link('modulepreload', `/${file}`, ' fetchpriority="low"')).join('')
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeText(content)}" />`

const link = (rel: string, href: string, more = ''): string => `<link rel="${rel}" href="${escapeText(href)}"${more} />`

/** JSON that no part of can end its element. */
const dataBlock = (type: string, data: object, more = ''): string =>
  `<script type="${type}"${more}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
