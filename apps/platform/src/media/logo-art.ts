import { CINNABAR, EGGSHELL, GOLD_LEAF, LACQUER } from '@playhouse/shared/art/materials.ts'
import { path, picture } from '@playhouse/shared/art/svg.ts'

/** The logo, 48 by 48: a lacquer tray with an eggshell stage arch, its curtains open, and a piece of gold leaf. */
export function logoMark(label?: string): string {
  const body =
    `<defs>${GOLD_LEAF}</defs>` +
    `<rect width="48" height="48" rx="12" fill="${CINNABAR}"/>` +
    `<rect x="3" y="3" width="42" height="42" rx="9.5" fill="${LACQUER}"/>` +
    path('M8 40V24a16 16 0 0 1 32 0v16z', EGGSHELL) +
    path('M24 11A13 13 0 0 0 11 24v12.5C19 32 24 23 24 11C24 23 29 32 37 36.5V24A13 13 0 0 0 24 11z', CINNABAR) +
    path('M24 17C23.5 26 19 33.5 12.5 37.5h23C29 33.5 24.5 26 24 17z', LACQUER) +
    path('M24 24l4.6 6.7-4.6 6.7-4.6-6.7z', 'url(#G)')
  return picture(48, 48, body, label)
}
