import type { MenuPage } from '@playhouse/schema/types.generated.ts'
import { KeyRound, ShieldAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PAGE_LOOKS } from '../../centres.ts'
import { MENU_PATHS } from '../../menu-paths.ts'
import { paths } from '../../paths.ts'
import { unmetRequirements } from '../cashier/parts/withdrawal-requirements.tsx'
import { useOffers } from '../site/parts/use-offers.ts'
import type { Attention_OptionsFragment } from './attention.generated.ts'
import { type AttentionItem, AttentionList } from './parts/attention-list.tsx'
import type { CentreEntry } from './parts/use-centre.ts'

/** Pages whose badge the hub says in a sentence. Unread messages have a count in the menu and the header. */
const WAITING_PAGES = ['WITHDRAWAL', 'DEPOSIT', 'MISSIONS', 'SERVICE_CASES'] as const satisfies readonly MenuPage[]

interface AttentionProps {
  entries: readonly CentreEntry[]
  options: Omit<Attention_OptionsFragment, ' $fragmentName'> | null
}

/** What waits for the member, with the way there. Nothing if nothing does. */
export function Attention({ entries, options }: AttentionProps) {
  const items = useItems({ entries, options })
  return <AttentionList items={items} />
}

function useItems({ entries, options }: AttentionProps): readonly AttentionItem[] {
  const { t } = useTranslation('member')
  const offers = useOffers()
  const waiting = WAITING_PAGES.flatMap((page) => {
    const count = entries.find((entry) => entry.page === page)?.badge
    const text = count ? t(`attention.${page}`, { count }) : ''
    return count ? [{ id: page, path: MENU_PATHS[page], icon: PAGE_LOOKS[page].icon, text }] : []
  })
  const open = options?.isOpen ? unmetRequirements(options).filter(({ status }) => status === 'TO_DO') : []
  const lacksFactor =
    (offers('AUTHENTICATOR') || offers('PASSKEYS')) &&
    options?.requirements?.some(({ kind, status }) => kind === 'SECOND_FACTOR' && status === 'TO_DO')
  const steps = open.filter(({ kind }) => kind !== 'SECOND_FACTOR').length
  return [
    ...waiting,
    ...(lacksFactor
      ? [{ id: 'factor', path: paths.memberSecurity(), icon: KeyRound, text: t('attention.secondFactor') }]
      : []),
    // Later the withdrawal page lists them.
    ...(steps > 0 && !options?.lastAmount
      ? [
          {
            id: 'steps',
            path: paths.withdrawals(),
            icon: ShieldAlert,
            text: t('attention.steps', { count: steps }),
          },
        ]
      : []),
  ]
}
