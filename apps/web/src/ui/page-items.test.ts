import { describe, expect, test } from 'vitest'
import { pageItems } from './page-items.ts'

describe('pageItems', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 4, [1, 2, 3, 4]],
    [1, 9, [1, 2, 3, 'gap', 9]],
    [3, 9, [1, 2, 3, 4, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 7, 8, 9]],
    [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
  ] as const)('page %i of %i', (page, count, expected) => {
    expect(pageItems(page, count)).toEqual(expected)
  })

  test('contains the first, last and current page once, in order', () => {
    for (let count = 1; count <= 40; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const pages = pageItems(page, count).filter((item) => item !== 'gap')
        expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b))
        expect(pages).toEqual(expect.arrayContaining([1, page, count]))
      }
    }
  })

  test('is empty for an empty list', () => {
    expect(pageItems(1, 0)).toEqual([])
  })
})
