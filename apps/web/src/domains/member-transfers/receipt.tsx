import { CircleCheck, Copy, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { Fact } from './fact.tsx'
import type { MemberTransfer_TransferFragment } from './member-transfer-screen.generated.ts'

export type Transfer = Omit<MemberTransfer_TransferFragment, ' $fragmentName'>

/** The number and details of a transfer, to keep or print. */
export function Receipt({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const { t } = useTranslation(['transfer', 'ui'])
  const format = useFormat()
  const { id, isSent, counterparty, amount, remark, at } = transfer
  const copy = async () => {
    if (await copyText(id)) showToast({ tone: 'good', title: t('copied') })
  }
  return (
    <Dialog
      title={t('receipt')}
      closeLabel={t('ui:close')}
      onClose={onClose}
      initialFocus="title"
      footer={
        <Button onClick={() => print()}>
          <Icon icon={Printer} size={16} />
          {t('print')}
        </Button>
      }
    >
      <p className="mb-4 flex items-center gap-2 text-prose font-semibold">
        <Icon icon={CircleCheck} className="text-good" />
        {t('arrived')}
      </p>
      <dl className="flex flex-col gap-3">
        <Fact name={t('number')}>
          <span className="flex items-center gap-2 wrap-anywhere">
            {id}
            <IconButton icon={Copy} iconSize={16} size="small" label={t('copyNumber')} onClick={() => void copy()} />
          </span>
        </Fact>
        <Fact name={t(isSent ? 'sentTo' : 'receivedFrom')}>
          <bdi>{counterparty}</bdi>
        </Fact>
        <Fact name={t('amount')}>
          <Money {...amount} exact />
        </Fact>
        <Fact name={t('time')}>{format.dateTime(at)}</Fact>
        {remark ? <Fact name={t('remark')}>{remark}</Fact> : null}
      </dl>
    </Dialog>
  )
}
