import type { ReactNode } from 'react'

/**
 * Bars and box of a game: together as high as the window leaves under the header, so that the box and the game's main button are in view
 * whatever bars stand above it. On a phone held sideways they fill the screen.
 */
export const STAGE_CLASS =
  'flex min-h-[calc(100dvb-7rem)] flex-col gap-3 max-tablet:-mt-4 max-tablet:min-h-[calc(100dvb-4.25rem)] max-tablet:gap-1 sideways:mt-0 sideways:h-dvh sideways:min-h-0 sideways:gap-0'

/** The game's box: what the bars leave of the stage, at least 360 by 560 unless a phone is held sideways, edge to edge on phones. */
export function GameViewport({ children }: { children: ReactNode }) {
  return (
    <div className="relative min-h-[35rem] min-w-[22.5rem] grow overflow-hidden rounded-card border border-line bg-surface max-tablet:-mx-4 max-tablet:rounded-none max-tablet:border-x-0 in-[:fullscreen]:mx-0 in-[:fullscreen]:min-h-0 sideways:mx-0 sideways:min-h-0 sideways:min-w-0 sideways:rounded-none sideways:border-x-0 sideways:border-b-0">
      {children}
    </div>
  )
}
