import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import type { PaletteGroup } from './use-palette-results.tsx'
import type { PaletteResponse } from './use-palette-response.ts'

interface PaletteStatusProps {
  text: string
  answer: PaletteResponse | null
  groups: readonly PaletteGroup[]
}

/** Fallback groups; they do not count as results. */
const NOT_FOUND: readonly string[] = ['nearest', 'all']

/** The number of results for screen readers, or a note that there are none or that the search failed. */
export function PaletteStatus({ text, answer, groups }: PaletteStatusProps) {
  const { t } = useTranslation('palette')
  const { integer } = useFormat()
  const answered = answer?.text === text
  const count = groups.filter(({ id }) => !NOT_FOUND.includes(id)).reduce((sum, { choices }) => sum + choices.length, 0)
  const nothing = text !== '' && answered && !answer.failed && count === 0
  return (
    <div role="status" className="shrink-0">
      {answered && answer.failed ? (
        <p className="border-b border-line px-4 py-3 text-small text-muted">{t('failed')}</p>
      ) : nothing ? (
        <div className="px-4 pt-5 pb-1">
          <p className="font-semibold wrap-anywhere">{t('nothing', { text })}</p>
          <p className="text-small text-muted">{t('nothingText')}</p>
        </div>
      ) : text !== '' && answered ? (
        <span className="visually-hidden">
          {t('found', { count, formatParams: undefined, replace: { count: integer(count) } })}
        </span>
      ) : null}
    </div>
  )
}
