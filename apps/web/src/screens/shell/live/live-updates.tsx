import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { followLive } from '../../../graphql/live/live-client.ts'
import { onLiveEvent } from '../../../graphql/live/live-events.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { showToast } from '../../../ui/toast-queue.ts'

interface LiveUpdatesProps {
  viewerId: string
  /** As of the answer that told who is signed in. */
  cursor: string | undefined
}

/** Follows the account's events while it is signed in, and says in a line what its owner waits for. */
export function LiveUpdates({ viewerId, cursor }: LiveUpdatesProps) {
  const client = useApolloClient()
  const from = useRef(cursor)
  useEffect(() => followLive({ client, viewerId, cursor: from.current }), [client, viewerId])
  useNotices()
  return null
}

function useNotices(): void {
  const { t } = useTranslation('live')
  const { money, dateTime } = useFormat()
  useEffect(() => {
    const stops = [
      onLiveEvent('DepositChanged', ({ state, amount }) => {
        const text = money(amount.amount, amount.currency)
        if (state === 'CONFIRMED') showToast({ tone: 'good', title: t('depositCredited'), text })
        if (state === 'REJECTED') showToast({ tone: 'bad', title: t('depositRejected'), text })
        if (state === 'EXPIRED') showToast({ tone: 'info', title: t('depositExpired'), text: t('depositExpiredText') })
      }),
      onLiveEvent('WithdrawalChanged', ({ state }) => {
        if (state === 'DISBURSED') {
          showToast({ tone: 'good', title: t('withdrawalSent'), text: t('withdrawalSentText') })
        }
        if (state === 'REJECTED' || state === 'FAILED') {
          showToast({ tone: 'bad', title: t('withdrawalReturned'), text: t('withdrawalReturnedText') })
        }
        if (state === 'NEEDS_INFO') showToast({ tone: 'bad', title: t('withdrawalNeedsInfo') })
      }),
      onLiveEvent('LimitReached', ({ until }) => {
        const text = until === null ? undefined : t('limitUntil', { when: dateTime(until) })
        showToast({ tone: 'info', title: t('limitReached'), ...(text !== undefined && { text }) })
      }),
      onLiveEvent('SessionEnded', ({ reason }) => {
        if (reason === 'REPLACED' || reason === 'PASSWORD_CHANGED' || reason === 'REVOKED' || reason === 'EXCLUDED') {
          showToast({ tone: 'info', title: t(`sessionEnded.${reason}`) })
        }
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [t, money, dateTime])
}
