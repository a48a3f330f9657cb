import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import type { ImpossibleLimit } from './impossible-limit.ts'

interface ImpossibleLimitDialogProps {
  limit: ImpossibleLimit
  onChange: () => void
  onAccept: () => void
}

/** Asks before a limit is set that closes what it limits. */
export function ImpossibleLimitDialog({ limit, onChange, onAccept }: ImpossibleLimitDialogProps) {
  const { t } = useTranslation(['limits', 'ui'])
  const { wholeMoney } = useFormat()
  const { kind, units, minimumDeposit } = limit
  return (
    <AlertDialog
      title={t(kind === 'DEPOSIT' ? 'impossible.depositTitle' : 'impossible.stakeTitle')}
      confirmLabel={t('impossible.accept')}
      cancelLabel={t('impossible.change')}
      closeLabel={t('ui:close')}
      onCancel={onChange}
      onConfirm={onAccept}
    >
      {t(kind === 'DEPOSIT' ? 'impossible.depositText' : 'impossible.stakeText', {
        min: wholeMoney(minimumDeposit.amount, minimumDeposit.currency),
        limit: wholeMoney(units, minimumDeposit.currency),
      })}
    </AlertDialog>
  )
}
