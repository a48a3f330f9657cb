import { parseAmount } from '@playhouse/shared/money.ts'
import type { BonusState } from '@playhouse/schema/types.generated.ts'
import { Gift } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Table } from '../../ui/table.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { RecordPage } from '../records/parts/record-page.tsx'
import { readMemberPage } from '../member/parts/member-page.tsx'
import {
  type Bonus_AccountFragment,
  type Bonus_BonusFragment,
  type BonusScreenQueryVariables,
  useBonusScreenQuery,
  useForfeitBonusMutation,
} from './bonus-screen.generated.ts'
import { EndedFreeRounds, OpenFreeRounds } from './free-rounds.tsx'
import { SiteText } from '../site/parts/site-text.tsx'
import { Moment } from '../../i18n/moment.tsx'

type Account = Omit<Bonus_AccountFragment, ' $fragmentName'>
type Bonus = Omit<Bonus_BonusFragment, ' $fragmentName'>

const TONES: Readonly<Record<BonusState, 'plain' | 'good' | 'info'>> = {
  ACTIVE: 'good',
  ENDING: 'info',
  CONVERTED: 'good',
  FORFEITED: 'plain',
  EXPIRED: 'plain',
  SPENT: 'plain',
  OTHER: 'plain',
}

/** The running bonus with its progress and terms, and those that have ended. */
export function Component() {
  const { t } = useTranslation('rewards')
  const variables = useScreenVariables<BonusScreenQueryVariables>()
  const query = useBonusScreenQuery({ variables })
  const { stale, account, page } = readMemberPage(query)
  const reload = () => void query.refetch()
  return (
    <RecordPage title={t('bonus.title')} intro={t('bonus.intro')} page={page}>
      {account?.bonusAccount ? (
        <div className="flex flex-col gap-6">
          <OpenFreeRounds all={account.bonusAccount.freeRounds} />
          {account.bonusAccount.running ? (
            <Running bonus={account.bonusAccount.running} account={account.bonusAccount} onEnded={reload} />
          ) : (
            <EmptyState
              icon={Gift}
              title={t('bonus.noneTitle')}
              text={t('bonus.noneText')}
              action={
                <Link to={paths.promotions()} className={buttonClass()}>
                  {t('bonus.toPromotions')}
                </Link>
              }
            />
          )}
          <Past bonuses={account.bonusAccount.past} busy={stale} />
          <EndedFreeRounds all={account.bonusAccount.freeRounds} busy={stale} />
        </div>
      ) : account ? (
        <LoadFailure title={t('bonus.failed')} error={query.error} onRetry={reload} retrying={stale} />
      ) : null}
    </RecordPage>
  )
}

function Running({ bonus, account, onEnded }: { bonus: Bonus; account: Account; onEnded: () => void }) {
  const { t } = useTranslation(['rewards', 'records'])
  const format = useFormat()
  const navigate = useNavigate()
  const [asking, ask] = useState(false)
  const { title, state, required, wagered, remaining, maxStake, contributions, expiresAt, terms } = bonus
  const names = t('records:categories', { returnObjects: true }) as Readonly<Record<string, string>>
  const money = (value: { amount: string; currency: string }) => format.shortMoney(value.amount, value.currency)
  const total = parseAmount(required.amount)
  const share = total === 0n ? 1 : Math.min(1, Number((parseAmount(wagered.amount) * 1_000n) / total) / 1_000)
  return (
    <section aria-labelledby="bonus" className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="bonus" className="text-prose font-semibold">
          {title}
        </h2>
        <Badge tone={TONES[state]}>{t(`bonus.states.${state}`)}</Badge>
      </div>
      <dl className="grid gap-4 tablet:grid-cols-3">
        <Fact term={t('bonus.balance')}>
          <Money {...account.balance} />
        </Fact>
        <Fact term={t('bonus.cash')}>
          <Money {...account.cash} />
        </Fact>
        <Fact term={t('bonus.maxStake')}>{money(maxStake)}</Fact>
      </dl>
      <ProgressBar
        label={t('bonus.progress')}
        value={Math.round(share * 100)}
        max={100}
        valueText={t('bonus.progressText', { done: money(wagered), required: money(required) })}
        tone="good"
      />
      <p className="text-body">
        {t('bonus.left', { amount: money(remaining) })} {t('bonus.expires', { when: format.dateTime(expiresAt) })}
      </p>
      <ul className="list-disc ps-5 text-small text-muted">
        <li>{t('bonus.risk')}</li>
        <li>{t('bonus.order')}</li>
        {contributions.map(({ product, basisPoints }) => (
          <li key={product}>
            {t('bonus.contribution', {
              product: names[product] ?? product,
              percent: format.share(basisPoints / 10_000),
            })}
          </li>
        ))}
        <li>{t('bonus.refused')}</li>
        <li>{t('bonus.noCap')}</li>
      </ul>
      <details className="rounded-control border border-line p-4">
        <summary className="cursor-pointer text-body font-medium">{t('bonus.terms')}</summary>
        <div className="mt-3">
          <SiteText html={terms} onFollow={(path) => void navigate(path)} size="small" />
        </div>
      </details>
      <span>
        <Button onClick={() => ask(true)} disabledReason={account.openRounds > 0 ? t('bonus.roundOpen') : null}>
          {t('bonus.forfeit')}
        </Button>
      </span>
      {asking ? (
        <ForfeitDialog
          bonus={bonus}
          account={account}
          onClose={() => ask(false)}
          onEnded={() => {
            ask(false)
            onEnded()
          }}
        />
      ) : null}
    </section>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted">{term}</dt>
      <dd className="figures text-prose font-semibold">{children}</dd>
    </div>
  )
}

