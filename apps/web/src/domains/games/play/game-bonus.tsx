import { useFragment } from '@apollo/client/react'
import { parseAmount } from '@playhouse/shared/money.ts'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OfferedLink } from '../../site/parts/offered-link.tsx'
import { Balance_WalletFragmentDoc } from '../../wallet/parts/balance.generated.ts'
import { getResponse } from '../../../graphql/response.ts'
import { getMemberAccount } from '../../../graphql/viewer-account.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
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
  const amounts = (
    <>
      <span>{t('bonus.cash', { amount: money(atVendor ? atVendor.balance : cash) })}</span>
      <span>{t('bonus.money', { amount: money(balance) })}</span>
    </>
  )
  if (atVendor)
    return (
      <BonusLine line={amounts}>
        <p className="text-pretty">{t('bonus.cashOnly')}</p>
      </BonusLine>
    )
  const counting = contributions.find(({ product }) => product === category)?.basisPoints ?? 10_000
  const left = t('bonus.left', { amount: money(remaining) })
  return (
    <BonusLine
      line={
        <>
          {amounts}
          <span className="min-w-16 grow max-tablet:hidden">
            <ProgressBar
              hideLabel
              label={t('bonus.progress')}
              value={Math.round(share * 100)}
              max={100}
              valueText={left}
              tone="good"
            />
          </span>
          <span className="text-muted max-laptop:hidden">{left}</span>
        </>
      }
    >
      <p className="laptop:hidden">{left}</p>
      <p>{t('bonus.maxStake', { amount: money(maxStake) })}</p>
      <p>{t('bonus.counts', { percent: format.share(counting / 10_000) })}</p>
      <OfferedLink to={paths.bonus()} className={linkClass()}>
        {t('bonus.link')}
      </OfferedLink>
    </BonusLine>
  )
}

/** One line, so that the game keeps its height; what else matters opens over the game. */
function BonusLine({ line, children }: { line: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('game')
  return (
    <section aria-label={t('bonus.title')} className="relative text-small sideways:hidden">
      <details className="group rounded-card border border-line bg-surface max-tablet:-mx-4 max-tablet:rounded-none max-tablet:border-x-0">
        <summary className="figures flex h-9 cursor-pointer list-none items-center gap-x-4 overflow-hidden px-4 focus-visible:-outline-offset-2">
          {line}
          <Icon icon={ChevronDown} size={16} className="ms-auto text-muted group-open:rotate-180" />
        </summary>
        <div className="absolute inset-x-0 top-full z-20 mt-1 flex tablet:start-auto tablet:min-w-80 flex-col items-start gap-1 rounded-card border border-line bg-overlay px-4 py-3">
          {children}
        </div>
      </details>
    </section>
  )
}
