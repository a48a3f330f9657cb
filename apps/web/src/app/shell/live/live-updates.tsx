import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { followedRooms } from '../../../access/side-windows.ts'
import { followDays } from '../../../graphql/live/follow-days.ts'
import { followLive } from '../../../graphql/live/live-client.ts'
import { onLiveEvent, setStreaming } from '../../../graphql/live/live-events.ts'
import { announceSessionExpiry } from '../../../graphql/session-expiry.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useStore } from '../../../store.ts'
import { paths } from '../../../paths.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { useOffers } from '../../../domains/site/parts/use-offers.ts'

interface LiveUpdatesProps {
  viewerId: string
  /** From the response that loaded the viewer. */
  cursor: string | undefined
}

/** Follows the account's events while it is signed in, and announces what concerns its owner. */
export function LiveUpdates({ viewerId, cursor }: LiveUpdatesProps) {
  const client = useApolloClient()
  const from = useRef(cursor)
  const rooms = useStore(followedRooms)
  useEffect(() => {
    const stop = followLive({
      client,
      viewerId,
      chatRooms: rooms === '' ? [] : rooms.split(','),
      cursor: from.current,
      onStreaming: setStreaming,
    })
    return () => {
      // A stream with other rooms resumes where this one ends.
      from.current = stop() ?? from.current
      setStreaming(false)
    }
  }, [client, viewerId, rooms])
  useEffect(() => followDays(client), [client])
  useMoneyNotices()
  useAccountNotices()
  return null
}

/** Payments, bonuses and prizes. */
function useMoneyNotices(): void {
  const { t } = useTranslation('live')
  const { money } = useFormat()
  useEffect(() => {
    const stops = [
      onLiveEvent('DepositChanged', ({ depositState: state, amount }) => {
        const text = money(amount.amount, amount.currency)
        if (state === 'CREDITED') showToast({ tone: 'good', title: t('depositCredited'), text })
        if (state === 'REJECTED') showToast({ tone: 'bad', title: t('depositRejected'), text })
        if (state === 'EXPIRED') showToast({ tone: 'info', title: t('depositExpired'), text: t('depositExpiredText') })
      }),
      onLiveEvent('WithdrawalChanged', ({ withdrawalState: state }) => {
        if (state === 'DISBURSED') {
          showToast({ tone: 'good', title: t('withdrawalSent'), text: t('withdrawalSentText') })
        }
        if (state === 'REJECTED' || state === 'FAILED') {
          showToast({ tone: 'bad', title: t('withdrawalReturned'), text: t('withdrawalReturnedText') })
        }
        if (state === 'NEEDS_INFO') showToast({ tone: 'bad', title: t('withdrawalNeedsInfo') })
      }),
      onLiveEvent('MissionsChanged', ({ reachedCount }) => {
        if (reachedCount > 0) showToast({ tone: 'good', title: t('missionReached'), text: t('missionReachedText') })
      }),
      onLiveEvent('BonusEnded', ({ outcome, amount }) => {
        const text = money(amount.amount, amount.currency)
        if (outcome === 'CONVERTED')
          showToast({ tone: 'good', title: t('bonusReleased'), text: t('bonusReleasedText', { amount: text }) })
        if (outcome === 'EXPIRED') showToast({ tone: 'info', title: t('bonusExpired'), text })
      }),
      onLiveEvent('RaffleWon', ({ place }) =>
        showToast({ tone: 'good', title: t('raffleWon'), text: t('raffleWonText', { place }) }),
      ),
      onLiveEvent('AgentBillPaid', ({ billKind: kind, amount }) => {
        const title = t(kind === 'REBATE' || kind === 'SERIES' ? 'rebatePaid' : 'billPaid')
        showToast({ tone: 'good', title, text: money(amount.amount, amount.currency) })
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [t, money])
}

/** Decisions about the account, answers, limits and the end of its session. */
function useAccountNotices(): void {
  const { t } = useTranslation('live')
  const { dateTime } = useFormat()
  const navigate = useNavigate()
  const offersCases = useOffers()('SUPPORT_CASES')
  useEffect(() => {
    const stops = [
      onLiveEvent('IdentityDecided', ({ identityStatus: state }) => {
        if (state === 'APPROVED') showToast({ tone: 'good', title: t('identityApproved') })
        if (state === 'REJECTED')
          showToast({ tone: 'bad', title: t('identityRejected'), text: t('identitySeeProfile') })
        if (state === 'NEEDS_INFO') {
          showToast({ tone: 'bad', title: t('identityNeedsInfo'), text: t('identitySeeProfile') })
        }
      }),
      onLiveEvent('ServiceCaseChanged', ({ caseId, caseState: state, unseenCount }) => {
        if (state === 'ANSWERED' && unseenCount > 0 && offersCases)
          showToast({
            tone: 'info',
            title: t('caseAnswered'),
            action: { label: t('caseRead'), onPress: () => void navigate(paths.serviceCases({ case: caseId })) },
          })
      }),
      onLiveEvent('AgentApplicationDecided', ({ applicationState: state }) => {
        if (state === 'APPROVED') showToast({ tone: 'good', title: t('applicationApproved') })
        if (state === 'REJECTED')
          showToast({ tone: 'bad', title: t('applicationRejected'), text: t('applicationSeePage') })
        if (state === 'NEEDS_INFO')
          showToast({ tone: 'info', title: t('applicationNeedsInfo'), text: t('applicationSeePage') })
      }),
      onLiveEvent('LimitReached', ({ limit, until }) => {
        // Only the session that took the break is left, and its dialog has said so.
        if (limit === 'TIME_OUT' || limit === 'SELF_EXCLUSION') return
        const text = until === null ? undefined : t('limitUntil', { when: dateTime(until) })
        showToast({ tone: 'info', title: t('limitReached'), ...(text !== undefined && { text }) })
      }),
      onLiveEvent('SessionEnded', ({ reason }) => {
        const texts = t('sessionEnded', { returnObjects: true })
        announceSessionExpiry(
          reason in texts
            ? { ...texts[reason as keyof typeof texts], mayReturn: reason !== 'CLOSED' && reason !== 'BLOCKED' }
            : undefined,
        )
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [t, dateTime, navigate, offersCases])
}
