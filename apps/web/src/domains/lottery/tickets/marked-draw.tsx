import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { serverNow } from '../../../server-time.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { getMarks } from '../draw-marks.ts'
import type { getStructure } from '../lottery-structure.ts'
import { ResultSheet } from '../result-sheet.tsx'
import type { Detail, Ticket } from './ticket-detail.ts'
import { useDrawName } from '../lottery-names.ts'

interface MarkedDrawProps {
  draw: Ticket['draws'][number]
  code: string
  structure: ReturnType<typeof getStructure>
  lines: Detail['lines']['nodes']
}

/** The numbers of a draw with the hits of these lines, or the way to where they appear. */
export function MarkedDraw({
  draw: { drawNumber: number, numbers, drawsAt },
  code,
  structure,
  lines,
}: MarkedDrawProps) {
  const { t } = useTranslation('draws')
  const drawName = useDrawName()
  if (numbers.length === 0)
    return Date.parse(drawsAt) > serverNow() ? null : (
      <p className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-raised px-5 py-4">
        <span className="text-prose font-semibold">{t('firstNumber')}</span>
        <Link to={paths.lotteryDraw(code, number)} className={buttonClass()}>
          {t('watch')}
        </Link>
      </p>
    )
  if (!structure) return null
  return (
    <section aria-labelledby="result" className="overflow-hidden rounded-card border border-line bg-surface">
      <h2 id="result" className="border-b border-line px-4 py-2.5 text-prose font-semibold">
        {t('drawNumber', { number: drawName(number, drawsAt) })}
      </h2>
      <ResultSheet
        structure={structure}
        numbers={numbers}
        marks={getMarks(structure, lines, numbers)}
        caption={t('drawNumber', { number: drawName(number, drawsAt) })}
      />
    </section>
  )
}
