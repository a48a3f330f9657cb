import { useTranslation } from 'react-i18next'
import { toRatio } from './rate.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { linkClass } from '../../ui/link-class.ts'
import type { Column } from '../../ui/table.tsx'
import type { Contract } from './contract-terms.tsx'

type Row = Pick<Contract, 'payee' | 'payer' | 'terms'>

/**
 * Columns of contracts and of requests for them.
 * @param own the agent's username
 */
export function useContractColumns(own: string) {
  const { t } = useTranslation('contracts')
  const format = useFormat()
  return {
    account: {
      id: 'account',
      header: t('withAccount'),
      cell: ({ payee, payer }) => <bdi>{payee === own ? payer : payee}</bdi>,
    },
    rate: {
      id: 'rate',
      header: t('rate'),
      align: 'end',
      cell: ({ terms }) => format.percent(toRatio(terms.basisPoints), 2),
    },
  } satisfies Record<string, Column<Row>>
}

interface OpenButtonProps {
  answers: boolean
  label: string
  onPress: () => void
}

export function OpenButton({ answers, label, onPress }: OpenButtonProps) {
  const { t } = useTranslation('contracts')
  return (
    <button type="button" className={linkClass()} aria-label={label} onClick={onPress}>
      {t(answers ? 'answer' : 'open')}
    </button>
  )
}
