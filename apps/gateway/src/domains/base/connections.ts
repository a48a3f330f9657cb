import type { PageInfo, PageNumbers } from '@playhouse/schema/types.generated.ts'
import type { GraphQLResolveInfo } from 'graphql'
import { selects } from './selects.ts'

/** Arguments of a page as resolvers get them: never below one. */
export type Paged<Args> = Args & { page: number; pageSize: number }

/** An empty list has one empty page. */
export function pageInfo(page: number, pages: number): PageNumbers {
  const totalPages = Math.max(1, pages)
  return {
    page,
    totalPages,
    hasNextPage: page < totalPages,
    hasPreviousPage: page > 1,
  }
}

/** @param endCursor null on the last page */
export const cursorInfo = (endCursor: string | null): PageInfo => ({
  hasNextPage: endCursor !== null,
  endCursor,
})

/** Has the platform count a list, which takes a query, only for documents that select the number. */
export const countsIf = (info: GraphQLResolveInfo) => (selects(info, 'totalCount') ? { counted: '1' as const } : {})

/** Slices one page; `page` starts at 1, a page past the end is empty. */
export function getPage<T>(all: readonly T[], page: number, pageSize: number) {
  return {
    nodes: all.slice((page - 1) * pageSize, page * pageSize),
    totalCount: all.length,
    pageInfo: pageInfo(page, Math.ceil(all.length / pageSize)),
  }
}
