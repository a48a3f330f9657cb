import { FileQuestion, PenLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData, useNavigate, useSearchParams } from 'react-router-dom'
import { RecordTable } from '../records/parts/record-table.tsx'
import { StateBadge } from './case-thread.tsx'
import { DeskHours } from './desk-hours.tsx'
import { MemberCase } from './member-case.tsx'
import { useOpenCaseForm } from './open-case-form.tsx'
import { FormDialog } from '../../forms/mutation-form.tsx'
import { ItemGap, readItem } from '../../graphql/item.tsx'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useKeptResponse } from '../../graphql/use-kept-response.ts'
import { getMemberAccount, type MemberAccount } from '../../graphql/viewer-account.ts'
import { toAccountPage } from '../member/parts/account-frame.tsx'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { RecordPage } from '../records/parts/record-page.tsx'
import { PageSkeleton } from '../member/parts/page-skeleton.tsx'
import { type CasesScreenQuery, useCasesScreenQuery } from './cases-screen.generated.ts'
import type { loader } from './cases-screen.loader.ts'
import { Moment } from '../../i18n/moment.tsx'

type Account = MemberAccount<CasesScreenQuery>
type Cases = NonNullable<Account['serviceCases']>

/** Cases with customer service; one of them is open by its number in the address. */
export function Component() {
  const { t } = useTranslation('cases')
  const { variables } = useLoaderData<typeof loader>()
  const query = useCasesScreenQuery({ variables })
  const { response, stale, isOld } = useKeptResponse(
    query,
    variables.withCase ? variables.id : `page ${variables.page}`,
  )
  const viewer = response?.viewer
  const account = getMemberAccount(viewer)
  const { item: opened, gap } = readItem(query, account?.serviceCase)
  const page = toAccountPage(query, viewer, viewer?.memberAccount)
  const reload = () => void query.refetch().catch(() => undefined)
  return (
    <RecordPage title={t('title')} intro={t('intro')} page={page}>
      {variables.withCase && account ? (
        opened ? (
          <div className="flex flex-col gap-5">
            <Link to={paths.serviceCases()} className={linkClass()}>
              {t('all')}
            </Link>
            <MemberCase key={opened.id} found={opened} isOld={isOld} onRetry={reload} />
          </div>
        ) : (
          <ItemGap
            gap={gap}
            query={query}
            failed={t('failed')}
            skeleton={<PageSkeleton />}
            absent={
              <EmptyState
                icon={FileQuestion}
                title={t('noSuchTitle')}
                text={t('noSuchText')}
                action={
                  <Link to={paths.serviceCases()} className={buttonClass()}>
                    {t('all')}
                  </Link>
                }
              />
            }
          />
        )
      ) : account?.serviceCases ? (
        <AllCases cases={account.serviceCases} busy={stale} />
      ) : account ? (
        <LoadFailure title={t('failed')} error={query.error} onRetry={reload} retrying={stale} />
      ) : null}
    </RecordPage>
  )
}

function AllCases({ cases: { nodes, pageInfo, desk }, busy }: { cases: Cases; busy: boolean }) {
  const { t } = useTranslation('cases')
  const navigate = useNavigate()
  const isWriting = useSearchParams()[0].has('write')
  return (
    <div className="flex flex-col gap-5">
      <section className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-5">
        <DeskHours desk={desk} />
        <Link to={paths.newServiceCase()} className={buttonClass({ variant: 'action' })}>
          <Icon icon={PenLine} size={16} />
          {t('writeToUs')}
        </Link>
      </section>
      <RecordTable
        caption={t('title')}
        rows={nodes}
        rowKey={({ id }) => id}
        busy={busy}
        pageInfo={pageInfo}
        pageAddress={(page) => paths.serviceCases({ page })}
        clearAddress={undefined}
        empty={{ title: t('noneTitle'), text: t('noneText') }}
        columns={[
          {
            id: 'title',
            header: t('columns.title'),
            cell: ({ id, title, unseenCount }) => (
              <span className="inline-flex items-center gap-2">
                <Link to={paths.serviceCases({ case: id })} className={linkClass()}>
                  {title}
                </Link>
                {unseenCount > 0 ? <Badge tone="action">{t('unseen', { count: unseenCount })}</Badge> : null}
              </span>
            ),
          },
          { id: 'topic', header: t('columns.topic'), cell: ({ topic }) => t(`topics.${topic}`) },
          { id: 'state', header: t('columns.state'), cell: ({ state }) => <StateBadge state={state} /> },
          {
            id: 'at',
            header: t('columns.updated'),
            cell: ({ updatedAt }) => <Moment at={updatedAt} />,
          },
        ]}
      />
      {isWriting ? (
        <OpenDialog
          onClose={() => void navigate(paths.serviceCases(), { replace: true })}
          onOpened={(id) => void navigate(paths.serviceCases({ case: id }), { replace: true })}
        />
      ) : null}
    </div>
  )
}

function OpenDialog({ onClose, onOpened }: { onClose: () => void; onOpened: (id: string) => void }) {
  const { t } = useTranslation('cases')
  const { form, fields, disabledReason } = useOpenCaseForm(onOpened)
  return (
    <FormDialog
      form={form}
      size="medium"
      title={t('writeToUs')}
      submitLabel={t('send')}
      pendingLabel={t('sending')}
      disabledReason={disabledReason}
      onClose={onClose}
    >
      {fields}
    </FormDialog>
  )
}
