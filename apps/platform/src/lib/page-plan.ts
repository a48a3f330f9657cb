export interface DayCount {
  day: string
  rows: number
}

/** Location of a page: the days that contain its rows, and how many rows of the latest of them precede it. */
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
 * Finds the days of a page from the counts per day, latest first, so that a deep page reads only its own days.
 * Undefined for a page without rows.
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
