import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useViewer } from '../../../access/use-viewer.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Money } from '../../../ui/money.tsx'
import { useBalanceHidden } from '../balance-hidden.ts'

/** The balance as the largest thing of a page, with a button that hides all amounts. */
export function WalletBalance() {
  const { t } = useTranslation(['common', 'ui'])
  const [hidden, setHidden] = useBalanceHidden()
  const balance = useViewer()?.wallet?.balance
  if (!balance) return null
  return (
    <dl className="min-w-0">
      <dt className="flex items-center gap-1 text-small text-muted">
        {t('balance')}
        <IconButton
          icon={hidden ? Eye : EyeOff}
          iconSize={16}
          size="small"
          label={hidden ? t('ui:showBalance') : t('ui:hideBalance')}
          aria-pressed={hidden}
          onClick={() => setHidden(!hidden)}
        />
      </dt>
      <dd className="figures overflow-x-auto text-headline font-semibold [scrollbar-width:none] tablet:text-display">
        <Money {...balance} hidden={hidden && t('ui:amountHidden')} />
      </dd>
    </dl>
  )
}
