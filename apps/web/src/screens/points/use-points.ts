import { useLocale } from '../../ui/locale-context.ts'

/** Writes points with as many decimals as they have, at most two, and with the minus sign of amounts of money. */
export function usePoints(): (points: string) => string {
  const locale = useLocale()
  const format = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 2,
    roundingMode: 'trunc',
  } as Intl.NumberFormatOptions)
  return (points) => format.format(points as `${number}`).replace('-', '\u2212')
}
