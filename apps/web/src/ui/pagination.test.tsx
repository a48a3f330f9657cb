import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Pagination } from './pagination.tsx'

const labels = { pages: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` }

function getLinks(page: number, pageCount: number): string[] {
  const markup = renderToStaticMarkup(
    <Pagination
      page={page}
      pageCount={pageCount}
      labels={labels}
      renderLink={(target, link, content) => (
        <a {...link} href={`?page=${target}`}>
          {content}
        </a>
      )}
    />,
  )
  return Array.from(markup.matchAll(/<a[^>]*>/g), ([tag]) => {
    const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1]
    return `${attribute('aria-label')} ${attribute('href')}${attribute('aria-current') ? ' here' : ''}`
  })
}

describe('Pagination', () => {
  test('links to the previous, next, first, last and neighbouring pages', () => {
    expect(getLinks(5, 9)).toEqual([
      'Previous ?page=4',
      'Page 1 ?page=1',
      'Page 4 ?page=4',
      'Page 5 ?page=5 here',
      'Page 6 ?page=6',
      'Page 9 ?page=9',
      'Next ?page=6',
    ])
  })

  test('has no previous link on the first page and no next link on the last', () => {
    expect(getLinks(1, 3)).not.toContainEqual(expect.stringContaining('Previous'))
    expect(getLinks(3, 3)).not.toContainEqual(expect.stringContaining('Next'))
  })

  test('renders nothing for a single page', () => {
    expect(getLinks(1, 1)).toEqual([])
  })
})
