import { FileX2, RefreshCw, UserRoundCheck } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrandName } from '../use-brand-name.ts'
import { usePageTitle } from '../parts/use-page-title.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { DownloadSteps } from './download-steps.tsx'
import { PhoneIllustration } from '../parts/phone-illustration.tsx'

const FACTS = { file: FileX2, update: RefreshCw, account: UserRoundCheck } as const satisfies Record<string, LucideIcon>

export function Component() {
  const { t } = useTranslation('layers')
  const title = t('downloadPage.title', { brand: useBrandName() })
  usePageTitle(title, () => ({
    description: t('downloadPage.text'),
    breadcrumbs: [{ name: title, path: paths.download() }],
  }))
  return (
    <div className="grid items-start gap-8 laptop:grid-cols-[1fr_20rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <header>
          <h1 tabIndex={-1} className="text-headline font-semibold text-balance focus-visible:outline-none">
            {title}
          </h1>
          <p className="mt-2 max-w-prose text-prose text-muted text-pretty">{t('downloadPage.text')}</p>
        </header>
        <DownloadSteps />
      </div>
      <aside className="overflow-hidden rounded-card border border-line bg-surface">
        <PhoneIllustration className="block h-72 w-full max-laptop:hidden" />
        <ul className="flex flex-col gap-3 border-line p-5 laptop:border-t">
          {(Object.keys(FACTS) as (keyof typeof FACTS)[]).map((fact) => (
            <li key={fact} className="flex items-center gap-3 text-body">
              <Icon icon={FACTS[fact]} className="text-muted" />
              <span>{t(`downloadPage.facts.${fact}`)}</span>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  )
}
