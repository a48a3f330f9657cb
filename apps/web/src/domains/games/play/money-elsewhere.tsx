import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { BalanceRefusal } from '../../wallet/parts/balance-refusal.tsx'
import { useBalanceQuery } from '../../wallet/parts/balance.generated.ts'
import { useBalance } from '../../wallet/parts/use-balance.ts'

interface MoneyElsewhereProps {
  /** Whose game is open: what lies there is what it plays with. */
  vendorId: string
  onClose: () => void
  /** There is no money elsewhere. */
  onNone: () => void
  /** Loads the game again, because some play with what was moved when they were opened. */
  onBroughtBack: () => void
}

/** After a game has found the balance too low: brings back the money that another vendor holds. */
export function MoneyElsewhere({ vendorId, onClose, onNone, onBroughtBack }: MoneyElsewhereProps) {
  const { t } = useTranslation(['balance', 'ui'])
  const { loading } = useBalanceQuery({ fetchPolicy: 'network-only' })
  const wallet = useBalance()
  const [wasAway, setWasAway] = useState(false)
  // A failure to load it shows in the dialog: it may be there all the same.
  const isAway = !wallet?.atVendors || wallet.atVendors.some((part) => part.vendorId !== vendorId)
  const isNone = !loading && !isAway && !wasAway
  if (!loading && isAway && !wasAway) setWasAway(true)
  const leave = useEffectEvent(() => {
    onClose()
    onNone()
  })
  useEffect(() => {
    if (isNone) leave()
  }, [isNone])
  if (!wasAway) return null
  return (
    <Dialog
      size="small"
      title={t('refusal.title')}
      closeLabel={t('ui:close')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('refusal.close')}</Button>}
    >
      <p className="mb-3 text-body text-pretty text-muted">{t('refusal.text')}</p>
      <BalanceRefusal done={t('refusal.playOn')} onBroughtBack={onBroughtBack} />
    </Dialog>
  )
}
