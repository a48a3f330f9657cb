import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Tag } from '../../ui/tag.tsx'
import type { Facets } from './parts/browse-state.ts'
import type { Browse } from './parts/use-browse.ts'

interface FurtherTagsProps {
  browse: Browse
  facets: Facets | null | undefined
}

/** Tags of the filters other than vendors and search text. */
export function FurtherTags({ browse: { state, change }, facets }: FurtherTagsProps) {
  const { t } = useTranslation('filters')
  const format = useFormat()
  const [{ currency } = { currency: undefined }] = facets?.minStakes ?? []
  const stake = currency === undefined ? state.minBet : format.money(state.minBet || '0', currency)
  const tags = [
    ...state.classes.map((one) => ({
      name: t(`classes.${one}`),
      remove: () => change({ classes: state.classes.filter((other) => other !== one) }),
    })),
    ...state.marks.map((mark) => ({
      name: t(`marks.${mark}`),
      remove: () => change({ marks: state.marks.filter((other) => other !== mark) }),
    })),
    ...(state.minBet ? [{ name: t('stakeUpTo', { amount: stake }), remove: () => change({ minBet: '' }) }] : []),
    ...(state.minLines > 0
      ? [{ name: t('linesFrom', { lines: state.minLines }), remove: () => change({ minLines: 0 }) }]
      : []),
  ]
  return tags.map(({ name, remove }) => (
    <li key={name} className="max-w-full">
      <Tag removeLabel={t('remove', { filter: name })} onRemove={remove}>
        {name}
      </Tag>
    </li>
  ))
}
