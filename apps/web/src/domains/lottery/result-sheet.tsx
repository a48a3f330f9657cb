import { POOLS, PRIZES, type Prize, type Structure } from '@playhouse/engines/lottery/games.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/class-names.ts'
import type { DigitTones } from './draw-marks.ts'
import { PIPS } from './draw-numbers.tsx'
import { DrawnNumber } from './drawn-number.tsx'

export interface ResultProps {
  structure: Structure
  /** Shown so far, in draw order. */
  numbers: readonly string[]
  marks?: ReadonlyMap<number, DigitTones>
  /** Numbers from this index on have just come. */
  newFrom?: number
  /** Numbers are appearing: the place of the next one stands out. */
  isDrawing?: boolean
  /** Name of the result, for readers. */
  caption: string
}

/** A result in the form its lottery is known by. */
export function ResultSheet(props: ResultProps) {
  return props.structure.kind === 'VN' ? <PrizeSheet {...props} /> : <FastSheet {...props} />
}

/** Numbers of a prize side by side; seven are four and three. */
const COLUMNS: Readonly<Record<number, string>> = {
  1: 'grid-cols-1',
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-4',
  6: 'grid-cols-3',
  7: 'grid-cols-4',
}

interface PrizeRow {
  prize: Prize
  /** Index of its first number in draw order. */
  first: number
  count: number
  digits: number
}

/** Rows as printed: the North begins with the special prize, the others end with it. */
function sheetRows({ region }: Structure): PrizeRow[] {
  let first = 0
  const rows = PRIZES[region ?? 'SOUTH'].map((row) => {
    const placed = { ...row, first }
    first += row.count
    return placed
  })
  const special = rows.at(-1)
  return region === 'NORTH' && special ? [special, ...rows.slice(0, -1)] : rows
}

