import { getBetTypes } from '@playhouse/engines/lottery/bet-types.ts'
import type { Structure } from '@playhouse/engines/lottery/games.ts'
import { getHits } from '@playhouse/engines/lottery/hits.ts'
import { useTranslation } from 'react-i18next'
import { useLotteryNames } from './lottery-names.ts'

/** Sums, sides and patterns of a fast draw's numbers. Complete results only. */
export function ResultFacts({ structure, numbers }: { structure: Structure; numbers: readonly string[] }) {
  const { betTypeName, pickName } = useLotteryNames()
  const facts = getBetTypes(structure).flatMap((type) => {
    const isSum = type.compare.of === 'SUM'
    if (!type.choices && !isSum) return []
    const keys = [...getHits(structure, type, numbers).keys()]
    const texts = keys.map((key) => (isSum ? String(key) : pickName(type.choices?.[key] ?? String(key))))
    return texts.length > 0 ? [{ code: type.code, texts: texts.join(' · ') }] : []
  })
  return (
    <dl className="grid grid-cols-2 gap-px border-t border-line bg-line tablet:grid-cols-3">
      {facts.map(({ code, texts }) => (
        <div key={code} className="bg-surface px-3 py-2 tablet:px-4">
          <dt className="text-caption text-muted">{betTypeName(code)}</dt>
          <dd className="text-body font-medium">{texts}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Last two digits of all numbers by their first and by their last digit. */
export function HeadsAndTails({ numbers }: { numbers: readonly string[] }) {
  const { t } = useTranslation('draws')
  const endings = numbers.map((number) => number.slice(-2)).toSorted()
  const digits = Array.from({ length: 10 }, (_, digit) => String(digit))
  const cell = (found: readonly string[]) => (found.length > 0 ? found.join(', ') : '–')
  return (
    <table className="w-full border-collapse text-body">
      <caption className="visually-hidden">{t('headsAndTails')}</caption>
      <thead>
        <tr className="border-b border-line text-small text-muted">
          <th scope="col" className="w-12 py-2 font-medium">
            {t('digit')}
          </th>
          <th scope="col" className="px-3 text-start font-medium">
            {t('heads')}
          </th>
          <th scope="col" className="px-3 text-start font-medium">
            {t('tails')}
          </th>
        </tr>
      </thead>
      <tbody>
        {digits.map((digit) => (
          <tr key={digit} className="border-b border-line/60 last:border-b-0 odd:bg-raised/50">
            <th scope="row" className="figures h-8 text-prose font-semibold">
              {digit}
            </th>
            <td className="figures px-3 whitespace-normal!">{cell(endings.filter((ending) => ending[0] === digit))}</td>
            <td className="figures px-3 whitespace-normal!">{cell(endings.filter((ending) => ending[1] === digit))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
