/** How crash writes a multiplier in a language. In: hundredths. Out: "2.50×". */
export function timesIn(language: string): (hundredths: number) => string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (hundredths) => `${format.format(hundredths / 100)}×`
}
