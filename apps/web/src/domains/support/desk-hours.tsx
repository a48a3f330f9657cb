import { Headset } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import type { DeskHours_DeskFragment } from './guest-case.generated.ts'

/** When customer service answers. Namespace `cases`. */
export function DeskHours({
  desk: { opensAt, closesAt, isOpen, answerMinutes, isPersonal },
}: {
  desk: Omit<DeskHours_DeskFragment, ' $fragmentName'>
}) {
  const { t } = useTranslation('cases')
  return (
    <div className="min-w-0">
      <p className="flex items-center gap-2 text-prose font-semibold">
        <Icon icon={Headset} />
        {t(isPersonal ? 'personalDesk' : 'desk')}
      </p>
      <p className="mt-1 text-body text-pretty text-muted">
        {t(isOpen ? 'deskOpen' : 'deskClosed', { from: opensAt, to: closesAt, minutes: answerMinutes })}
      </p>
    </div>
  )
}
