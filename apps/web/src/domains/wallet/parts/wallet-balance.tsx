import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Money } from '../../../ui/money.tsx'
import { useBalanceHidden } from './balance-hidden.ts'
import { useBalance } from './use-balance.ts'

/** What is available, with a button that hides all amounts. `page` where it is the largest thing of one. */
export function WalletBalance({ size }: { size: 'panel' | 'page' }) {
  const { t } = useTranslation(['balance', 'ui'])
  const [hidden, setHidden] = useBalanceHidden()
  const wallet = useBalance()
  if (!wallet) return null
  return (
    <dl className="min-w-0">
      <dt className="flex items-center gap-1 text-small text-muted">
        {t('available')}
        <IconButton
          icon={hidden ? Eye : EyeOff}
          iconSize={16}
          size="small"
          label={t(hidden ? 'ui:showBalance' : 'ui:hideBalance')}
          aria-pressed={hidden}
          onClick={() => setHidden(!hidden)}
        />
      </dt>
      <dd
        className={`figures overflow-x-auto font-semibold [scrollbar-width:none] ${size === 'page' ? 'text-headline tablet:text-display' : 'text-title'}`}
      >
        <Money {...wallet.available} hidden={hidden && t('ui:amountHidden')} />
      </dd>
      <dd className="mt-0.5 text-small text-pretty text-muted">{t('availableNote')}</dd>
    </dl>
  )
}
