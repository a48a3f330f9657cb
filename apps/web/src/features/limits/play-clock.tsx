import { useApolloClient } from '@apollo/client/react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSubmit } from '../../graphql/use-submit.ts'
import { paths } from '../../paths.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Money } from '../../ui/money.tsx'
import { dismissToast, showToast } from '../../ui/toast-queue.ts'
import type { PlayClock_ViewerFragment, PlayClockQuery } from './play-clock.generated.ts'
import { PlayClockDocument, useAcknowledgeRealityCheckMutation, usePlayClockQuery } from './play-clock.generated.ts'
import { dueNotice, endsSoon, formatElapsed, type PlayTimes, serverNow } from './play-time.ts'

/** The due time is compared this often: a device that slept runs no timers. */
const LOOK_EVERY_MS = 5_000

interface PlayClockProps {
  /** Logs the account out; the question whether to is part of it. */
  onLogOut: () => void
}

/**
 * Shows the reality check and the end of the session time over whatever is open, games included. The times come from the
 * server, so that they go on across games, tabs and reloads.
 */
export function PlayClock({ onLogOut }: PlayClockProps) {
  const client = useApolloClient()
  const { data } = usePlayClockQuery({ fetchPolicy: 'cache-and-network' })
  const clock = data ? (data as PlayClockQuery).viewer?.playClock : null
  const times = useMemo<PlayTimes | null>(
    () =>
      clock
        ? {
            at: Date.parse(clock.at),
            receivedAt: Date.now(),
            startedAt: Date.parse(clock.startedAt),
            nextCheckAt: Date.parse(clock.nextCheckAt),
            playEndsAt: clock.playEndsAt === null ? null : Date.parse(clock.playEndsAt),
          }
        : null,
    [clock],
  )
  const [due, setDue] = useState<'ended' | 'check' | null>(null)
  const [seenEnd, setSeenEnd] = useState<number | null>(null)
  useSoonNotice(times)

  useEffect(() => {
    if (!times) return
    let asking = false
    const look = async () => {
      if (asking || due !== null || dueNotice(times, Date.now()) === null) return
      if (dueNotice(times, Date.now()) === 'ended' && seenEnd === times.playEndsAt) return
      asking = true
      // Another tab may have acknowledged it, and the figures must be those of now.
      const { data: fresh } = await client
        .query({ query: PlayClockDocument, fetchPolicy: 'network-only' })
        .catch(() => ({ data: undefined }))
      asking = false
      const found = fresh?.viewer?.playClock
      if (!found) return
      const at = Date.parse(found.at)
      if (found.playEndsAt !== null && at >= Date.parse(found.playEndsAt)) setDue('ended')
      else if (at >= Date.parse(found.nextCheckAt)) setDue('check')
    }
    const timer = setInterval(() => void look(), LOOK_EVERY_MS)
    const onVisible = () => void look()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [times, due, seenEnd, client])

  if (!clock || !times || due === null) return null
  if (due === 'ended') {
    return (
      <TimeOver
        onStay={() => {
          setSeenEnd(times.playEndsAt)
          setDue(null)
        }}
        onLogOut={onLogOut}
      />
    )
  }
  return (
    <RealityCheck
      elapsed={formatElapsed(serverNow(times, Date.now()) - times.startedAt)}
      clock={clock}
      onDone={() => setDue(null)}
      onLogOut={onLogOut}
    />
  )
}

/** Says five minutes ahead, once, that the session time ends. */
function useSoonNotice(times: PlayTimes | null): void {
  const { t } = useTranslation('limits')
  const endsAt = times?.playEndsAt ?? null
  useEffect(() => {
    if (!times || endsAt === null) return
    let toast: number | undefined
    const look = () => {
      if (toast === undefined && endsSoon(times, Date.now()))
        toast = showToast({ tone: 'info', title: t('clock.soon') })
    }
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => {
      clearInterval(timer)
      if (toast !== undefined) dismissToast(toast)
    }
    // The same end is announced once, however often the clock is read.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [endsAt])
}

interface RealityCheckProps {
  elapsed: string
  clock: NonNullable<PlayClock_ViewerFragment['playClock']>
  onDone: () => void
  onLogOut: () => void
}

function RealityCheck({ elapsed, clock, onDone, onLogOut }: RealityCheckProps) {
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
        <dd className="figures text-end font-semibold">{elapsed}</dd>
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
