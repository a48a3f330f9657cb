import { describe, expect, it } from 'vitest'
import type { PageHead } from '../domains/site/parts/page-head.ts'
import { composeDocument } from './page-document.ts'

const TEMPLATE =
  '<html lang="%LANG%" dir="%DIR%" data-language="%LANGUAGE%" data-theme="%THEME%"><head><title>Brand</title>' +
  '<meta name="description" content="The brand" /><!--HEAD--></head><body><!--PLAIN--><div id="root"><!--PAGE--></div><!--STATE--></body></html>'

const MANIFEST = {
  'src/domains/site/help.tsx': { file: 'assets/help.js', imports: ['shared'] },
  shared: { file: 'assets/shared.js' },
}

const STATE = { cache: {}, router: { loaderData: {}, errors: null }, renderedAt: 0 }

function compose(address: string, head: PageHead, language: 'TY' | 'EN' = 'EN'): string {
  return composeDocument(
    {
      template: TEMPLATE,
      manifest: MANIFEST,
      url: new URL(address, 'https://site.test'),
      language,
      languages: ['TY', 'EN'],
      plain: '<noscript>plain</noscript>',
    },
    { html: '<main></main>', state: STATE, head, modules: ['src/domains/site/help.tsx'] },
  )
}

/** Parsed JSON-LD of a document, by type. */
const structured = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  )

describe('a document', () => {
  it('has language, direction, title and description of the page, and leaves the visitor’s slots', () => {
    const html = compose('/help', { title: 'Help · Brand', description: 'All "answers"' })
    expect(html).toContain('<html lang="en" dir="ltr" data-language="EN" data-theme="%THEME%">')
    expect(html).toContain('<title>Help · Brand</title>')
    expect(html).toContain('<meta name="description" content="All &quot;answers&quot;" />')
    expect(html).toContain('<noscript>plain</noscript><div id="root"><main></main></div>')
  })

  it('names itself and its other languages', () => {
    const html = compose('/help', {})
    expect(html).toContain('<link rel="canonical" href="https://site.test/en/help" />')
    expect(html).toContain('<link rel="alternate" href="https://site.test/help" hreflang="vi-VN" />')
    expect(html).toContain('<link rel="alternate" href="https://site.test/en/help" hreflang="en" />')
    expect(html).toContain('<link rel="alternate" href="https://site.test/help" hreflang="x-default" />')
    expect(compose('/help', {}, 'TY')).toContain('<link rel="canonical" href="https://site.test/help" />')
  })

  it.each([
    ['has parameters', '/rng?search=tiger', {}],
    ['does not exist', '/help', { status: 404 }],
    ['is not for search engines', '/help', { isUnlisted: true }],
  ])('is not listed where it %s', (_why, address, head) => {
    const html = compose(address, head)
    expect(html).toContain('<meta name="robots" content="noindex" />')
    expect(html).not.toContain('rel="canonical"')
    expect(html).not.toContain('hreflang')
  })

  it('is listed under the path that the screen names, whatever the address', () => {
    const html = compose('/promotions?id=7&page=2', { canonical: '/promoDetail?id=7' })
    expect(html).toContain('<link rel="canonical" href="https://site.test/en/promoDetail?id=7" />')
    expect(html).not.toContain('noindex')
  })

  it('has an absolute picture: the page’s own, else the brand’s', () => {
    const own = compose('/game/7', { image: 'https://images.test/7.jpg' })
    expect(own).toContain('<meta property="og:image" content="https://images.test/7.jpg" />')
    expect(compose('/help', {})).toContain('<meta property="og:image" content="https://site.test/preview.png" />')
  })

  it('states breadcrumbs and questions in JSON-LD', () => {
    const html = compose('/helpmc', {
      siteName: 'Brand',
      breadcrumbs: [{ name: 'Help', path: '/helpmc' }],
      questions: [{ question: 'How?', answer: '<p>So.</p></script>' }],
    })
    expect(structured(html)).toMatchObject([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Brand', item: 'https://site.test/en' },
          { position: 2, name: 'Help', item: 'https://site.test/en/helpmc' },
        ],
      },
      { '@type': 'FAQPage', mainEntity: [{ name: 'How?', acceptedAnswer: { text: '<p>So.</p></script>' } }] },
    ])
  })

  it('offers the site’s search', () => {
    const [site] = structured(compose('/', { siteName: 'Brand', search: '/?search={text}' }))
    expect(site).toMatchObject({
      '@type': 'WebSite',
      url: 'https://site.test/en',
      potentialAction: { target: 'https://site.test/en?search={search_term_string}' },
    })
  })

  it('preloads the code of the screen with what it imports', () => {
    const html = compose('/help', {})
    expect(html).toContain('<link rel="modulepreload" href="/assets/help.js"')
    expect(html).toContain('<link rel="modulepreload" href="/assets/shared.js"')
  })
})

it('a personal page is a shell that is not listed', () => {
  const html = composeDocument({
    template: TEMPLATE,
    manifest: MANIFEST,
    url: new URL('https://site.test/member/account'),
    language: 'EN',
    languages: ['TY', 'EN'],
    plain: '',
  })
  expect(html).toContain('<meta name="robots" content="noindex" />')
  expect(html).toContain('<div id="root"></div>')
})
