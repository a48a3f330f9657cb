import { useTranslation } from 'react-i18next'
import { getResponse } from '../../graphql/response.ts'
import { getMemberAccount } from '../../graphql/viewer-account.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useLostBonusQuery } from './lost-bonus.generated.ts'

/** The bonus that ends with play, by name and amount; null without one. In general terms until it is known. */
export function useLostBonusText(): string | null {
  const { t } = useTranslation('limits')
  const { shortMoney } = useFormat()
  const query = useLostBonusQuery({ fetchPolicy: 'network-only' })
  const { response } = getResponse(query)
  if (!response || query.error) return t('means.bonus')
  const account = getMemberAccount(response.viewer)?.bonusAccount
  if (!account?.running) return null
  const { amount, currency } = account.balance
  return t('means.lostBonus', { bonus: account.running.title, amount: shortMoney(amount, currency) })
}