/** Says what is kept and what is lost before anything happens. */
function ForfeitDialog({
  bonus: { id },
  account: { balance, cash },
  onClose,
  onEnded,
}: {
  bonus: Bonus
  account: Account
  onClose: () => void
  onEnded: () => void
}) {
  const { t } = useTranslation(['rewards', 'ui'])
  const format = useFormat()
  const { run, isPending } = useSubmit(useForfeitBonusMutation())
  const confirm = async () => {
    const { success, problem } = await run({ input: { bonusId: id } })
    if (problem) {
      showToast({ tone: 'bad', title: problem.text })
      return onEnded()
    }
    // A member who has just met the terms keeps the bonus, even if another tab or the job released it first.
    const ended = success.bonusAccount.past.find((bonus) => bonus.id === id)
    showToast(
      ended?.state === 'CONVERTED' && ended.converted
        ? {
            tone: 'good',
            title: t('bonus.states.CONVERTED'),
            text: `${t('bonus.columns.converted')}: ${format.shortMoney(ended.converted.amount, ended.converted.currency)}`,
          }
        : { tone: 'good', title: t('bonus.forfeited') },
    )
    onEnded()
  }
  return (
    <AlertDialog
      title={t('bonus.forfeitTitle')}
      confirmLabel={t('bonus.forfeit')}
      cancelLabel={t('bonus.keepPlaying')}
      closeLabel={t('ui:close')}
      tone="danger"
      pending={isPending && t('bonus.forfeiting')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <ul className="list-disc ps-5">
        <li>{t('bonus.kept', { amount: format.money(cash.amount, cash.currency) })}</li>
        <li>{t('bonus.lost', { amount: format.money(balance.amount, balance.currency) })}</li>
        <li>{t('bonus.free')}</li>
      </ul>
    </AlertDialog>
  )
}

function Past({ bonuses, busy }: { bonuses: readonly Bonus[]; busy: boolean }) {
  const { t } = useTranslation('rewards')
  return (
    <section>
      <h2 className="mb-3 text-prose font-semibold">{t('bonus.past')}</h2>
      <Table
        caption={t('bonus.past')}
        rows={bonuses}
        rowKey={({ id }: Bonus) => id}
        busy={busy}
        empty={<EmptyState icon={Gift} level={3} title={t('bonus.pastNone')} text={t('bonus.pastNoneText')} />}
        columns={[
          {
            id: 'title',
            header: t('bonus.columns.title'),
            cell: ({ title, promotionId }) => (
              <Link to={paths.promotionDetail(promotionId)} className={linkClass()}>
                {title}
              </Link>
            ),
          },
          {
            id: 'state',
            header: t('bonus.columns.state'),
            cell: ({ state }) => <Badge tone={TONES[state]}>{t(`bonus.states.${state}`)}</Badge>,
          },
          {
            id: 'converted',
            header: t('bonus.columns.converted'),
            align: 'end',
            cell: ({ converted }) => (converted ? <Money {...converted} short /> : '–'),
          },
          {
            id: 'lost',
            header: t('bonus.columns.lost'),
            align: 'end',
            cell: ({ lost }) => (lost ? <Money {...lost} short /> : '–'),
          },
          {
            id: 'ended',
            header: t('bonus.columns.ended'),
            cell: ({ endedAt }) => (endedAt ? <Moment at={endedAt} /> : '–'),
          },
        ]}
      />
    </section>
  )
}
