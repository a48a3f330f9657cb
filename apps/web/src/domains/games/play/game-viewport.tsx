import type { ReactNode } from 'react'

/** Bar and box of a game. On a phone held sideways they fill the screen. */
export const STAGE_CLASS =
  'flex flex-col gap-3 max-tablet:-mt-4 max-tablet:gap-1 sideways:mt-0 sideways:h-dvh sideways:gap-0'

/** The game's box: the height left under the bars, which on a phone take 114 pixels, at least 360 by 560 unless a phone is held sideways, edge to edge on phones. */
export function GameViewport({ children }: { children: ReactNode }) {
  return (
    <div className="relative h-[calc(100dvb-11rem)] max-tablet:h-[calc(100dvb-7.125rem)] min-h-[35rem] min-w-[22.5rem] overflow-hidden rounded-card border border-line bg-surface max-tablet:-mx-4 max-tablet:rounded-none max-tablet:border-x-0 in-[:fullscreen]:mx-0 in-[:fullscreen]:h-auto in-[:fullscreen]:min-h-0 in-[:fullscreen]:grow sideways:mx-0 sideways:h-auto sideways:min-h-0 sideways:min-w-0 sideways:grow sideways:rounded-none sideways:border-x-0 sideways:border-b-0">
      {children}
    </div>
  )
}
