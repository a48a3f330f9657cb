import { ChevronRight, Smartphone } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { lazyPart } from '../../ui/load-part.ts'
import { Popover } from '../../ui/popover.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RowButton } from './side-row.tsx'

const Codes = lazyPart(async () => (await import('./code-list.tsx')).CodeList)

/** The apps, each as a code to scan; this site itself where the brand has none. */
export function DownloadCodes({ mini }: { mini: boolean }) {
  const { t } = useTranslation('shell')
  const site = useSiteFacts()
  if (!site) return null
  return (
    <Popover
      label={t('onPhone')}
      side="beside"
      trigger={(trigger) => (
        <RowButton {...trigger} icon={Smartphone} label={t('onPhone')} mini={mini} end={ChevronRight} />
      )}
    >
      {(close) => (
        <Suspense fallback={<Skeleton className="m-4 h-40 w-64 rounded-card" />}>
          <Codes downloads={site.downloads} onLeave={close} />
        </Suspense>
      )}
    </Popover>
  )
}
