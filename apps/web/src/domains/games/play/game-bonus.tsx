import { useFragment } from '@apollo/client/react'
import { parseAmount } from '@playhouse/shared/money.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OfferedLink } from '../../site/parts/offered-link.tsx'
import { Balance_WalletFragmentDoc } from '../../wallet/parts/balance.generated.ts'
import { getResponse } from '../../../graphql/response.ts'
import { getMemberAccount } from '../../../graphql/viewer-account.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { paths } from '../../../paths.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useGameBonusQuery } from './game-bonus.generated.ts'

/** Cash and bonus apart, with the terms that matter while playing. Nothing without an active bonus. */
export function GameBonus({ category, vendorId }: { category: string; vendorId: string }) {
  const { t } = useTranslation('game')
  const format = useFormat()
  const wallet = useFragment({ fragment: Balance_WalletFragmentDoc, from: 'Wallet:{}' })
  const hasBonus = wallet.complete && parseAmount(wallet.data.bonus.amount) > 0n
  // Bonus money may all be at stake for a moment.
  const [hadBonus, setHadBonus] = useState(hasBonus)
  if (hasBonus && !hadBonus) setHadBonus(true)
  const query = useGameBonusQuery({ fetchPolicy: 'cache-and-network', skip: !hadBonus })
  const viewer = getResponse(query).response?.viewer
  const account = getMemberAccount(viewer)?.bonusAccount
  if (!account?.running) return null
  const { balance, cash, running } = account
  const { required, wagered, remaining, maxStake, contributions } = running
  const money = (value: { amount: string; currency: string }) => format.shortMoney(value.amount, value.currency)
  const total = parseAmount(required.amount)
  const share = total === 0n ? 1 : Math.min(1, Number((parseAmount(wagered.amount) * 1_000n) / total) / 1_000)
  /** The balance at a vendor that holds the player's money itself. */
  const atVendor = viewer?.wallet?.parts?.find((part) => part.vendorId === vendorId)
  if (atVendor)
    return (
      <section
        aria-label={t('bonus.title')}
        className="flex flex-wrap gap-x-5 gap-y-1 rounded-card border border-line bg-surface px-4 py-2 text-small"
      >
        <p className="figures flex flex-wrap gap-x-4">
          <span>{t('bonus.cash', { amount: money(atVendor.balance) })}</span>
          <span>{t('bonus.money', { amount: money(balance) })}</span>
        </p>
        <p className="text-pretty text-muted">{t('bonus.cashOnly')}</p>
      </section>
    )
  const counting = contributions.find(({ product }) => product === category)?.basisPoints ?? 10_000
  return (
    <section
      aria-label={t('bonus.title')}
      className="grid items-center gap-x-5 gap-y-1 rounded-card border border-line bg-surface px-4 py-2 text-small tablet:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <p className="figures flex flex-wrap gap-x-4">
        <span>{t('bonus.cash', { amount: money(cash) })}</span>
        <span>{t('bonus.money', { amount: money(balance) })}</span>
      </p>
      <ProgressBar
        hideLabel
        label={t('bonus.progress')}
        value={Math.round(share * 100)}
        max={100}
        valueText={t('bonus.left', { amount: money(remaining) })}
        tone="good"
      />
      <p className="figures flex flex-wrap gap-x-4 whitespace-normal! text-muted">
        <span>{t('bonus.left', { amount: money(remaining) })}</span>
        <span>{t('bonus.maxStake', { amount: money(maxStake) })}</span>
        <span>{t('bonus.counts', { percent: format.share(counting / 10_000) })}</span>
        <OfferedLink to={paths.bonus()} className={linkClass()}>
          {t('bonus.link')}
        </OfferedLink>
      </p>
    </section>
  )
}