function PrizeSheet({ structure, numbers, marks, newFrom = Infinity, isDrawing = false, caption }: ResultProps) {
  const { t } = useTranslation('draws')
  return (
    <table className="w-full border-collapse text-center">
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {sheetRows(structure).map(({ prize, first, count, digits }) => {
          const isCurrent = isDrawing && numbers.length >= first && numbers.length < first + count
          return (
            <tr
              key={prize}
              data-prize={prize}
              className="border-b border-line/70 last:border-b-0 odd:bg-raised/50 print:bg-surface"
            >
              <th
                scope="row"
                className={classNames(
                  'w-14 px-2 py-2 text-start text-small font-medium whitespace-nowrap tablet:w-20 tablet:ps-4',
                  isCurrent ? 'text-text' : 'text-muted',
                )}
              >
                {t(`prizes.${prize}`)}
              </th>
              <td className="p-2">
                <ul
                  className={classNames(
                    'grid items-center gap-x-1 gap-y-1 font-semibold',
                    COLUMNS[count] ?? 'grid-cols-4',
                    prize === 'DB' ? 'text-headline' : 'text-title',
                  )}
                >
                  {Array.from({ length: count }, (_, index) => (
                    <li
                      key={index}
                      data-next={isDrawing && first + index === numbers.length ? '' : undefined}
                      className="rounded-control data-next:bg-selected"
                    >
                      <DrawnNumber
                        number={numbers[first + index]}
                        digits={digits}
                        tones={marks?.get(first + index)}
                        rolls={first + index >= newFrom}
                      />
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Fast draws: balls, dice, places of a race, the board of eighty, a colour. */
function FastSheet({ structure, numbers, marks, newFrom = Infinity, caption }: ResultProps) {
  const { kind } = structure
  if (kind === 'VN') return null
  const { count, to } = POOLS[kind]
  const isHit = (index: number) => marks?.get(index)?.includes('hit') ?? false
  const values = Array.from({ length: count }, (_, index) => numbers[index])
  if (kind === 'KENO') return <KenoBoard numbers={numbers} isHit={isHit} caption={caption} />
  return (
    <ol aria-label={caption} className="flex flex-wrap justify-center gap-2 p-4 tablet:gap-3 tablet:p-6">
      {values.map((value, index) => {
        const drawn = (
          <DrawnNumber
            number={value}
            digits={String(to).length}
            tones={marks?.get(index)}
            rolls={index >= newFrom && kind !== 'K3'}
          />
        )
        const isNew = index >= newFrom ? 'appear' : ''
        return (
          <li key={index} className={value === undefined ? '' : isNew}>
            {kind === 'K3' ? (
              <Die value={value} isHit={isHit(index)}>
                {drawn}
              </Die>
            ) : kind === 'COLOUR' ? (
              <ColourBall value={value}>{drawn}</ColourBall>
            ) : kind === 'PK10' ? (
              <Place place={index + 1} isHit={isHit(index)} isDrawn={value !== undefined}>
                {drawn}
              </Place>
            ) : (
              <Ball isHit={isHit(index)} isDrawn={value !== undefined}>
                {drawn}
              </Ball>
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface PartProps {
  isHit: boolean
  isDrawn: boolean
  children: ReactNode
}

const partClass = ({ isHit, isDrawn }: Pick<PartProps, 'isHit' | 'isDrawn'>) =>
  classNames(
    'grid place-items-center border text-title font-semibold',
    isHit ? 'border-win bg-win-soft' : isDrawn ? 'border-edge bg-raised' : 'border-dashed border-line',
  )

const Ball = ({ children, ...state }: PartProps) => (
  <span className={`size-12 rounded-full tablet:size-14 ${partClass(state)}`}>{children}</span>
)

function Place({ place, children, ...state }: PartProps & { place: number }) {
  return (
    <span className="flex flex-col items-center gap-1">
      <span className={`size-12 rounded-control tablet:size-14 ${partClass(state)}`}>{children}</span>
      <span aria-hidden="true" className="figures text-caption text-muted">
        {place}
      </span>
    </span>
  )
}

function Die({ value, isHit, children }: { value: string | undefined; isHit: boolean; children: ReactNode }) {
  if (value === undefined) return <span className={`size-16 rounded-card ${partClass({ isHit, isDrawn: false })}`} />
  // Dice of the region have a red one and a red four.
  const dot = value === '1' || value === '4' ? 'fill-bad' : 'fill-text'
  return (
    <span className={`relative size-16 rounded-card ${partClass({ isHit, isDrawn: true })}`}>
      <span className="visually-hidden">{children}</span>
      <svg viewBox="0 0 64 64" className="size-full" aria-hidden="true">
        {PIPS[Number(value)]?.map((place) => (
          <circle
            key={place}
            cx={16 + 16 * (place % 3)}
            cy={16 + 16 * Math.floor(place / 3)}
            r={value === '1' ? 8 : 5.5}
            className={dot}
          />
        ))}
      </svg>
    </span>
  )
}

const VIOLET = 'color-mix(in oklch, var(--bad) 50%, var(--info))'

/** Red is even, green odd; violet is half of 0 and 5. */
function ColourBall({ value, children }: { value: string | undefined; children: ReactNode }) {
  if (value === undefined)
    return <span className={`size-24 rounded-full ${partClass({ isHit: false, isDrawn: false })}`} />
  const colour = Number(value) % 2 === 0 ? 'var(--bad)' : 'var(--good)'
  const background = value === '0' || value === '5' ? `linear-gradient(135deg, ${colour} 50%, ${VIOLET} 50%)` : colour
  return (
    <span
      className="grid size-24 place-items-center rounded-full forced-color-adjust-none print:border"
      style={{ background }}
    >
      <span className="grid size-14 place-items-center rounded-full bg-surface text-headline font-semibold">
        {children}
      </span>
    </span>
  )
}

function KenoBoard({
  numbers,
  isHit,
  caption,
}: {
  numbers: readonly string[]
  isHit: (index: number) => boolean
  caption: string
}) {
  const { t } = useTranslation('draws')
  const drawn = new Map(numbers.map((number, index) => [Number(number), index]))
  return (
    <div className="p-3 tablet:p-5">
      <ol aria-label={caption} className="visually-hidden">
        {numbers.map((number, index) => (
          <li key={number}>
            {number}
            <span>{isHit(index) ? ` (${t('yours')})` : ''}</span>
          </li>
        ))}
      </ol>
      <div aria-hidden="true" className="mx-auto grid max-w-xl grid-cols-10 gap-1">
        {Array.from({ length: 80 }, (_, index) => {
          const at = drawn.get(index + 1)
          const look =
            at === undefined
              ? 'text-faint'
              : isHit(at)
                ? 'appear border-win bg-win-soft font-semibold text-win'
                : 'appear border-edge bg-pressed font-semibold'
          return (
            <span
              key={index}
              className={`figures grid aspect-square place-items-center rounded-control border border-line/60 text-small ${look}`}
            >
              {index + 1}
            </span>
          )
        })}
      </div>
    </div>
  )
}
