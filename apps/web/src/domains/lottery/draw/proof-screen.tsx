import type { Structure } from '@playhouse/engines/lottery/games.ts'
import { Clock, Copy, SearchX } from 'lucide-react'
import { useCallback, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CopyValue, useCopy } from '../parts/copy-value.tsx'
import { HoldNote, PastHolds } from '../hold-note.tsx'
import { isOverruled, OverruledNote } from '../overruled-note.tsx'
import { getStructure } from '../lottery-structure.ts'
import { useLotteryDraws } from '../use-lottery-draws.ts'
import { useSoon } from '../parts/use-soon.ts'
import { useUncachedQuery } from '../use-uncached-query.ts'
import { verifyDraw } from '../verify-draw.ts'
import { usePageTitle } from '../../site/parts/use-page-title.ts'
import { ItemGap, readItem } from '../../../graphql/item.tsx'
import { getResponse } from '../../../graphql/response.ts'
import { useLiveEvent } from '../../../graphql/live/use-live-event.ts'
import { useScreenVariables } from '../../../graphql/screen-loader.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Money } from '../../../ui/money.tsx'
import { PublishedValues } from '../../../ui/published-values.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Verdict } from '../../../ui/verdict.tsx'
import {
  ProofScreenDocument,
  type ProofScreenQuery,
  type ProofScreenQueryVariables,
  useProofScreenQuery,
} from './proof-screen.generated.ts'

type Proof = NonNullable<ProofScreenQuery['lotteryDraw']>

const AGAIN_MS = 3_000
/** Before and after the draw, in which the proof is awaited. */
const AWAITED_MS = 120_000

const isNear = ({ drawsAt, serverTime }: Proof['draw']) =>
  Math.abs(Date.parse(drawsAt) - Date.parse(serverTime)) < AWAITED_MS

