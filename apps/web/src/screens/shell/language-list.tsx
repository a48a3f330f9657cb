import { Check } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { useLanguageChoice } from './use-language-choice.ts'

/** The languages of the interface, in the side menu; nothing where there is but one. */
export function LanguageList({ className = '' }: { className?: string }) {
  const { t } = useTranslation('shell')
  const id = useId()
  const { languages, current, choose } = useLanguageChoice()
  if (languages.length < 2) return null
  return (
    <div className={className}>
      <h2 id={id} className="mb-1 px-3 text-caption font-medium tracking-normal text-muted">
        {t('language')}
      </h2>
      <ul aria-labelledby={id} className="flex flex-col gap-0.5">
        {languages.map(({ code, name, bcp47 }) => (
          <li key={code}>
            <button
              type="button"
              lang={bcp47}
              aria-current={code === current ? 'true' : undefined}
              onClick={() => void choose(code)}
              className="flex min-h-9 w-full items-center justify-between rounded-control px-3 text-body text-muted hover:bg-hover hover:text-text aria-[current]:font-medium aria-[current]:text-text pointer-coarse:min-h-11"
            >
              {name}
              {code === current ? <Icon icon={Check} size={16} className="text-action" /> : null}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
