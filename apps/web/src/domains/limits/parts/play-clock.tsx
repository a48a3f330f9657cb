import { useApolloClient } from '@apollo/client/react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { loadTexts } from '../../../i18n/i18n.ts'
import { onPageShown } from '../../../on-page-shown.ts'
import { paths } from '../../../paths.ts'
import { serverNow } from '../../../server-time.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { lazyComponent } from '../../../ui/load-part.ts'
import { Money } from '../../../ui/money.tsx'
import { SilentBoundary } from '../../../ui/silent-boundary.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import type { PlayClock_ViewerFragment, PlayClockQuery } from './play-clock.generated.ts'
import { useAcknowledgeRealityCheckMutation } from './play-clock-changes.generated.ts'
import { PlayClockDocument, usePlayClockQuery } from './play-clock.generated.ts'
import { useIsItsMoment } from '../use-is-its-moment.ts'
import { dueNotice, endsSoon, formatElapsed, type PlayTimes } from '../play-time.ts'

/** Checks the due time at this interval, because timers stop while a device sleeps. */
const CHECK_INTERVAL_MS = 5_000
const RETRY_MS = 60_000

interface PlayClockProps {
  /** Logs the account out, after a confirmation. */
  onLogOut: () => void
}

type Clock = NonNullable<PlayClock_ViewerFragment['playClock']>

type Due = { kind: 'ended'; endsAt: string | null } | { kind: 'check'; clock: Clock }

const InterventionOffer = lazyComponent(async () => {
  const [{ InterventionOffer: Component }] = await Promise.all([
    import('./intervention-offer.tsx'),
    loadTexts(['interventions']),
  ])
  return Component
})

const BreakDialog = lazyComponent(async () => (await import('../break-dialog.tsx')).BreakDialog)

/**
 * Shows the reality check and the end of the session time over everything, games included. Times come from the server,
 * so they continue across games, tabs and reloads. Also speaks to a member whose play may do harm.
 */
export function PlayClock({ onLogOut }: PlayClockProps) {
  const { t } = useTranslation('limits')
  const client = useApolloClient()
  // The first screen's query loads it; after a log-in it is fetched.
  const { data, refetch } = usePlayClockQuery({ fetchPolicy: 'cache-first' })
  const viewer = data ? (data as PlayClockQuery).viewer : null
  const clock = viewer?.playClock ?? null
  const intervention = viewer?.intervention ?? null
  const isItsMoment = useIsItsMoment(intervention, data !== undefined)
  const [closedId, setClosedId] = useState<string | null>(null)
  // The break ends the intervention, and its dialog goes on.
  const [breakDays, setBreakDays] = useState<number | null>(null)
  const [due, setDue] = useState<Due | null>(null)
  const [seenEnd, setSeenEnd] = useState<string | null>(null)
  const announcedEnd = useRef<string | null>(null)

  const isMissing = data !== undefined && !clock
  useEffect(() => {
    if (!isMissing) return
    const timer = setInterval(() => void refetch(), RETRY_MS)
    return () => clearInterval(timer)
  }, [isMissing, refetch])

  useEffect(() => {
    if (!clock || due) return
    const times = getTimes(clock)
    let asking = false
    const look = async () => {
      const found = dueNotice(times, serverNow())
      if (clock.playEndsAt !== announcedEnd.current && endsSoon(times, serverNow())) {
        announcedEnd.current = clock.playEndsAt
        showToast({ tone: 'info', title: t('clock.soon') })
      }
      if (asking || found === null || (found === 'ended' && seenEnd === clock.playEndsAt)) return
      asking = true
      // Another tab may have acknowledged it, and the figures must be current.
      const fresh = await client
        .query({ query: PlayClockDocument, fetchPolicy: 'network-only' })
        .then(({ data: response }) => response?.viewer?.playClock ?? null)
        .catch(() => null)
      asking = false
      const current = fresh && dueNotice(getTimes(fresh), Date.parse(fresh.at))
      if (fresh && current === 'ended') setDue({ kind: 'ended', endsAt: fresh.playEndsAt })
      else if (fresh && current === 'check') setDue({ kind: 'check', clock: fresh })
    }
    void look()
    const timer = setInterval(() => void look(), CHECK_INTERVAL_MS)
    const stopLooking = onPageShown(() => void look())
    return () => {
      clearInterval(timer)
      stopLooking()
    }
  }, [clock, due, seenEnd, client, t])

  if (due?.kind === 'ended') {
    const stay = () => {
      setSeenEnd(due.endsAt)
      setDue(null)
    }
    return <TimeOver onStay={stay} onLogOut={onLogOut} />
  }
  if (due) return <RealityCheck clock={due.clock} onDone={() => setDue(null)} onLogOut={onLogOut} />
  return (
    <SilentBoundary>
      <Suspense>
        {breakDays === null ? (
          intervention && isItsMoment && intervention.id !== closedId ? (
            <InterventionOffer
              key={intervention.id}
              intervention={intervention}
              onClose={() => setClosedId(intervention.id)}
              onTakeBreak={setBreakDays}
            />
          ) : null
        ) : (
          <BreakDialog kind="TIME_OUT" days={breakDays} onClose={() => setBreakDays(null)} />
        )}
      </Suspense>
    </SilentBoundary>
  )
}

