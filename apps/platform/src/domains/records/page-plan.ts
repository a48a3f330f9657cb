/** Rows that match on one day. */
export interface DayCount {
  day: string
  rows: number
}

/** Where a page lies: the days that hold its rows, and how many rows of the latest of them come before it. */
export interface PagePlan {
  from: string
  to: string
  skip: number
}

export interface Paging {
  pageNo: number
  pageSize: number
}

/**
 * Finds the days of a page from the counts of days, latest first, so that a deep page reads its own days and not everything
 * before them. Undefined for a page without rows.
 */
export function planPage(days: readonly DayCount[], { pageNo, pageSize }: Paging): PagePlan | undefined {
  const first = (pageNo - 1) * pageSize
  let before = 0
  let plan: PagePlan | undefined
  for (const { day, rows } of days) {
    if (before >= first + pageSize) break
    if (before + rows > first) plan = plan ? { ...plan, from: day } : { from: day, to: day, skip: first - before }
    before += rows
  }
  return plan
}

export function pageCounts(totalCount: number, pageSize: number): { totalCount: number; totalPages: number } {
  return { totalCount, totalPages: Math.ceil(totalCount / pageSize) }
}
