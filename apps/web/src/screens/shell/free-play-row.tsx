import { useTranslation } from 'react-i18next'
import { useViewer } from '../../access/use-viewer.ts'
import { useFreePlay } from '../../features/session/use-free-play.ts'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { Button } from '../../ui/button.tsx'

/** Free play for a visitor, where the header has no room for it. */
export function FreePlayRow({ onStarted }: { onStarted: () => void }) {
  const { t } = useTranslation('shell')
  const viewer = useViewer()
  const site = useSiteFacts()
  const { start, starting } = useFreePlay()
  if (viewer !== null || !site?.features.includes('FREE_PLAY')) return null
  return (
    <Button
      className="mx-3"
      pending={starting ? t('freePlayStarting') : false}
      onClick={() => void start().then(onStarted)}
    >
      {t('freePlay')}
    </Button>
  )
}
