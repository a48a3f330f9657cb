/**
 * How many entries of a row fit in it.
 * @param widths of the entries
 * @param more width of the button that holds the others, shown if not all fit
 * @param room width of the row
 */
export function fitting(widths: readonly number[], more: number, room: number): number {
  const sum = (values: readonly number[]) => values.reduce((total, width) => total + width, 0)
  if (sum(widths) <= room) return widths.length
  let count = widths.length - 1
  while (count > 0 && sum(widths.slice(0, count)) + more > room) count -= 1
  return count
}
