import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { languagePath } from '@playhouse/shared/language-path.ts'
import type { PageHead } from '../domains/site/parts/page-head.ts'
import { escapeText } from './escape-text.ts'
import { STATE_ID, type PageState } from './page-state.ts'

/** The client build's manifest, as far as it is read. */
export type Manifest = Readonly<Record<string, { file: string; css?: readonly string[]; imports?: readonly string[] }>>

export interface DocumentParts {
  /** The built index.html. */
  template: string
  manifest: Manifest
  url: URL
  language: LanguageCode
  /** Languages of the brand; the first is its default. */
  languages: readonly LanguageCode[]
  /** HTML before the page, for readers without script. */
  plain: string
  /** The shape of a page that the browser renders. */
  firstPaint?: string
}

interface Content {
  html: string
  /** Without it the browser asks for everything again. */
  state: PageState | undefined
  head: PageHead
  modules: readonly string[]
}

/** The whole HTML of a page, or of a personal one the shell with its shape, whose content the browser renders. */
export function composeDocument(
  { template, manifest, plain, firstPaint = '', ...place }: DocumentParts,
  content?: Content,
): string {
  const { bcp47, direction } = LANGUAGES[place.language]
  const parts: Record<string, string> = {
    LANG: bcp47,
    DIR: direction,
    LANGUAGE: place.language,
    HEAD: content
      ? getHead(content, place) + preloads(manifest, [...content.modules, ...getTexts(place.language, manifest)])
      : NOT_LISTED,
    PLAIN: plain,
    PAGE: content?.html ?? firstPaint,
    STATE: content?.state ? dataBlock('application/json', content.state, ` id="${STATE_ID}"`) : '',
  }
  const page = template.replace(/<!--(HEAD|PLAIN|PAGE|STATE)-->|%(LANG|DIR|LANGUAGE)%/g, (slot, block, attribute) => {
    return parts[(block ?? attribute) as string] ?? slot
  })
  const { title, description } = content?.head ?? {}
  return page
    .replace(/<title>[^<]*<\/title>/, (brand) => (title ? `<title>${escapeText(title)}</title>` : brand))
    .replace(/<meta name="description"[^>]*>/, (brand) =>
      description ? meta('name', 'description', description) : brand,
    )
}

const NOT_LISTED = '<meta name="robots" content="noindex" />'

/** Drawn by the brand's build. */
const BRAND_PICTURE = '/preview.png'

type Place = Omit<DocumentParts, 'template' | 'manifest' | 'plain' | 'firstPaint'>

function getHead({ head }: Content, { url, language, languages }: Place): string {
  const own = head.canonical ?? (url.search === '' ? url.pathname : undefined)
  const at = (code: LanguageCode, path = own ?? url.pathname) => url.origin + languagePath(code, path, languages[0])
  const isListed = own !== undefined && !head.isUnlisted && (head.status ?? 200) === 200
  const image = new URL(head.image ?? BRAND_PICTURE, url.origin).href
  const tags = [
    ...(isListed ? alternates(at, url.origin + own, { language, languages }) : [NOT_LISTED]),
    meta('property', 'og:type', 'website'),
    head.siteName && meta('property', 'og:site_name', head.siteName),
    meta('property', 'og:url', at(language)),
    meta('property', 'og:locale', LANGUAGES[language].bcp47.replace('-', '_')),
    head.title && meta('property', 'og:title', head.title),
    head.description && meta('property', 'og:description', head.description),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(isListed ? structuredData(head, (path) => at(language, path)) : []).map((data) =>
      dataBlock('application/ld+json', { '@context': 'https://schema.org', ...data }),
    ),
  ]
  return tags.filter(Boolean).join('\n    ')
}

function alternates(
  at: (code: LanguageCode) => string,
  byDefault: string,
  { language, languages }: Pick<Place, 'language' | 'languages'>,
): string[] {
  return [
    link('canonical', at(language)),
    ...languages.map((code) => link('alternate', at(code), ` hreflang="${LANGUAGES[code].bcp47}"`)),
    link('alternate', byDefault, ' hreflang="x-default"'),
  ]
}

/** The parts of a page that schema.org has types for. Draws are not its events: they have no place and no attendees. */
function structuredData(
  { siteName, breadcrumbs, questions, search }: PageHead,
  at: (path: string) => string,
): object[] {
  return [
    ...(search
      ? [
          {
            '@type': 'WebSite',
            name: siteName,
            url: at('/'),
            potentialAction: {
              '@type': 'SearchAction',
              target: at(search).replace('{text}', '{search_term_string}'),
              'query-input': 'required name=search_term_string',
            },
          },
        ]
      : []),
    ...(breadcrumbs
      ? [
          {
            '@type': 'BreadcrumbList',
            itemListElement: [{ name: siteName, path: '/' }, ...breadcrumbs].map(({ name, path }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
              item: at(path),
            })),
          },
        ]
      : []),
    ...(questions?.length
      ? [
          {
            '@type': 'FAQPage',
            mainEntity: questions.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        ]
      : []),
  ]
}

/** The chunk of the initial texts, whose group in `vite.config.ts` has no entry of its own. */
function getTexts(language: LanguageCode, manifest: Manifest): string[] {
  const file = LANGUAGES[language].fallback.find((code) => code === 'VI') ?? language
  return Object.keys(manifest).filter((name) => name.startsWith(`_texts-${file}-`))
}

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
