import type { PageInfo } from '@playhouse/schema/types.generated.ts'

/** Where a page of a list stands. A list without pages has one, which is empty. */
export function pageInfo(page: number, pages: number): PageInfo {
  const totalPages = Math.max(1, pages)
  return {
    __typename: 'PageInfo',
    page,
    totalPages,
    hasNextPage: page < totalPages,
    hasPreviousPage: page > 1,
  }
}

/** One page of a list that is known whole; the page's number is from 1, a page past the end is empty. */
export function pageOf<T>(all: readonly T[], page: number, pageSize: number) {
  return {
    nodes: all.slice((page - 1) * pageSize, page * pageSize),
    totalCount: all.length,
    pageInfo: pageInfo(page, Math.ceil(all.length / pageSize)),
  }
}

/** The whole number nearest to `value` between 1 and `most`. */
export function within(value: number, most: number): number {
  return Math.min(Math.max(1, value), most)
}
