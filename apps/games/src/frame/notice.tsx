import { useTranslation } from 'react-i18next'
import { useLaunched } from './launched.tsx'
import { Icon } from './parts.tsx'
import { postToSite } from './play-api.ts'
import type { Message } from './rounds.ts'

const TOO_LARGE: ReadonlySet<Message> = new Set(['messageBonusStake', 'messageStakeLimit', 'messageStakeCap'])

interface NoticeProps {
  message: Message
  isError: boolean
  /** Largest stake that the player's limit, bonus and country allow; named where a stake was larger. */
  maxStake?: string | null
}

/** Explains a refusal and offers a deposit if the balance is too low. */
export function Notice({ message, isError, maxStake = null }: NoticeProps) {
  const { t } = useTranslation('frame')
  const { launch, money } = useLaunched()
  const isTooLarge = TOO_LARGE.has(message)
  const isShort = message === 'messageEmpty' || message === 'messageInsufficient'
  const isDemo = launch.mode === 'demo'
  return (
    <>
      {isError ? <Icon name="warning" /> : null}
      <span>
        {t(message === 'messageEmpty' && isDemo ? 'messageEmptyDemo' : message)}{' '}
        <span>{isTooLarge && maxStake !== null ? t('mostStake', { max: money(maxStake) }) : null}</span>
      </span>
      {isShort ? <DepositButton /> : null}
    </>
  )
}

/** Asks the site to open the deposit page, or to grant new play credit in free play. */
export function DepositButton() {
  const { t } = useTranslation('frame')
  const { launch } = useLaunched()
  return (
    <button
      type="button"
      className="secondary"
      onClick={() => postToSite({ type: 'playhouse:deposit' }, launch.siteOrigin)}
    >
      {t(launch.mode === 'demo' ? 'newPlayCredit' : 'deposit')}
    </button>
  )
}
