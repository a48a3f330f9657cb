import { DEPOSIT_PROOFS_MAX } from '@playhouse/shared/limits.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { sendEvent } from '../../analytics/send-event.ts'
import { isOpenDeposit, takesProof } from './deposit-states.ts'
import { DepositView } from './deposit-view.tsx'
import { useIsStreaming } from '../../graphql/live/live-events.ts'
import { ItemGap, readItem } from '../../graphql/item.tsx'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { readMemberPage } from '../member/parts/member-page.tsx'
import { SearchX } from 'lucide-react'
import { DepositProof } from './deposit-proof.tsx'
import { PageSkeleton } from '../member/parts/page-skeleton.tsx'
import { DepositPage } from './deposit-page.tsx'
import {
  type DepositDetailScreenQueryVariables,
  useDepositDetailScreenQuery,
} from './deposit-detail-screen.generated.ts'
import { Offered } from '../site/parts/offered.tsx'

/** Used without a live stream. */
const POLL_MS = 3_000

export function Component() {
  const { t } = useTranslation('deposit')
  const variables = useScreenVariables<DepositDetailScreenQueryVariables>()
  const query = useDepositDetailScreenQuery({ variables, skipPollAttempt: () => document.hidden })
  const { account, page } = readMemberPage(query)
  const { item: deposit, gap } = readItem(query, account?.deposit)
  const isStreaming = useIsStreaming()
  useCreditedEvent(deposit)
  // The bonus follows a moment after the deposit is credited.
  const awaitsBonus = deposit?.state === 'CREDITED' && deposit.bonus?.state === 'CHOSEN'
  usePolling(query, awaitsBonus || (deposit && !isStreaming ? isOpenDeposit(deposit.state) : false))
  // Pictures of the payment can be added after the deposit has ended, because late payments are credited.
  return (
    <DepositPage title={t('detailTitle')} page={page}>
      {deposit ? (
        <DepositView
          deposit={deposit}
          proof={
            takesProof(deposit.state) && deposit.payment && deposit.payment.proofCount < DEPOSIT_PROOFS_MAX ? (
              // Remounts after each upload, because the pictures are then attached.
              <Offered key={deposit.payment.proofCount} feature="UPLOADS">
                <DepositProof depositId={deposit.id} max={DEPOSIT_PROOFS_MAX - deposit.payment.proofCount} />
              </Offered>
            ) : null
          }
        />
      ) : account ? (
        <ItemGap
          gap={gap}
          query={query}
          failed={t('depositFailed')}
          skeleton={<PageSkeleton />}
          absent={
            <EmptyState
              icon={SearchX}
              title={t('missingTitle')}
              text={t('missingText')}
              action={
                <Link to={paths.deposit()} className={buttonClass({ variant: 'action' })}>
                  {t('title')}
                </Link>
              }
            />
          }
        />
      ) : null}
    </DepositPage>
  )
}

/** Counts a deposit that is credited while the screen is open. */
function useCreditedEvent(deposit: { id: string; state: string } | undefined): void {
  const previous = useRef<{ id: string; state: string }>(undefined)
  useEffect(() => {
    if (!deposit) return
    const { id, state } = deposit
    const wasOpen = previous.current?.id === id && previous.current.state !== 'CREDITED'
    if (wasOpen && state === 'CREDITED') sendEvent({ name: 'deposit_credited' })
    previous.current = { id, state }
  }, [deposit])
}

/** Polls without a live stream while a payment may change the deposit. */
function usePolling(
  { startPolling, stopPolling }: Pick<ReturnType<typeof useDepositDetailScreenQuery>, 'startPolling' | 'stopPolling'>,
  isActive: boolean,
) {
  useEffect(() => {
    if (!isActive) return undefined
    startPolling(POLL_MS)
    return stopPolling
  }, [isActive, startPolling, stopPolling])
}
