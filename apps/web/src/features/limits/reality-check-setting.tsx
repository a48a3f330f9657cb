import { useTranslation } from 'react-i18next'
import { useSubmit } from '../../graphql/use-submit.ts'
import { Select } from '../../ui/select.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { useSetRealityCheckMutation } from './play-clock.generated.ts'

const MINUTES = [15, 30, 45, 60, 90, 120, 240] as const

/** How often the reality check is shown. */
export function RealityCheckSetting({ minutes }: { minutes: number }) {
  const { t } = useTranslation('limits')
  const { run } = useSubmit(useSetRealityCheckMutation())
  const set = async (everyMinutes: number) => {
    const { problem } = await run({ input: { everyMinutes } })
    showToast(problem ? { tone: 'bad', title: problem.text } : { tone: 'good', title: t('reality.saved') })
  }
  const offered = [...new Set<number>([...MINUTES, minutes])].toSorted((one, other) => one - other)
  return (
    <Select
      label={t('reality.label')}
      className="max-w-xs"
      value={String(minutes)}
      options={offered.map((count) => ({ value: String(count), label: t('reality.every', { count }) }))}
      onChange={(event) => void set(Number(event.target.value))}
    />
  )
}
