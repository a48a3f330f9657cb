import { oklch } from '@playhouse/shared/art/color.ts'
import { PATTERNS } from './patterns.ts'
import { line, path, picture } from '@playhouse/shared/art/svg.ts'

/** Placeholder for a game picture that failed to load, 240 by 320. */
export function fallbackArt(label?: string): string {
  const paper = PATTERNS.lattice('P', oklch(0.25, 0.016, 40), oklch(0.3, 0.02, 40), 1.4)
  const wood = oklch(0.2, 0.014, 40)
  const edge = oklch(0.5, 0.035, 55)
  const body =
    `<defs>${paper}</defs>${path('M0 0h240v320H0z', 'url(#P)')}` +
    path('M50 250V150a70 70 0 0 1 140 0v100z', wood, ` stroke="${edge}" stroke-width="3"`) +
    path(
      'M66 240v-88a54 54 0 0 1 48-53c0 50-14 80-48 93zM174 240v-88a54 54 0 0 0-48-53c0 50 14 80 48 93z',
      oklch(0.4, 0.05, 35),
    ) +
    line('M36 250h168M26 262h188', edge, 3)
  return picture(240, 320, body, label)
}
