import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FOLDER = new URL('../../../platform/src/vendor/page/files/', import.meta.resolve('@fontsource-variable/archivo'))
const SUBSETS = ['latin', 'vietnamese'] as const

/** The files of the house's typeface that game pages use, by their name in `/play/assets/fonts/`. */
export const FONTS: ReadonlyMap<string, Buffer> = new Map(
  SUBSETS.map((subset) => [
    `archivo-${subset}.woff2`,
    readFileSync(fileURLToPath(new URL(`archivo-${subset}-wght-normal.woff2`, FOLDER))),
  ]),
)
