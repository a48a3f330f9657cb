import { ChevronRight, CircleQuestionMark, Headset, Megaphone, MessageSquareText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { askAnnouncements, askCustomerService, askHelp, askPlatformMessages } from '../../access/ask-layers.ts'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { RowButton } from './side-row.tsx'

/** Whoever helps: the desk, what the platform tells everyone, announcements, the help centre. */
export function ServiceMenu({ mini }: { mini: boolean }) {
  const { t } = useTranslation('shell')
  return (
    <Menu
      label={t('customerService')}
      side="beside"
      trigger={(trigger) => (
        <RowButton {...trigger} icon={Headset} label={t('customerService')} mini={mini} end={ChevronRight} />
      )}
    >
      <MenuItem icon={Headset} onSelect={() => askCustomerService('short')}>
        {t('talkToUs')}
      </MenuItem>
      <MenuItem icon={MessageSquareText} onSelect={askPlatformMessages}>
        {t('platformMessages')}
      </MenuItem>
      <MenuItem icon={Megaphone} onSelect={() => askAnnouncements()}>
        {t('announcements')}
      </MenuItem>
      <MenuItem icon={CircleQuestionMark} onSelect={() => askHelp()}>
        {t('helpCentre')}
      </MenuItem>
    </Menu>
  )
}