/** The proof of a draw, recomputed here, in the reader's browser. */
export function Component() {
  const { t } = useTranslation('draws')
  const variables = useScreenVariables<ProofScreenQueryVariables>()
  const query = useProofScreenQuery({ variables })
  const { response } = getResponse(query)
  const { item: proof, gap } = readItem(query, response?.lotteryDraw)
  const structure = getStructure(variables.code)
  useLotteryDraws(proof && proof.seed === null ? [variables.code] : [])
  const refresh = useUncachedQuery(ProofScreenDocument)
  const ask = useCallback(() => refresh(variables), [refresh, variables])
  const refetchSoon = useSoon(ask)
  useLiveEvent('LotteryDrawChanged', ({ code, number, isComplete, state, isHeld }) => {
    if (code !== variables.code || number !== variables.number) return
    if (isComplete || state === 'SEALED' || isHeld !== (proof?.draw.hold != null)) refetchSoon()
  })
  // The event may have come before the page, and an answer can be a second old.
  const isAwaited = proof?.seed === null && proof.draw.state !== 'VOID' && isNear(proof.draw)
  useEffect(() => {
    if (!isAwaited) return
    const timer = setInterval(() => void ask(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [isAwaited, ask])
  const name = response?.lottery ? response.lottery.name : variables.code
  usePageTitle(t('proof.title', { number: variables.number }), (heads) => {
    if (!proof) return { status: gap === 'ABSENT' ? 404 : undefined, isUnlisted: true }
    const { code, number } = variables
    return {
      description: heads('proof', { lottery: name, number }),
      image: proof.picture ?? undefined,
      breadcrumbs: [
        { name: `${name} · ${number}`, path: paths.lotteryDraw(code, number) },
        { name: t('proof.title', { number }), path: paths.lotteryProof(code, number) },
      ],
    }
  })
  return (
    <article className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <header>
        <p className="text-small text-muted">{name}</p>
        <h1
          tabIndex={-1}
          className="text-title font-semibold wrap-anywhere focus-visible:outline-none tablet:text-headline"
        >
          {t('proof.title', { number: variables.number })}
        </h1>
        <p className="mt-2 max-w-prose text-body text-pretty text-muted">{t('proof.intro')}</p>
      </header>
      {proof && structure ? (
        <>
          <HoldNote hold={proof.draw.hold} state={proof.draw.state} />
          <OverruledNote
            state={proof.draw.state}
            isMissed={proof.isMissed}
            voidReason={proof.voidReason}
            versions={proof.versions}
            steps={proof.steps}
          />
          {proof.seed === null || proof.beacon === null ? (
            proof.draw.state === 'VOID' ? (
              <p className="text-body text-muted">{t('proof.voidText')}</p>
            ) : (
              <Waiting />
            )
          ) : (
            <DrawVerdict proof={proof} seed={proof.seed} beacon={proof.beacon} structure={structure} />
          )}
          <Values proof={proof} />
          <PastHolds holds={proof.holds} />
          <footer className="flex flex-wrap gap-2">
            <Link to={paths.lotteryDraw(variables.code, variables.number)} className={buttonClass()}>
              {t('proof.toDraw')}
            </Link>
            {proof.seed === null ? null : <CopyProof proof={proof} code={variables.code} />}
          </footer>
        </>
      ) : (
        <ItemGap
          // A lottery that this version of the page does not know has no proof here.
          gap={gap ?? 'ABSENT'}
          query={query}
          failed={t('failed')}
          skeleton={
            <div aria-busy="true" className="flex flex-col gap-5">
              <Skeleton className="h-40 rounded-card" />
              <Skeleton className="h-80 rounded-card" />
            </div>
          }
          absent={
            <EmptyState
              icon={SearchX}
              title={t('missingTitle')}
              text={t('missingText')}
              action={
                <Link to={paths.lotteryResults()} className={buttonClass()}>
                  {t('toResults')}
                </Link>
              }
            />
          }
        />
      )}
    </article>
  )
}

function Waiting() {
  const { t } = useTranslation('draws')
  return (
    <section className="flex items-start gap-3 rounded-card border border-line bg-raised p-5">
      <Icon icon={Clock} className="mt-0.5 shrink-0 text-muted" />
      <div>
        <h2 className="text-prose font-semibold">{t('proof.waitingTitle')}</h2>
        <p className="mt-1 text-body text-pretty text-muted">{t('proof.waitingText')}</p>
      </div>
    </section>
  )
}

interface DrawVerdictProps {
  proof: Proof
  seed: string
  beacon: string
  structure: Structure
}

function DrawVerdict({ proof, seed, beacon, structure }: DrawVerdictProps) {
  const { t } = useTranslation('draws')
  const { drawId, seedHash, beaconBefore, anchor, draw, versions } = proof
  const numbers = versions[0]?.numbers ?? draw.numbers
  const found = useMemo(
    () => verifyDraw(structure, { drawId, number: draw.number, seedHash, seed, beacon, beaconBefore, anchor, numbers }),
    [structure, drawId, draw.number, seedHash, seed, beacon, beaconBefore, anchor, numbers],
  )
  const holds = found.seed && found.beacon && found.numbers
  const overruled = isOverruled(draw.state, versions)
  const checks = [
    { id: 'seed', holds: found.seed, text: t('proof.seedCheck') },
    { id: 'beacon', holds: found.beacon, text: t('proof.beaconCheck') },
    { id: 'numbers', holds: found.numbers, text: t('proof.numbersCheck') },
  ]
  return (
    <Verdict
      title={t(!holds ? 'proof.fails' : overruled ? 'proof.drawnHolds' : 'proof.holds')}
      text={t(!holds ? 'proof.failsText' : overruled ? 'proof.drawnHoldsText' : 'proof.holdsText')}
      isOverruled={overruled}
      checks={checks}
      labels={{ yes: t('proof.yes'), no: t('proof.no') }}
      values={[
        { name: t(overruled ? 'resultAsDrawn' : 'proof.published'), value: numbers.join(' ') },
        { name: t('proof.recomputed'), value: found.recomputed.join(' ') || '–' },
      ]}
    />
  )
}

/** Everything published, in the order in which it was. */
function Values({ proof }: { proof: Proof }) {
  const { t } = useTranslation('draws')
  const format = useFormat()
  const { seedHash, anchor, beaconBefore, beacon, seed, sales, drawId } = proof
  const rows = [
    { id: 'drawId', when: t('proof.before'), name: t('proof.drawId'), value: drawId, text: '' },
    {
      id: 'seedHash',
      when: t('proof.before'),
      name: t('proof.seedHash'),
      value: seedHash,
      text: t('proof.seedHashText'),
    },
    { id: 'anchor', when: t('proof.before'), name: t('proof.anchor'), value: anchor, text: t('proof.anchorText') },
    {
      id: 'sales',
      when: t('proof.sealed'),
      name: t('proof.salesHash'),
      value: sales?.hash ?? null,
      text: sales ? (
        <span>
          {format.exactTime(sales.sealedAt)}:{' '}
          {t('sold', {
            tickets: t('soldTickets', { count: sales.tickets, shown: format.integer(sales.tickets) }),
            lines: t('soldLines', { count: sales.lines, shown: format.integer(sales.lines) }),
          })}{' '}
          <Money {...sales.stake} />. {t('proof.salesText')}
        </span>
      ) : (
        t('proof.salesText')
      ),
    },
    { id: 'beacon', when: t('proof.after'), name: t('proof.beacon'), value: beacon, text: t('proof.beaconText') },
    {
      id: 'beaconBefore',
      when: t('proof.after'),
      name: t('proof.beaconBefore'),
      value: beacon === null ? null : beaconBefore,
      text: t('proof.beaconBeforeText'),
    },
    { id: 'seed', when: t('proof.after'), name: t('proof.seed'), value: seed, text: t('proof.seedText') },
  ]
  return (
    <PublishedValues
      title={t('proof.values')}
      toCome={t('toCome')}
      values={rows}
      copy={(name, value) => <CopyValue name={name} value={value} />}
    />
  )
}

/** The proof as `scripts/verify-draw.mjs` reads it. */
function CopyProof({ proof, code }: { proof: Proof; code: string }) {
  const { t } = useTranslation('draws')
  const copy = useCopy()
  const { draw, drawId, seedHash, seed, beacon, beaconBefore, anchor, versions, isMissed, voidReason } = proof
  const text = JSON.stringify(
    {
      gameCode: code,
      numero: draw.number,
      drawId,
      seedHash,
      seed,
      beacon,
      beaconBefore,
      anchor,
      state: draw.state,
      voidReason: isMissed ? 'MISSED' : voidReason,
      versions: versions.map(({ version, numbers, reason }) => ({ version, numbers, reason })),
    },
    null,
    2,
  )
  return (
    <Button onClick={() => void copy(text)}>
      <Icon icon={Copy} size={16} />
      {t('proof.copyAll')}
    </Button>
  )
}