function getTimes({ startedAt, nextCheckAt, playEndsAt }: Clock): PlayTimes {
  return {
    startedAt: Date.parse(startedAt),
    nextCheckAt: Date.parse(nextCheckAt),
    playEndsAt: playEndsAt === null ? null : Date.parse(playEndsAt),
  }
}

interface RealityCheckProps {
  clock: Clock
  onDone: () => void
  onLogOut: () => void
}

function RealityCheck({ clock, onDone, onLogOut }: RealityCheckProps) {
  const { t } = useTranslation(['limits', 'ui'])
  const navigate = useNavigate()
  const { run, isPending } = useSubmit(useAcknowledgeRealityCheckMutation())
  const acknowledge = async (then: () => void) => {
    const { problem } = await run({})
    if (problem) showToast({ tone: 'bad', title: problem.text })
    onDone()
    then()
  }
  const rows = [
    { name: t('clock.staked'), money: clock.staked },
    { name: t('clock.won'), money: clock.won },
    { name: t('clock.net'), money: clock.net, signed: true },
  ]
  return (
    <AlertDialog
      title={t('clock.title')}
      confirmLabel={t('clock.goOn')}
      cancelLabel={t('clock.logOut')}
      closeLabel={t('clock.goOn')}
      pending={isPending ? t('working') : false}
      onConfirm={() => void acknowledge(() => undefined)}
      onCancel={() => void acknowledge(onLogOut)}
    >
      <p className="mb-3">{t('clock.text')}</p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 text-text">
        <dt className="text-muted">{t('clock.elapsed')}</dt>
        <dd className="figures text-end font-semibold">
          {formatElapsed(Date.parse(clock.at) - Date.parse(clock.startedAt))}
        </dd>
        {rows.map(({ name, money, signed = false }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className={`text-end ${signed ? 'font-semibold' : ''}`}>
              <Money amount={money.amount} currency={money.currency} signed={signed} />
            </dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        className="mt-4 text-small underline underline-offset-2"
        onClick={() => void acknowledge(() => void navigate(paths.memberLimits()))}
      >
        {t('clock.toLimits')}
      </button>
    </AlertDialog>
  )
}

function TimeOver({ onStay, onLogOut }: { onStay: () => void; onLogOut: () => void }) {
  const { t } = useTranslation('limits')
  return (
    <AlertDialog
      title={t('clock.overTitle')}
      confirmLabel={t('clock.logOut')}
      cancelLabel={t('clock.stay')}
      closeLabel={t('clock.stay')}
      onConfirm={() => {
        onStay()
        onLogOut()
      }}
      onCancel={onStay}
    >
      {t('clock.overText')}
    </AlertDialog>
  )
}
