import { useFragment } from '@apollo/client/react'
import type { FragmentType } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { COVER_LINK } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { JackpotCard_JackpotFragmentDoc } from './jackpot-card.generated.ts'
import type { JackpotCard_JackpotFragment } from './jackpot-card.generated.ts'
import { JackpotNearness } from '../jackpot-nearness.tsx'
import { useTicking } from '../../games/parts/ticking.ts'
import { useLimitTexts } from '../../games/parts/use-limit-texts.ts'
import { Moment } from '../../../i18n/moment.tsx'

export interface JackpotVendor {
  id: string
  name: string
  icon: string
}

interface JackpotCardProps {
  jackpot: FragmentType<JackpotCard_JackpotFragment>
  vendors: readonly JackpotVendor[]
  /** Origins of pictures, the preferred first. */
  imageHosts: readonly string[]
  onShowWins: (jackpot: { id: string; name: string }) => void
  /** Shows only name, amount and limit, in 72 pixels. */
  low: boolean
}

/** A jackpot with its amount and last winner. Links to its games. */
export function JackpotCard({ jackpot: from, ...props }: JackpotCardProps) {
  const fragment = JackpotCard_JackpotFragmentDoc
  const { data, complete } = useFragment({ fragment, fragmentName: 'JackpotCard_jackpot', from })
  return complete ? <Card jackpot={data} {...props} /> : null
}

interface CardProps extends Omit<JackpotCardProps, 'jackpot'> {
  jackpot: Omit<JackpotCard_JackpotFragment, ' $fragmentName'>
}

function Card({ jackpot, vendors, imageHosts, onShowWins, low }: CardProps) {
  const { id, name, vendorId, amount, lastWin, mustDropBy } = jackpot
  const { t } = useTranslation('jackpots')
  const limitTexts = useLimitTexts()
  const shown = useTicking(amount.amount)
  const vendor = vendors.find((one) => one.id === vendorId)
  return (
    <div
      className={`tone-card relative flex items-center gap-3 rounded-card bg-surface pe-3 hover:bg-raised ${low ? 'h-18 ps-3' : 'h-30 ps-4'}`}
    >
      {vendor ? (
        <Picture
          src={vendor.icon}
          hosts={imageHosts}
          alt=""
          width={40}
          height={40}
          className="size-10 shrink-0 rounded-control"
        />
      ) : null}
      <div className="min-w-0 grow">
        <div className="flex items-center gap-1">
          <h3 className="min-w-0 grow truncate text-small text-muted">
            <Link to={paths.jackpotGames(vendorId)} aria-label={t('gamesOf', { name })} className={COVER_LINK}>
              {name}
            </Link>
          </h3>
          <Button
            variant="quiet"
            size="small"
            aria-haspopup="dialog"
            aria-label={t('winnersOf', { name })}
            onClick={() => onShowWins({ id, name })}
            className="z-1 -me-2 shrink-0"
          >
            {t('winners')}
          </Button>
        </div>
        <p
          className={`truncate font-semibold text-win [&_.currency]:opacity-70 ${low ? 'text-title leading-6' : 'text-headline leading-8'}`}
        >
          <Money amount={shown} currency={amount.currency} whole />
        </p>
        {mustDropBy && low ? (
          <JackpotNearness short amount={{ ...amount, amount: shown }} limit={mustDropBy} />
        ) : mustDropBy ? (
          <>
            <JackpotNearness short amount={{ ...amount, amount: shown }} limit={mustDropBy} />
            <p className="mt-1 truncate text-caption">{limitTexts(mustDropBy)}</p>
          </>
        ) : null}
        {low ? null : (
          <p className="truncate text-caption text-muted">
            {lastWin ? (
              <span>
                {t('lastWon')} {lastWin.maskedUsername} · <Money {...lastWin.amount} whole /> ·{' '}
                <Moment at={lastWin.wonAt} relative still />
              </span>
            ) : (
              <span>{t('neverWon')}</span>
            )}
          </p>
        )}
      </div>
    </div>
  )
}
