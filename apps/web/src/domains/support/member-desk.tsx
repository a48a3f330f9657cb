import { ArrowLeft, FileQuestion } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OfferedLink } from '../site/parts/offered-link.tsx'
import { isSupportOpen } from '../../access/side-windows.ts'
import { StateBadge } from './case-thread.tsx'
import { DeskHours } from './desk-hours.tsx'
import { MemberCase } from './member-case.tsx'
import { useOpenCaseForm } from './open-case-form.tsx'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { ItemGap, readItem } from '../../graphql/item.tsx'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useKeptResponse } from '../../graphql/use-kept-response.ts'
import { getMemberAccount } from '../../graphql/viewer-account.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSupportWindowQuery } from './support-window.generated.ts'

export function MemberDesk() {
  const { t } = useTranslation('cases')
  const [opened, setOpened] = useState<string>()
  const variables = { id: opened ?? '0', withCase: opened !== undefined }
  const query = useSupportWindowQuery({ variables, fetchPolicy: 'cache-and-network' })
  const { response, stale, isOld } = useKeptResponse(query, variables.id)
  const account = getMemberAccount(response?.viewer)
  const reload = () => void query.refetch().catch(() => undefined)
  if (!account?.serviceCases)
    return stale && query.loading ? (
      <Skeleton className="h-60 w-full rounded-card" />
    ) : (
      <LoadFailure title={t('failed')} error={query.error} onRetry={reload} />
    )
  const { nodes, desk } = account.serviceCases
  const shown = account.serviceCase
  const { item, gap } = readItem(query, shown && shown.id !== opened ? undefined : shown)
  if (opened !== undefined)
    return (
      <div className="flex flex-col gap-4">
        <Button variant="quiet" size="small" className="-ms-2 self-start" onClick={() => setOpened(undefined)}>
          <Icon icon={ArrowLeft} size={16} className="rtl:-scale-x-100" />
          {t('service.back')}
        </Button>
        {item ? (
          <MemberCase key={opened} found={item} isOld={isOld} onRetry={reload} />
        ) : (
          <ItemGap
            gap={gap}
            query={query}
            failed={t('failed')}
            skeleton={<Skeleton className="h-60 w-full rounded-card" />}
            absent={<EmptyState icon={FileQuestion} level={3} title={t('noSuchTitle')} text={t('noSuchText')} />}
            level={3}
          />
        )}
      </div>
    )
  return (
    <div className="flex flex-col gap-5">
      <DeskHours desk={desk} />
      {nodes.length === 0 ? null : (
        <section>
          <h3 className="mb-2 text-small font-semibold text-muted">{t('service.recent')}</h3>
          <ul className="divide-y divide-line border-y border-line">
            {nodes.map(({ id, title, state, unseenCount }) => (
              <li key={id} className="flex items-baseline justify-between gap-3 py-2">
                <button
                  type="button"
                  className={`${linkClass()} min-w-0 text-start wrap-anywhere`}
                  onClick={() => setOpened(id)}
                >
                  {title}
                </button>
                <span className="shrink-0">
                  {unseenCount > 0 ? (
                    <Badge tone="action">{t('unseen', { count: unseenCount })}</Badge>
                  ) : (
                    <StateBadge state={state} />
                  )}
                </span>
              </li>
            ))}
          </ul>
          <OfferedLink
            to={paths.serviceCases()}
            className={`${linkClass()} mt-2 inline-block text-small`}
            onClick={() => isSupportOpen.set(false)}
          >
            {t('service.allCases')}
          </OfferedLink>
        </section>
      )}
      <OpenForm onOpened={setOpened} />
    </div>
  )
}

function OpenForm({ onOpened }: { onOpened: (id: string) => void }) {
  const { t } = useTranslation('cases')
  const { form, fields, disabledReason } = useOpenCaseForm(onOpened)
  return (
    <section>
      <h3 className="text-prose font-semibold">{t('writeToUs')}</h3>
      <p className="mt-1 mb-4 text-body text-pretty text-muted">{t('service.reachable')}</p>
      <MutationForm form={form}>
        {fields}
        <Button
          type="submit"
          variant="action"
          className="self-start"
          pending={form.isPending && t('sending')}
          disabledReason={disabledReason}
        >
          {t('send')}
        </Button>
      </MutationForm>
    </section>
  )
}
