import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../../ui/copy-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { showToast } from '../../../ui/toast-queue.ts'

/** Copies a value of a proof and says so. */
export function useCopy() {
  const { t } = useTranslation('draws')
  return async (text: string) => {
    const copied = await copyText(text)
    showToast(copied ? { tone: 'good', title: t('proof.copied') } : { tone: 'bad', title: t('proof.copyFailed') })
  }
}

export function CopyValue({ name, value }: { name: string; value: string }) {
  const { t } = useTranslation('draws')
  const copy = useCopy()
  return (
    <IconButton
      icon={Copy}
      iconSize={16}
      size="small"
      label={t('proof.copy', { name })}
      className="shrink-0"
      onClick={() => void copy(value)}
    />
  )
}
