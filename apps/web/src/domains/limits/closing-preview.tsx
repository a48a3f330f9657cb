import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { WriteToUs } from '../support/parts/write-to-us.tsx'
import { OfferedLink } from '../site/parts/offered-link.tsx'
import { linkClass } from '../../ui/link-class.ts'
import type { ClosingPreviewQuery } from './account-closing.generated.ts'

export type ClosingPreview = NonNullable<NonNullable<ClosingPreviewQuery['viewer']>['closing']>
type Matter = ClosingPreview['obstacles'][number] | ClosingPreview['openMatters'][number]

/** The obstacles to closing the account, or its consequences: amount, card, time, review, and which pages stay open. */
export function ClosingPreviewContent({ preview, onLeave }: { preview: ClosingPreview; onLeave: () => void }) {
  const { t } = useTranslation('closing')
  const { obstacles, openMatters } = preview
  return (
    <div className="flex flex-col gap-4 text-body">
      {obstacles.length > 0 ? (
        <Matters title={t('blockedTitle')} matters={obstacles} onLeave={onLeave} />
      ) : (
        <Plan preview={preview} />
      )}
      {openMatters.length > 0 ? <Matters title={t('openTitle')} matters={openMatters} onLeave={onLeave} /> : null}
    </div>
  )
}

function Plan({ preview: { payouts } }: { preview: ClosingPreview }) {
  const { t } = useTranslation('closing')
  const format = useFormat()
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('planTitle')}</h3>
      {payouts.length === 0 ? <p>{t('planEmpty')}</p> : null}
      {payouts.map(({ amount, bankName: bank, accountMasked: account, expectedMinutes: count, isReviewed }, index) => (
        <p key={index} className="text-pretty">
          {t('plan', { amount: format.money(amount.amount, amount.currency), bank, account, count })}{' '}
          {t(isReviewed ? 'reviewed' : 'mayBeReviewed')}
        </p>
      ))}
      {payouts.length > 0 ? <p className="text-pretty text-muted">{t('until')}</p> : null}
    </section>
  )
}

function Matters({ title, matters, onLeave }: { title: string; matters: readonly Matter[]; onLeave: () => void }) {
  const { t } = useTranslation('closing')
  const format = useFormat()
  const getText = (matter: Matter) => {
    const { kind, reference, name, amount } = matter
    const values = {
      reference: reference ?? '',
      name: name ?? '',
      number: format.integer(('count' in matter && matter.count) || 0),
      amount: amount ? format.money(amount.amount, amount.currency) : '',
    }
    if (kind === 'DOWNLINE' && name === null) return t('open.DOWNLINE_UNLED', values)
    return isOpenMatter(kind) ? t(`open.${kind}`, values) : t(`obstacles.${kind}`, values)
  }
  return (
    <section>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <ul className="flex flex-col gap-2">
        {matters.map((matter, index) => {
          const address = getAddress(matter)
          const link = { onClick: onLeave, className: linkClass(), children: t(`actions.${matter.kind}`) }
          return (
            <li key={index} className="text-pretty">
              {getText(matter)}.{' '}
              {address === undefined ? (
                <WriteToUs question={{ topic: 'ACCOUNT' }} {...link} />
              ) : (
                <OfferedLink to={address} {...link} />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const OPEN_MATTERS = ['PAYOUT_UNCONFIRMED', 'CASE', 'BONUS', 'DOWNLINE', 'INVITATIONS', 'CONTRACTS', 'BILLS'] as const
const isOpenMatter = (kind: Matter['kind']): kind is (typeof OPEN_MATTERS)[number] =>
  OPEN_MATTERS.some((known) => known === kind)

/** Address of the page where a matter is settled. */
/** Where the matter is settled; undefined where somebody has to be asked. */
function getAddress({ kind, reference }: Matter): string | undefined {
  switch (kind) {
    case 'ROUND':
      return reference ? paths.game(reference) : paths.home()
    case 'LOTTERY_TICKET':
      return reference ? paths.lotteryTicket(reference) : paths.lotteryTickets()
    case 'TRANSFER':
    case 'VENDOR_MONEY':
      return paths.wallet()
    case 'DEPOSIT':
      return paths.deposit(reference ?? undefined)
    case 'WITHDRAWAL':
    case 'PAYOUT_UNCONFIRMED':
      return reference ? paths.withdrawal(reference) : paths.withdrawals()
    case 'CARD_MISSING':
    case 'CARD_RESTING':
      return paths.bankCards()
    case 'CASE':
      return paths.serviceCases(reference ? { case: reference } : {})
    case 'BONUS':
      return paths.bonus()
    case 'DOWNLINE':
      return paths.downlines()
    case 'INVITATIONS':
      return paths.registerCentre()
    case 'CONTRACTS':
    case 'BILLS':
      return paths.dividends()
    default:
      return undefined
  }
}
