import { GameBadge } from '@playhouse/web/kit'
import type { SlotProps } from '@playhouse/web/slots'
import { useTranslation } from 'react-i18next'

/** Games that the house recommends. */
const isPick = (name: string): boolean => /lotus|pearl|jade/i.test(name)

export function Component({ game }: SlotProps<'game.badge'>) {
  const { t } = useTranslation('lotus')
  return isPick(game.name) ? <GameBadge>{t('badge')}</GameBadge> : null
}
