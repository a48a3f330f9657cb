import { OWN_SYMBOL } from '../theme/game-look.ts'

/** Where reels stand before the first round. It differs by game; the middle reel that has it shows the game's own symbol in its second row. */
export function firstStops(reels: readonly (readonly string[])[], nodeId: number): number[] {
  const middle = (reels.length - 1) / 2
  const [shows] = [...reels.keys()]
    .filter((reel) => reels[reel]?.includes(OWN_SYMBOL))
    .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  return reels.map((strip, reel) => {
    const stop = Math.abs(nodeId) * (reel + 3)
    return (reel === shows ? strip.indexOf(OWN_SYMBOL) - 1 + strip.length : stop) % strip.length
  })
}
