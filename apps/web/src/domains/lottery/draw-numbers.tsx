import type { LotteryDrawState, LotteryKind } from '@playhouse/schema/types.generated.ts'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'

export interface DrawnResult {
  state: LotteryDrawState
  resultVersion: number
  /** In draw order; those of a Vietnamese draw end with the special prize. */
  numbers: readonly string[]
  isComplete: boolean
}

interface DrawNumbersProps {
  kind: LotteryKind
  draw: DrawnResult
  size?: 'small' | 'large'
  /** How many numbers the draw will have: space is kept for those to come. */
  length?: number
}

/** A result in one line: balls, dice, or the special prize of a Vietnamese draw; marked if it is void or was corrected. */
export function DrawNumbers({ draw, ...look }: DrawNumbersProps) {
  const { t } = useTranslation('lotteries')
  const isVoid = draw.state === 'VOID'
  const numbers = <Numbers {...look} {...draw} />
  if (!isVoid && draw.resultVersion < 2) return numbers
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {numbers}
      <Badge tone="bad">{t(isVoid ? 'voidResult' : 'correctedResult')}</Badge>
    </span>
  )
}

function Numbers({
  kind,
  numbers,
  isComplete,
  size = 'small',
  length = 0,
}: Omit<DrawNumbersProps, 'draw'> & Pick<DrawnResult, 'numbers' | 'isComplete'>) {
  const { t } = useTranslation('lotteries')
  if (numbers.length === 0 && length === 0) return <span className="text-small text-muted">—</span>
  const isLarge = size === 'large'
  if (kind === 'VN') {
    const last = numbers.at(-1)
    if (last === undefined) return <span className={`invisible ${isLarge ? 'text-headline' : 'text-title'}`}>{0}</span>
    return (
      <span className="inline-flex items-baseline gap-2">
        <span className="text-caption text-muted">{isComplete ? t('special') : t('drawingNow')}</span>
        <span
          className={classNames(
            'figures font-semibold tracking-wide',
            isLarge ? 'text-headline' : 'text-title',
            isComplete && 'text-text',
          )}
        >
          {last.slice(0, -2)}
          <span className={isComplete ? 'text-action' : undefined}>{last.slice(-2)}</span>
        </span>
      </span>
    )
  }
  const places = Array.from({ length: Math.max(numbers.length, length) }, (_, place) => numbers[place])
  if (kind === 'KENO') {
    return (
      <span
        className={classNames(
          'figures grid w-fit grid-cols-10 gap-x-1.5 text-text',
          isLarge ? 'text-body leading-6' : 'text-caption leading-4',
        )}
      >
        {places.map((number, place) => (
          <span key={place} className={classNames(number === undefined && 'invisible')}>
            {number ?? '00'}
          </span>
        ))}
      </span>
    )
  }
  const gap = isLarge ? 'gap-1.5' : 'gap-1'
  if (kind === 'PK10') {
    return (
      <span className={`inline-flex flex-wrap ${gap}`}>
        {/* Two lines of five where ten have no room, not eight and two. */}
        {[places.slice(0, 5), places.slice(5)].map((half, index) => (
          <span key={index} className={`inline-flex ${gap}`}>
            {half.map((number, place) => (
              <span
                key={place}
                className={classNames(
                  'figures grid place-items-center rounded-inner border border-edge bg-raised font-semibold text-text',
                  number === undefined && 'invisible',
                  isLarge ? 'size-9 text-prose' : 'size-6 text-caption',
                )}
              >
                {Number(number ?? 0)}
              </span>
            ))}
          </span>
        ))}
      </span>
    )
  }
  return (
    <span className={classNames('inline-flex flex-wrap items-center', gap)}>
      {places.map((number, place) =>
        kind === 'K3' ? (
          <span key={place} className={classNames('flex', number === undefined && 'invisible')}>
            <Die value={Number(number ?? 1)} size={isLarge ? 36 : 24} />
          </span>
        ) : (
          <span
            key={place}
            className={classNames(
              'figures grid place-items-center rounded-full border font-semibold',
              isLarge ? 'size-9 text-prose' : 'size-6 text-caption',
              kind === 'COLOUR' ? colourClass(Number(number)) : 'border-edge bg-raised text-text',
              number === undefined && 'invisible',
            )}
          >
            {Number(number ?? 0)}
          </span>
        ),
      )}
      {kind === 'COLOUR' && numbers.length > 0 ? (
        <span className="ms-1 text-small text-muted">
          {getColours(Number(numbers[0]))
            .map((colour) => t(`choices.${colour}`))
            .join(' · ')}
        </span>
      ) : null}
    </span>
  )
}

/** 0 and 5 are violet as well. */
function getColours(digit: number): readonly ('RED' | 'GREEN' | 'VIOLET')[] {
  const colour = digit % 2 === 0 ? 'RED' : 'GREEN'
  return digit % 5 === 0 ? [colour, 'VIOLET'] : [colour]
}

const colourClass = (digit: number) =>
  digit % 2 === 0 ? 'border-bad bg-bad-soft text-bad' : 'border-good bg-good-soft text-good'

/** Places of the pips on a grid of three by three. */
export const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

export function Die({ value, size }: { value: number; size: number }) {
  return (
    <svg role="img" aria-label={String(value)} viewBox="0 0 24 24" width={size} height={size} className="text-text">
      <rect x="0.5" y="0.5" width="23" height="23" rx="5" className="fill-raised stroke-edge" />
      {(PIPS[value] ?? []).map((place) => (
        <circle key={place} cx={6 + 6 * (place % 3)} cy={6 + 6 * Math.floor(place / 3)} r="2.1" fill="currentColor" />
      ))}
    </svg>
  )
}
