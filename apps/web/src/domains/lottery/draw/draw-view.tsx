import { PRIZES, type Structure } from '@playhouse/engines/lottery/games.ts'
import { ChartColumn, Link2, ListOrdered, Printer, ShieldCheck } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { OfferedLink } from '../../site/parts/offered-link.tsx'
import { getMarks } from '../draw-marks.ts'
import { DrawStateBadge } from '../draw-state.tsx'
import { HoldNote, PastHolds } from '../hold-note.tsx'
import { useLotteryNames, useDrawName } from '../lottery-names.ts'
import { getStructure } from '../lottery-structure.ts'
import { OverruledNote } from '../overruled-note.tsx'
import { shareAddress } from '../../../share-address.ts'
import { HeadsAndTails, ResultFacts } from '../result-facts.tsx'
import { ResultSheet } from '../result-sheet.tsx'
import { serverNow } from '../../../server-time.ts'
import { isPast, type ShownDraw, useDraw } from '../use-draw.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import type { DrawScreenQuery } from './draw-screen.generated.ts'
import { DrawStage } from './draw-stage.tsx'
import { OwnLines, type OwnTicket } from './own-lines.tsx'
import { boardPath } from '../board-path.ts'
import { Moment } from '../../../i18n/moment.tsx'

type Lottery = NonNullable<DrawScreenQuery['lottery']>
type Found = NonNullable<DrawScreenQuery['lotteryDraw']>

interface DrawViewProps {
  lottery: Lottery
  found: Found
  tickets: readonly OwnTicket[]
  /** Whether the viewer has more tickets of this draw than these. */
  hasMoreTickets: boolean
  /** Whether live events arrive. */
  isLive: boolean
  pollMs: number
  refetch: () => unknown
}

export function DrawView({ lottery, found, tickets, hasMoreTickets, isLive, pollMs, refetch }: DrawViewProps) {
  const { t } = useTranslation(['draws', 'lotteries'])
  const draw = useDraw(found.draw)
  const structure = getStructure(lottery.code)
  const lines = useMemo(
    () =>
      tickets.flatMap(({ draws, lines: own }) =>
        draws.some((one) => one.drawNumber === draw.number && one.state !== 'CANCELLED') ? (own ?? []) : [],
      ),
    [tickets, draw.number],
  )
  const marks = structure && getMarks(structure, lines, draw.numbers)
  useCatchUp({ draw, seedKnown: found.seed !== null, isLive, pollMs, refetch })

  const isOver = draw.state === 'VOID' || draw.isComplete
  const caption = t('resultOf', { lottery: lottery.name, number: draw.number })
  return (
    <article className="flex flex-col gap-5">
      <DrawHeader lottery={lottery} draw={draw} />
      {structure ? <Announcer draw={draw} structure={structure} marks={marks} /> : null}
      {isOver || draw.hold ? null : <DrawStage lottery={lottery} draw={draw} />}
      <HoldNote hold={draw.hold} state={draw.state} />
      <OverruledNote
        state={draw.state}
        isMissed={found.isMissed}
        voidReason={found.voidReason}
        versions={found.versions}
        steps={found.steps}
      />
      <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5">
          {structure && (draw.state !== 'VOID' || draw.isComplete) ? (
            <section data-print-sheet="" className="overflow-hidden rounded-card border border-line bg-surface">
              <SheetHead lottery={lottery} draw={draw} />
              <ResultSheet
                structure={structure}
                numbers={draw.numbers}
                {...(marks && { marks })}
                newFrom={draw.newFrom}
                isDrawing={draw.state === 'DRAWN' && !draw.isComplete}
                caption={caption}
              />
              {draw.isComplete && structure.kind !== 'VN' ? (
                <ResultFacts structure={structure} numbers={draw.numbers} />
              ) : null}
              <p className="border-t border-line px-4 py-2 text-caption text-muted">{t('lotteries:simulated')}</p>
            </section>
          ) : null}
          {structure?.kind === 'VN' && draw.numbers.length > 0 ? (
            <section className="rounded-card border border-line bg-surface">
              <h2 className="px-4 pt-3 pb-1 text-prose font-semibold">{t('headsAndTails')}</h2>
              <HeadsAndTails numbers={draw.numbers} />
            </section>
          ) : null}
        </div>
        <div className="flex min-w-0 flex-col gap-5 print:hidden">
          {structure && tickets.length > 0 ? <OwnLines tickets={tickets} structure={structure} draw={draw} /> : null}
          {hasMoreTickets ? (
            <OfferedLink to={paths.lotteryTickets({ code: draw.code })} className={linkClass()}>
              {t('allTickets')}
            </OfferedLink>
          ) : null}
          <Steps steps={found.steps} holds={found.holds} sales={found.sales} draw={draw} />
        </div>
      </div>
    </article>
  )
}

