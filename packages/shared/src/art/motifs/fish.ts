import type { Motif } from '../brush.ts'
import { disc, line, path } from '../svg.ts'

const NO_SEAM = ' stroke="none"'
const SCALES = 'q9 10 0 20q9 10 0 20'

export const FISH = {
  carp: {
    tones: ['vermilion', 'persimmon', 'eggshell', 'pearl', 'indigo'],
    faces: 'left',
    draw: (b) =>
      `<g transform="rotate(-28)">${path('M-20-34C0-74 40-70 52-58C44-46 36-36 30-26ZM-10 34C0 66 24 74 40 66C34 52 26 40 22 30Z', b.deep)}` +
      path('M60 0C80-30 96-48 112-44C100-20 100 20 112 46C94 46 78 28 60 0Z', b.pale) +
      path('M-104 0C-84-44 10-56 74-6V6C10 56-84 44-104 0Z') +
      path('M-40-35C-20-42 10-38 22-32C14-10-26-6-40-35Z', b.accent) +
      line(`M-38-20${SCALES}M-18-24${SCALES}M2-22${SCALES}M22-20${SCALES}M42-14q6 8 0 14q6 8 0 14`, b.pale, 4) +
      path('M-104 0C-96-18-80-30-62-34C-50-12-50 12-62 34C-80 30-96 18-104 0Z', b.pale) +
      `${disc(-76, -8, 9, b.gold)}${disc(-77, -8, 4, b.ink)}</g>`,
  },
  angelfish: {
    faces: 'left',
    draw: (b) =>
      path('M10-34C10-80 40-104 84-106C60-70 54-40 52-20ZM10 34C10 80 40 104 84 106C60 70 54 40 52 20Z', b.deep) +
      path('M50-12C70-26 90-34 106-34C96-12 96 12 106 34C90 34 70 26 50 12Z', b.pale) +
      path('M-100 4C-80-30-30-66 20-54C50-46 66-20 66 0C66 20 50 46 20 54C-30 66-80 34-100 4Z') +
      path('M-26-52C-14-56-4-57 6-56C16-20 16 20 6 56C-4 57-14 56-26 52C-14 20-14-20-26-52Z', b.accent) +
      path('M32-50L48-40C56-14 56 14 48 40L32 50C42 16 42-16 32-50Z', b.accent) +
      path('M-30 14C-10 6-10 30-26 44Z', b.pale) +
      disc(-58, -10, 13, b.gold) +
      disc(-60, -10, 6, b.ink),
  },
  ray: {
    tones: ['indigo', 'teal', 'plum', 'pearl', 'amber'],
    draw: (b) =>
      b.strand('M0 40C-6 70 14 80 6 108', b.deep, 6) +
      b.mirror(
        path('M-10-92C-26-104-36-96-32-78ZM1-84C-50-70-70-40-108 10C-70 2-40 20-22 66L1 78Z') +
          path('M-32-62C-56-44-76-20-96 2C-64-6-40-4-22 24C-14-10-20-40-32-62Z', b.deep, NO_SEAM) +
          disc(-44, -20, 7, b.pale) +
          disc(-62, -4, 5, b.pale) +
          disc(-34, 2, 5, b.pale) +
          disc(-18, -58, 5, b.ink),
      ) +
      path('M0-62L14-10L0 60L-14-10Z', b.pale) +
      path('M0-30L8-8L0 24L-8-8Z', b.gold),
  },
  fluke: {
    tones: ['indigo', 'teal', 'plum', 'amber', 'jade'],
    draw: (b) =>
      b.mirror(
        path('M1-44C-20-84-70-98-108-84C-94-48-50-30-20-28C-22 10-30 50-40 84L1 90Z') +
          path('M1-44C-20-84-70-98-108-84C-70-80-30-62-10-24Z', b.pale),
      ) +
      path('M4-30H22C22 10 30 50 40 84H6Z', b.deep, NO_SEAM) +
      b.stamp(path('M-27 26a27 27 0 0 1 54 0z', b.accent) + line('M-14 26a14 14 0 0 1 28 0', b.deep, 5), [
        '-54 56',
        '0 56',
        '54 56',
        '-81 76',
        '-27 76',
        '27 76',
        '81 76',
      ]) +
      disc(0, -66, 9, b.gold),
  },
  puffer: {
    tones: ['amber', 'persimmon', 'celadon', 'teal', 'pearl'],
    faces: 'left',
    draw: (b) =>
      b.spin(18, path('M-11-74L0-104L11-74Z', b.deep)) +
      path('M70-10C90-30 108-30 108-26C98-10 98 10 108 26C100 32 84 26 70 10Z', b.pale) +
      disc(0, 0, 80) +
      path('M-79 14C-40 30 40 30 79 14A80 80 0 0 1-79 14Z', b.shell) +
      b.stamp(disc(0, 0, 7, b.deep), ['20-52', '46-30', '24-14', '-8-62', '54-4']) +
      path('M20 6C44-6 52 20 30 34Z', b.accent) +
      disc(-40, -22, 22, b.shell) +
      disc(-42, -22, 13, b.gold) +
      disc(-43, -22, 6, b.ink) +
      path('M-76 16Q-58 8-46 20Q-58 34-74 26Z', b.accent),
  },
} satisfies Record<string, Motif>
