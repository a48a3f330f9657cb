import { useFragment } from '@apollo/client/react'
import { parseAmount } from '@playhouse/shared/money.ts'
import { useState } from 'react'
import { Eye, EyeOff, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Money } from '../../../ui/money.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import { getErrorCode } from '../../../graphql/error-code.ts'
import { useErrorText } from '../../../graphql/use-error-text.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Balance_WalletFragmentDoc, useBalanceQuery } from './balance.generated.ts'
import { useBalanceHidden } from '../balance-hidden.ts'

/** The balance, with buttons to hide and to refresh it. */
export function Balance() {
  const { t } = useTranslation(['ui', 'common'])
  const [hidden, setHidden] = useBalanceHidden()
  const errorText = useErrorText()
  const format = useFormat()
  const { data, complete } = useFragment({ fragment: Balance_WalletFragmentDoc, from: 'Wallet:{}' })
  const query = useBalanceQuery({ fetchPolicy: 'standby' })
  /** Set when refreshing failed, because an outdated amount must not look current. */
  const [outdated, setOutdated] = useState<string>()

  // From a thousand million on, a narrow header has room for the short form only; the account page shows all of it.
  const isLong = complete && data.balance.amount.length > 12
  const bonus = complete && parseAmount(data.bonus.amount) > 0n ? data.bonus : null

  const refresh = async (): Promise<void> => {
    try {
      const { error } = await query.refetch()
      if (error) throw error
      setOutdated(undefined)
    } catch (error) {
      // The balance left the page meanwhile, such as at the end of the session.
      if (error instanceof DOMException && error.name === 'AbortError') return
      const code = getErrorCode(error)
      setOutdated(data.balance?.amount)
      // An ended session has its own message.
      if (code !== 'SESSION_EXPIRED') showToast({ tone: 'bad', title: errorText(code) })
    }
  }
  return (
    <span className="flex items-center">
      <span
        role="status"
        className="figures min-w-24 text-end tablet:min-w-28 text-prose font-semibold max-tablet:text-body"
      >
        {query.loading ? (
          <span className="text-muted">
            <span aria-hidden="true">…</span>
            <span className="visually-hidden">{t('common:updating')}</span>
          </span>
        ) : complete && data.balance.amount !== outdated ? (
          <>
            <span className={isLong ? 'max-[26rem]:hidden' : undefined}>
              <Money {...data.balance} hidden={hidden ? t('amountHidden') : false} />
            </span>
            {isLong ? (
              <span className="figures min-[26rem]:hidden">
                {hidden ? '***' : format.compactMoney(data.balance.amount, data.balance.currency)}
              </span>
            ) : null}
            {bonus ? (
              <span className="block text-caption font-medium text-muted">
                {t('bonusMoney', { amount: hidden ? '***' : format.wholeMoney(bonus.amount, bonus.currency) })}
              </span>
            ) : null}
          </>
        ) : (
          <span className="text-muted">—</span>
        )}
      </span>
      <IconButton
        icon={hidden ? Eye : EyeOff}
        iconSize={16}
        size="small"
        label={hidden ? t('showBalance') : t('hideBalance')}
        aria-pressed={hidden}
        className="max-tablet:size-10 max-[22.5rem]:hidden"
        onClick={() => setHidden(!hidden)}
      />
      <IconButton
        icon={RefreshCw}
        iconSize={16}
        size="small"
        label={t('common:refresh')}
        disabled={query.loading}
        // The amount is live; on phones the button appears only when it is needed.
        className={outdated === undefined ? 'max-tablet:hidden' : 'max-tablet:size-10'}
        onClick={() => void refresh()}
      />
    </span>
  )
}
