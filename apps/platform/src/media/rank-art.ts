import { oklch } from '@playhouse/shared/art/color.ts'
import { EGGSHELL, GOLD_LEAF, LACQUER } from '@playhouse/shared/art/materials.ts'
import { disc, picture, short } from '@playhouse/shared/art/svg.ts'

export const HIGHEST_RANK = 10

/**
 * The medallion of a member's rank, 96 by 96. Each level adds gold leaf: on the beads of the rim, on the petals of the
 * rosette, and on the highest levels on rim and ground.
 * @param level whole number from 0 to {@link HIGHEST_RANK}; anything else is clamped
 */
export function rankArt({ level, label }: { level: number; label?: string }): string {
  const rank = Math.min(HIGHEST_RANK, Math.max(0, Math.trunc(level) || 0))
  const gold = 'url(#G)'
  const petals = 5 + Math.ceil(rank / 2)
  const gilded = Math.round((rank / HIGHEST_RANK) * petals)
  const red = rank < 2 ? 0 : 1
  const plain = oklch(0.4, 0.03, 45)
  const around = (part: string, count: number, offset: number, fill: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => {
      const turn = short(((index + offset) * 360) / count)
      return `<use href="#${part}" fill="${fill(index)}" transform="rotate(${turn})"/>`
    }).join('')
  const petal = (id: string, reach: number) =>
    `<path id="${id}" d="M0-8C-9-14-8-${reach - 6} 0-${reach}C8-${reach - 6} 9-14 0-8Z"/>`
  const body =
    `<defs>${GOLD_LEAF}<circle id="b" cy="-42" r="3.2"/>${petal('p', 31)}${petal('q', 33)}</defs>` +
    `<g transform="translate(48 48)" stroke="${LACQUER}" stroke-width="1.2">` +
    disc(0, 0, 47, oklch(0.2, 0.018, 40), ` stroke="${rank >= 9 ? gold : oklch(0.3, 0.02, 40)}" stroke-width="2"`) +
    around('b', 10, 0, (index) => (index < rank ? gold : plain)) +
    disc(0, 0, 36, oklch(rank >= 7 ? 0.42 : 0.27, rank >= 7 ? 0.14 : 0.025, 30)) +
    (rank >= 5 ? disc(0, 0, 37, 'none', ` stroke="${gold}" stroke-width="1.6"`) : '') +
    around('q', petals, 0.5, () => oklch(0.36, 0.02 + red * 0.08, 30)) +
    around('p', petals, 0, (index) => (index < gilded ? gold : oklch(0.5 + red * 0.04, 0.03 + red * 0.14, 32))) +
    disc(0, 0, 9, rank === HIGHEST_RANK ? gold : EGGSHELL) +
    '</g>'
  return picture(96, 96, body, label)
}