function DrawHeader({ lottery, draw }: { lottery: Lottery; draw: ShownDraw }) {
  const { t } = useTranslation('draws')
  const drawName = useDrawName()
  const next = lottery.current && lottery.current.number !== draw.number ? lottery.current.number : null
  const share = async () => {
    const copied = await copyText(shareAddress(paths.lotteryDraw(draw.code, draw.number)))
    showToast(copied ? { tone: 'good', title: t('shared') } : { tone: 'bad', title: t('shareFailed') })
  }
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="text-small text-muted">
          <Link to={boardPath(lottery.code, lottery.intervalSeconds)} className={linkClass({ look: 'standing' })}>
            {lottery.name}
          </Link>
        </p>
        <h1
          tabIndex={-1}
          className="mt-0.5 text-title font-semibold wrap-anywhere focus-visible:outline-none tablet:text-headline"
        >
          {t('drawNumber', { number: drawName(draw.number, draw.drawsAt) })}
        </h1>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          <DrawStateBadge state={draw.state} isComplete={draw.isComplete} isHeld={draw.hold !== null} />
          <Moment at={draw.drawsAt} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        {next && (draw.isComplete || draw.state === 'VOID') ? (
          <Link to={paths.lotteryDraw(lottery.code, next)} className={buttonClass({ variant: 'action' })}>
            {t('nextDraw')}
          </Link>
        ) : null}
        <Link to={paths.lotteryProof(draw.code, draw.number)} className={buttonClass()}>
          <Icon icon={ShieldCheck} size={16} />
          {t('proof.link')}
        </Link>
        <Link
          to={paths.lotteryResults({
            day: draw.day,
            code: lottery.intervalSeconds === null ? undefined : lottery.code,
          })}
          className={buttonClass()}
        >
          <Icon icon={ListOrdered} size={16} />
          {t('results')}
        </Link>
        <OfferedLink to={paths.lotteryStatistics(lottery.code)} className={buttonClass()}>
          <Icon icon={ChartColumn} size={16} />
          {t('statistics.link')}
        </OfferedLink>
        <Button onClick={() => void share()}>
          <Icon icon={Link2} size={16} />
          {t('share')}
        </Button>
        {draw.isComplete ? (
          <Button onClick={() => window.print()}>
            <Icon icon={Printer} size={16} />
            {t('print')}
          </Button>
        ) : null}
      </div>
    </header>
  )
}

/** Head of the result sheet, which is printed alone and so names the lottery and the draw. */
function SheetHead({ lottery, draw }: { lottery: Lottery; draw: ShownDraw }) {
  const { t } = useTranslation('draws')
  const { regionName } = useLotteryNames()
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-4 py-2.5">
      <h2 className="text-prose font-semibold">
        {lottery.name}
        {lottery.region && lottery.intervalSeconds === null ? (
          <span className="ms-2 text-small font-normal text-muted">{regionName(lottery.region)}</span>
        ) : null}
      </h2>
      <p className="figures text-small text-muted">
        {t('drawNumber', { number: draw.number })} · {draw.day}
      </p>
    </div>
  )
}

