import { useFragment } from '@apollo/client/react'
import { Gem } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { JackpotMark_JackpotFragmentDoc as fragment } from './jackpot-mark.generated.ts'

/** What is in the jackpot that a tile's game feeds; nothing where no screen has asked for it. */
export function JackpotMark({ id, label }: { id: string; label: string }) {
  const { data, complete } = useFragment({ fragment, from: { __typename: 'Jackpot', id } })
  if (!complete) return null
  return (
    <span className="absolute start-1 bottom-1 inline-flex max-w-[calc(100%-0.5rem)] items-center gap-1 rounded-control bg-ground/85 px-1 py-0.5 text-caption font-semibold text-win tablet:start-2 tablet:bottom-2 tablet:px-1.5">
      <Icon icon={Gem} size={12} className="max-tablet:hidden" />
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className="truncate">
        <Money {...data.amount} whole />
      </span>
    </span>
  )
}
