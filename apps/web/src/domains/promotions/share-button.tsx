import { Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { shareAddress } from '../../share-address.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast-queue.ts'

/** Copies the URL of `path`, which begins with a slash. */
export function ShareButton({ path }: { path: string }) {
  const { t } = useTranslation('promotions')
  const share = async () => {
    const copied = await copyText(shareAddress(path))
    showToast(copied ? { tone: 'good', title: t('shared') } : { tone: 'bad', title: t('shareFailed') })
  }
  return (
    <Button onClick={() => void share()}>
      <Icon icon={Link2} size={16} />
      {t('share')}
    </Button>
  )
}
