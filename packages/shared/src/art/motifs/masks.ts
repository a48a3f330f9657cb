import type { Motif } from '../brush.ts'
import { CINNABAR } from '../materials.ts'
import { disc, line, path, star } from '../svg.ts'

const NO_SEAM = ' stroke="none"'

export const MASKS = {
  'opera-mask': {
    draw: (b) =>
      b.mirror(
        path('M1-100C-62-98-82-56-76-2C-70 54-36 98 1 102Z', b.shell) +
          path('M1-40C-24-42-40-16-76-4C-82-56-62-98 1-100Z') +
          path('M-66-8C-40-2-26 16-22 40C-44 44-66 32-72 14Z', b.deep) +
          path('M-62-14Q-38-34-14-10Q-38 4-62-14Z', b.ink) +
          path('M-52-14Q-38-24-26-12Q-38-4-52-14Z', b.shell, NO_SEAM) +
          line('M-70-34C-50-58-26-56-12-30', b.ink, 8),
      ) +
      path('M0-10L12 34Q0 44-12 34Z', b.pale) +
      path('M-26 62Q-10 52 0 60Q10 52 26 62Q0 86-26 62Z', CINNABAR) +
      path('M0-92L15-66L0-38L-15-66Z', b.gold),
  },
  'lion-mask': {
    tones: ['vermilion', 'persimmon', 'jade', 'amber', 'plum'],
    draw: (b) =>
      b.spin(17, path('M0-60L-15-88Q0-112 15-88Z'), { sweep: 300, fills: [b.shell, b.main] }) +
      b.mirror(
        path('M1-76C-50-78-80-40-78 4C-76 44-48 62 1 62Z') +
          path('M-6-34C-30-66-66-60-72-28C-50-40-30-36-8-20Z', b.shell) +
          disc(-38, -12, 20, b.shell) +
          disc(-36, -12, 10, b.ink) +
          path('M1 6C-20-6-36 8-30 24C-20 34-8 32 1 30Z', b.pale),
      ) +
      path('M-66 34C-40 50 40 50 66 34C64 82 36 98 0 98C-36 98-64 82-66 34Z', b.deep) +
      path('M-50 46C-30 54 30 54 50 46L46 60H-46Z', b.shell) +
      line('M-24 50V60M0 52V60M24 50V60', b.ink, 3) +
      path('M-28 74Q0 62 28 74Q20 94 0 94Q-20 94-28 74Z', b.accent) +
      path('M0-80L16-56L0-40L-16-56Z', b.gold),
  },
  sun: {
    draw: (b) =>
      b.spin(12, path('M-15-60L0-106L15-60Z'), { fills: [b.main, b.gold] }) +
      disc(0, 0, 66) +
      path('M0-66A66 66 0 0 1 0 66C14 40-20 22 0-10Z', b.deep) +
      line('M-44-14Q-30-30-14-16Q0-20 0 10L-10 18M14-16Q30-30 44-14M-42 0Q-28 10-16 0M16 0Q28 10 42 0', b.shell, 5) +
      path('M-20 36Q-8 28 0 34Q8 28 20 36Q0 50-20 36Z', b.accent),
  },
  moon: {
    faces: 'right',
    draw: (b) =>
      path('M30-96A98 98 0 1 0 62 82A84 84 0 0 1 4 30L-16 20L4 4C-4-30 0-70 30-96Z') +
      path('M30-96A98 98 0 0 0-66 70C-90 0-50-70 30-96Z', b.pale, NO_SEAM) +
      line('M-46-18Q-30-34-10-22M-42-2Q-26 10-12-4', b.ink, 6) +
      path('M-6 42Q-22 38-34 46Q-18 58 2 52Z', b.accent) +
      path(star(5, [26, 11]), b.gold, ' transform="translate(58-22)"') +
      disc(72, 30, 6, b.shell),
  },
  oni: {
    tones: ['vermilion', 'oxblood', 'indigo', 'jade', 'plum'],
    draw: (b) =>
      b.mirror(
        path('M-22-52C-30-84-56-92-62-108C-88-86-82-50-54-30Z', b.shell) +
          path('M1-62C-50-64-82-40-82 0C-82 30-96 34-98 52C-78 52-66 60-60 76C-40 98-20 102 1 102Z') +
          path('M1-20C-10-40-40-56-72-36C-54-24-40-6-10 2Z', b.deep) +
          path('M-64-8Q-40-20-16 4Q-44 18-64-8Z', b.gold) +
          disc(-38, 0, 7, b.ink) +
          path('M1 16C-12 10-30 18-28 32L1 38Z', b.pale),
      ) +
      path('M-52 50Q0 36 52 50Q46 86 0 88Q-46 86-52 50Z', b.ink) +
      path('M-40 50L-34 80L-22 50ZM40 50L34 80L22 50ZM-16 48L-8 62L0 48L8 62L16 48Z', b.shell) +
      path('M0-60L10-44L0-24L-10-44Z', b.accent),
  },
  'feather-mask': {
    draw: (b) =>
      b.spin(7, path('M0 20C-22-10-18-80 0-106C18-80 22-10 0 20Z') + line('M0 0V-86', b.ink, 3), {
        y: 40,
        sweep: 110,
        fills: [b.main, b.pale, b.deep],
      }) +
      b.mirror(
        path('M1 4C-30-20-80-22-102 2C-102 54-56 82-24 62C-12 54-10 44 1 42Z', b.accent) +
          path('M-78 20Q-52 2-22 28Q-54 50-78 20Z', b.ink) +
          line('M-90 8Q-52-16-12 16', b.deep, 5),
      ) +
      path('M0-14L15 8L0 34L-15 8Z', b.gold),
  },
} satisfies Record<string, Motif>
