import type { ReactNode } from 'react'

/** The game's box: the height left under the bars, which on a phone take 114 pixels, at least 360 by 560, edge to edge on phones. */
export function GameViewport({ children }: { children: ReactNode }) {
  return (
    <div className="relative h-[calc(100dvb-11rem)] max-tablet:h-[calc(100dvb-7.125rem)] min-h-[35rem] min-w-[22.5rem] overflow-hidden rounded-card border border-line bg-surface max-tablet:-mx-4 max-tablet:rounded-none max-tablet:border-x-0 in-[:fullscreen]:mx-0 in-[:fullscreen]:h-auto in-[:fullscreen]:min-h-0 in-[:fullscreen]:grow">
      {children}
    </div>
  )
}
