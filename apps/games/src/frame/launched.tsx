import { exactNumber, formatMoney, moneyParts, numberFormat } from '@playhouse/shared/money-format.ts'
import type { GameLanguage } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import type { LaunchResponse } from '@playhouse/vendor-api/play-api.ts'
import { createContext, useContext } from 'react'
import { getLocale } from '../i18n/i18n.ts'
import type { GameLook } from '../theme/game-look.ts'

interface Launched {
  readonly launch: LaunchResponse
  /** Null for games without a theme, which use the default look. */
  readonly look: GameLook | null
  readonly language: GameLanguage
  /** BCP 47 tag for Intl. */
  readonly locale: string
  /** Formats an amount given as a decimal string or minor units. */
  money(amount: string | bigint): string
  /** Formats a decimal string as per cent with two to four decimals. */
  percent(percent: string): string
  number(value: number | bigint | string, options?: Intl.NumberFormatOptions): string
}

const LaunchedContext = createContext<Launched | null>(null)

interface LaunchedProviderProps {
  launch: LaunchResponse
  look?: GameLook | null
  children: React.ReactNode
}

export function LaunchedProvider({ launch, look = null, children }: LaunchedProviderProps) {
  const { language } = launch
  const locale = getLocale(language)
  const number: Launched['number'] = (value, options = {}) =>
    numberFormat(locale, options).format(typeof value === 'string' ? exactNumber(value) : value)
  const launched: Launched = {
    launch,
    look,
    language,
    locale,
    money: (amount) => formatMoney(toDecimal(amount), launch.session.currency, locale),
    percent: (percent) => `${number(percent, { minimumFractionDigits: 2, maximumFractionDigits: 4 })}%`,
    number,
  }
  return <LaunchedContext value={launched}>{children}</LaunchedContext>
}

export function useLaunched(): Launched {
  const launched = useContext(LaunchedContext)
  if (!launched) throw new Error('useLaunched must be used inside a LaunchedProvider')
  return launched
}

/** The launched model. @throws RangeError if the engine does not have it */
export function useModel<Model extends { id: string }>(models: readonly Model[]): Model {
  const { modelId } = useLaunched().launch.game
  const model = models.find(({ id }) => id === modelId)
  if (!model) throw new RangeError(`Unknown model ${modelId}`)
  return model
}

interface AmountProps {
  /** A decimal string or minor units. */
  value: string | bigint
  className?: string
  id?: string
  /** Omits zero decimals. */
  short?: boolean
}

/** An amount whose currency sign can be styled apart from its digits. */
export function Amount({ value, className = '', short = false, id }: AmountProps) {
  const { launch, locale } = useLaunched()
  const amount = toDecimal(value)
  const parts = moneyParts(amount, launch.session.currency, locale, { whole: short && /\.0+$/.test(amount) })
  return (
    <span id={id} className={`amount ${className}`.trim()}>
      {parts.map((part, index) =>
        part.type === 'currency' ? (
          <span key={index} className="sign">
            {part.value}
          </span>
        ) : (
          part.value
        ),
      )}
    </span>
  )
}

const toDecimal = (amount: string | bigint) => (typeof amount === 'bigint' ? formatAmount(amount) : amount)
