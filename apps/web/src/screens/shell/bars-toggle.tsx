import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'
import { showBars, useHomeState } from './frame-choices.ts'

/** Lets the bars in on a page that is a stage of its own, and sends them away again. */
export function BarsToggle() {
  const { t } = useTranslation('shell')
  const { barsShown } = useHomeState()
  return (
    <IconButton
      icon={barsShown ? PanelLeftClose : PanelLeftOpen}
      label={barsShown ? t('hideBars') : t('showBars')}
      aria-expanded={barsShown}
      onClick={() => showBars(!barsShown)}
      variant="outline"
      className="fixed! start-3 bottom-6 z-20 bg-overlay!"
    />
  )
}
