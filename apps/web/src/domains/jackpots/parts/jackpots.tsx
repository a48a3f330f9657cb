import type { ComponentProps } from 'react'
import { lazyComponent } from '../../../ui/load-part.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { WhenNear } from '../../../ui/when-near.tsx'
import type { JackpotStrip as Strip } from '../jackpot-strip.tsx'

const JackpotStrip = lazyComponent(async () => (await import('../jackpot-strip.tsx')).JackpotStrip)

interface JackpotsProps {
  jackpots: ComponentProps<typeof Strip>['jackpots'] | null | undefined
  /** In one line without its own heading, for a lobby. */
  low?: boolean
  vendors: readonly { vendor: ComponentProps<typeof Strip>['vendors'][number] }[] | null | undefined
}

/** A row of jackpots; nothing if there are none or they failed to load. */
export function Jackpots({ jackpots, vendors, low = false }: JackpotsProps) {
  if (!jackpots || jackpots.length === 0) return null
  return (
    <WhenNear
      placeholder={<Skeleton className={`w-full rounded-card ${low ? 'h-18' : 'h-42 laptop:max-wide:h-76'}`} />}
    >
      <JackpotStrip low={low} jackpots={jackpots} vendors={vendors?.map(({ vendor }) => vendor) ?? []} />
    </WhenNear>
  )
}
