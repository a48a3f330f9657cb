import { ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Skeleton, SkeletonText } from '../ui/skeleton.tsx'
import { KitSection } from './kit-section.tsx'
import { kitLabels } from './kit-labels.ts'

export function KitStates() {
  const { t } = useTranslation('ui')
  const words = kitLabels()
  const retry = { label: t('retry'), onRetry: () => location.reload() }
  return (
    <KitSection title={words.states}>
      <div className="grid gap-6 laptop:grid-cols-3">
        <EmptyState
          level={3}
          icon={ReceiptText}
          title={words.emptyTitle}
          text={words.emptyText}
          action={<Button>{words.seeGames}</Button>}
        />
        <ErrorState
          level={3}
          title={words.errorTitle}
          text={words.errorText}
          code={t('errorCode', { code: 'PLATFORM_UNAVAILABLE' })}
          retry={retry}
        />
        <div aria-busy="true" className="space-y-4 p-6">
          <div className="flex items-center gap-3">
            <Skeleton className="size-10 rounded-full" />
            <Skeleton className="h-4 w-32 rounded-control" />
          </div>
          <SkeletonText />
          <div className="grid grid-cols-3 gap-3">
            {[1, 2, 3].map((tile) => (
              <Skeleton key={tile} className="aspect-square rounded-card" />
            ))}
          </div>
        </div>
      </div>
      <ErrorState look="line" level={3} title={words.errorTitle} text={words.errorText} retry={retry} />
    </KitSection>
  )
}
