/** Whether a text is a day of the calendar, as `yyyy-MM-dd`. `Date` alone takes 30 February for 2 March. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const moment = Date.parse(text)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}