function Steps({ steps, holds, sales, draw }: Pick<Found, 'steps' | 'holds' | 'sales'> & { draw: ShownDraw }) {
  const { t } = useTranslation('draws')
  const format = useFormat()
  const settled = steps.findIndex(({ state }) => state === 'SETTLED')
  // Steps after the first settlement are corrections or a void, with times of their own.
  const first = settled < 0 ? steps : steps.slice(0, settled + 1)
  const later = steps.slice(first.length)
  const reached = new Map(first.map((step) => [step.state, step.at]))
  const listed =
    draw.state === 'VOID'
      ? first.map(({ state }) => state)
      : (['SELLING', 'CLOSED', 'SEALED', 'DRAWN', 'SETTLED'] as const)
  return (
    <section aria-labelledby="steps" className="rounded-card border border-line bg-surface p-4">
      <h2 id="steps" className="mb-3 text-prose font-semibold">
        {t('steps')}
      </h2>
      <ol className="flex flex-col gap-3">
        {[...new Set(listed)].map((state) => {
          const at = reached.get(state)
          const isReached = at !== undefined || isPast(state, draw.state)
          return (
            <li key={state} className="grid grid-cols-[0.75rem_minmax(0,1fr)] items-baseline gap-x-3">
              <span
                aria-hidden="true"
                className={`size-2 rounded-full ${isReached ? 'bg-good' : 'border border-edge'} forced-colors:border`}
              />
              <span>
                <span className={isReached ? 'font-medium' : 'text-muted'}>{t(`states.${state}`)}</span>
                {/* Live events bring the state at once; its time comes with the next response. */}
                <span className="figures block text-small text-muted empty:hidden">
                  {at ? format.dateTime(at) : isReached ? null : t('toCome')}
                </span>
                {state === 'SEALED' && sales ? (
                  <span className="mt-1 block text-small text-muted">
                    {t('sold', {
                      tickets: t('soldTickets', { count: sales.tickets, shown: format.integer(sales.tickets) }),
                      lines: t('soldLines', { count: sales.lines, shown: format.integer(sales.lines) }),
                    })}{' '}
                    <Money {...sales.stake} />
                    <span className="mt-1 block">{t('proof.salesHash')}</span>
                    <code className="block text-caption wrap-anywhere">{sales.hash}</code>
                  </span>
                ) : null}
              </span>
            </li>
          )
        })}
        {later.map(({ state, at, reason }, index) => (
          <li key={index} className="grid grid-cols-[0.75rem_minmax(0,1fr)] items-baseline gap-x-3">
            <span aria-hidden="true" className="size-2 rounded-full bg-bad forced-colors:border" />
            <span>
              <span className="font-medium">
                {t(state === 'DRAWN' ? 'stepCorrected' : state === 'SETTLED' ? 'stepSettledAgain' : `states.${state}`)}
              </span>
              <span className="block">
                <Moment at={at} className="text-small text-muted" />
              </span>
              {reason ? (
                <span className="block text-small wrap-anywhere text-muted">{t('reasonGiven', { reason })}</span>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
      <PastHolds holds={holds} />
    </section>
  )
}

interface AnnouncerProps {
  draw: ShownDraw
  structure: Structure
  marks: ReturnType<typeof getMarks> | undefined
}

/** Announces each number of a station as it appears, and the whole result of a fast draw, to screen readers. */
function Announcer({ draw, structure, marks }: AnnouncerProps) {
  const { t } = useTranslation('draws')
  const { numbers, newFrom, isComplete, state } = draw
  const last = numbers.length - 1
  const isHit = marks?.get(last)?.includes('hit') ?? false
  const prizes =
    structure.kind === 'VN'
      ? PRIZES[structure.region ?? 'SOUTH'].flatMap(({ prize, count }) => Array.from({ length: count }, () => prize))
      : []
  const prize = prizes[last]
  const ownCount = [...(marks?.keys() ?? [])].length
  let text = ''
  if (state === 'CLOSED' || state === 'SEALED') text = t('saidClosed')
  else if (isComplete && last >= newFrom) {
    text = t('saidResult', { numbers: structure.kind === 'VN' ? (numbers[last] ?? '') : numbers.join(', ') })
    if (ownCount > 0) text += ` ${t('saidOwn', { count: ownCount })}`
  } else if (prize && last >= newFrom) {
    text = t('saidNumber', { prize: t(`prizes.${prize}`), number: numbers[last] ?? '' })
    if (isHit) text += ` ${t('saidHit')}`
  }
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  )
}

interface CatchUp {
  draw: ShownDraw
  seedKnown: boolean
  isLive: boolean
  pollMs: number
  refetch: () => unknown
}

/** Polls while no live events arrive, and while the response lacks the seed of a complete draw. */
function useCatchUp({ draw, seedKnown, isLive, pollMs, refetch }: CatchUp): void {
  const { state, closesAt, drawsAt } = draw
  const isEnded = state === 'VOID' || (state === 'SETTLED' && seedKnown)
  const lacksSeed = draw.isComplete && !seedKnown
  useEffect(() => {
    if (isEnded || (isLive && !lacksSeed)) return
    const timer = setInterval(() => {
      // Scheduled steps never happen early.
      const next = state === 'SCHEDULED' || state === 'SELLING' ? closesAt : drawsAt
      if (serverNow() >= Date.parse(next)) void refetch()
    }, pollMs)
    return () => clearInterval(timer)
  }, [isEnded, isLive, lacksSeed, state, closesAt, drawsAt, pollMs, refetch])
}
