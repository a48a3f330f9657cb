import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { TabLinks } from '../src/ui/tab-links.tsx'

const LINKS = ['a', 'b', 'c'].map((id) => ({ id, label: id }))

function row(current: string) {
  return (
    <TabLinks
      label="Pages"
      links={LINKS}
      renderLink={(link, className, content) => (
        <a href={`/${link.id}`} aria-current={link.id === current ? 'page' : undefined} className={className}>
          {content}
        </a>
      )}
    />
  )
}

it('scrolls to the current link when it changes, and stays where the reader is at other renders', () => {
  // The row shows 100 px, and each link stands outside of it.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return (this.tagName === 'UL' ? { left: 0, right: 100 } : { left: 200, right: 300 }) as DOMRect
  })
  const { container, rerender } = render(row('a'))
  const list = container.querySelector('ul')
  if (!list) throw new Error('There is no row.')
  expect(list.scrollLeft).toBe(200)
  list.scrollLeft = 0
  rerender(row('a'))
  expect(list.scrollLeft).toBe(0)
  rerender(row('b'))
  expect(list.scrollLeft).toBe(200)
})
