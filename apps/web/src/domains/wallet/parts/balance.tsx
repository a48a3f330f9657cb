import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { Eye, EyeOff, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Money } from '../../../ui/money.tsx'
import type { PopoverTrigger } from '../../../ui/popover.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import { getErrorCode } from '../../../graphql/error-code.ts'
import { useErrorText } from '../../../graphql/use-error-text.ts'
import { useLiveEvent } from '../../../graphql/live/use-live-event.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { BalanceDocument, useBalanceQuery } from './balance.generated.ts'
import { useBalanceHidden } from './balance-hidden.ts'
import { BalancePopover, useRest } from './balance-popover.tsx'
import { useBalance, type OwnWallet } from './use-balance.ts'

/** The available balance, one press away where the rest is, with a button to refresh it. */
export function Balance() {
  const { t } = useTranslation(['common', 'ui'])
  const [hidden, setHidden] = useBalanceHidden()
  const errorText = useErrorText()
  const wallet = useBalance()
  const query = useBalanceQuery({ fetchPolicy: 'standby' })
  useVendorsAsked()
  /** Set when refreshing failed, because an outdated amount must not look current. */
  const [outdated, setOutdated] = useState<string>()

  const refresh = async (): Promise<void> => {
    try {
      const { error } = await query.refetch()
      if (error) throw error
      setOutdated(undefined)
    } catch (error) {
      // The balance left the page meanwhile, such as at the end of the session.
      if (error instanceof DOMException && error.name === 'AbortError') return
      const code = getErrorCode(error)
      setOutdated(wallet?.available.amount)
      // An ended session has its own message.
      if (code !== 'SESSION_EXPIRED') showToast({ tone: 'bad', title: errorText(code) })
    }
  }
  return (
    <div className="flex items-center">
      <BalancePopover
        align="end"
        trigger={(trigger) => (
          <span role="status" className="flex min-w-24 justify-end tablet:min-w-28">
            {query.loading ? (
              <span data-amount="" className="text-muted">
                <span aria-hidden="true">…</span>
                <span className="visually-hidden">{t('updating')}</span>
              </span>
            ) : wallet && wallet.available.amount !== outdated ? (
              <Amount wallet={wallet} trigger={trigger} />
            ) : (
              <span data-amount="" className="text-muted">
                —
              </span>
            )}
          </span>
        )}
      />
      <IconButton
        icon={hidden ? Eye : EyeOff}
        iconSize={16}
        size="small"
        label={t(hidden ? 'ui:showBalance' : 'ui:hideBalance')}
        aria-pressed={hidden}
        className="max-tablet:hidden"
        onClick={() => setHidden(!hidden)}
      />
      <IconButton
        icon={RefreshCw}
        iconSize={16}
        size="small"
        label={t('refresh')}
        disabled={query.loading}
        // The amount is live; on phones the button appears only when it is needed.
        className={outdated === undefined ? 'max-tablet:hidden' : 'max-tablet:size-10'}
        onClick={() => void refresh()}
      />
    </div>
  )
}

/** An event does not say what vendors hold: the page asks, and again if another event has come meanwhile. */
function useVendorsAsked(): void {
  const client = useApolloClient()
  const events = useRef(0)
  const ask = async (): Promise<void> => {
    const before = events.current
    await client.query({ query: BalanceDocument, fetchPolicy: 'network-only' }).catch(() => undefined)
    if (events.current !== before) await ask()
  }
  useLiveEvent('BalanceChanged', ({ balance }) => {
    events.current += 1
    if (!balance) void ask()
  })
}

function Amount({ wallet, trigger }: { wallet: OwnWallet; trigger: PopoverTrigger }) {
  const { t } = useTranslation(['balance', 'ui'])
  const [hidden] = useBalanceHidden()
  const format = useFormat()
  const rest = useRest(wallet)
  const { available } = wallet
  // From a thousand million on, a narrow header has room for the short form only; the parts show all of it.
  const isLong = available.amount.length > 12
  return (
    <button
      type="button"
      {...trigger}
      title={t('available')}
      className="figures flex min-h-11 max-w-44 flex-col items-end justify-center rounded-control px-1.5 max-[22.5rem]:px-0 text-prose leading-tight font-semibold hover:bg-hover max-tablet:text-body"
    >
      <span data-amount="">
        <span className={isLong ? 'max-[26rem]:hidden' : undefined}>
          <Money {...available} hidden={hidden ? t('ui:amountHidden') : false} />
        </span>
        {isLong ? (
          <span className="figures min-[26rem]:hidden">
            {hidden ? '***' : format.compactMoney(available.amount, available.currency)}
          </span>
        ) : null}
      </span>
      {rest === undefined ? null : (
        <span className="max-w-full truncate text-caption font-medium text-muted max-tablet:max-w-32 max-[22.5rem]:max-w-24">
          {rest}
        </span>
      )}
    </button>
  )
}
