import { PRIZES } from '@playhouse/engines/lottery/games.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useOffers } from '../../site/parts/use-offers.ts'
import { boardPath } from '../board-path.ts'
import { Countdown } from '../parts/countdown.tsx'
import { getStructure } from '../lottery-structure.ts'
import { useServerClock } from '../server-clock.ts'
import type { ShownDraw } from '../use-draw.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import type { DrawScreenQuery } from './draw-screen.generated.ts'

type Lottery = NonNullable<DrawScreenQuery['lottery']>

/** Name of the prize that is drawn next: "Third prize, 2 of 6"; null for fast draws and complete results. */
function useNextPrize({ code, numbers }: ShownDraw): string | null {
  const { t } = useTranslation('draws')
  const structure = getStructure(code)
  if (structure?.kind !== 'VN') return null
  let first = 0
  for (const { prize, count } of PRIZES[structure.region ?? 'SOUTH']) {
    const place = numbers.length - first + 1
    if (place <= count) {
      const name = t(`prizes.${prize}`)
      return count > 1 ? t('prizePlace', { prize: name, place, of: count }) : name
    }
    first += count
  }
  return null
}

/** The next event with its countdown, or the prize being drawn while numbers appear. */
export function DrawStage({ lottery, draw }: { lottery: Lottery; draw: ShownDraw }) {
  const { t } = useTranslation('draws')
  const now = useServerClock(undefined)
  const takesBets = useOffers()('LOTTERY_TICKETS')
  const isOpen =
    takesBets && now < Date.parse(draw.closesAt) && (draw.state === 'SCHEDULED' || draw.state === 'SELLING')
  const isAwaited = draw.state !== 'DRAWN' && draw.state !== 'SETTLED'
  const isLate = isAwaited && now > Date.parse(draw.drawsAt)
  const prize = useNextPrize(draw)
  return (
    <section
      aria-label={t('now')}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-line bg-raised px-5 py-5 tablet:px-7 print:hidden"
    >
      <div>
        <p className="text-body text-muted">
          {isOpen ? t('closesIn') : isLate ? t('firstNumber') : isAwaited ? t('drawsIn') : t('appearing')}
        </p>
        {isAwaited ? (
          isLate ? null : (
            <Countdown
              until={isOpen ? draw.closesAt : draw.drawsAt}
              className="text-display font-semibold tracking-tight"
            />
          )
        ) : (
          <p className="text-headline font-semibold">
            {draw.numbers.length === 0
              ? t('firstNumber')
              : (prize ?? t('numbersShown', { count: draw.numbers.length }))}
          </p>
        )}
      </div>
      {isOpen ? (
        <Link
          to={boardPath(lottery.code, lottery.intervalSeconds)}
          className={buttonClass({ variant: 'action', size: 'large' })}
        >
          {t('bet')}
        </Link>
      ) : isAwaited && takesBets ? (
        <p className="max-w-sm text-body text-pretty text-muted">
          {draw.state === 'SEALED' ? t('sealedText') : t('closedText')}
        </p>
      ) : null}
    </section>
  )
}
