import type { Motif } from '../brush.ts'
import { CINNABAR } from '../materials.ts'
import { disc, line, path, place } from '../svg.ts'

const NO_SEAM = ' stroke="none"'
const FEATHER = 'M0 96C-44 60-46-30 0-104C46-30 44 60 0 96Z'
const PROUD = ['vermilion', 'persimmon', 'amber', 'indigo', 'jade', 'eggshell', 'teal', 'plum'] as const
const HEAD = 'M-36 100C-46 50-40 0-24-26C-10-56 34-56 46-26C54-4 48 14 34 26C44 50 60 70 74 100Z'
const COMB =
  'M-26-24C-54-44-46-70-34-76C-30-66-24-60-18-60C-22-84-4-98 8-100C8-84 14-76 20-72C26-84 42-88 52-84C44-70 50-50 46-30C30-52-10-52-26-24Z'

export const PLUMES = {
  rooster: {
    tones: PROUD,
    faces: 'right',
    draw: (b) =>
      path(COMB, CINNABAR) +
      path(HEAD) +
      path('M-36 100C-44 60-36 20-22 4L-14 40L0 14L10 52L26 24C40 50 60 70 74 100Z', b.deep) +
      path('M-20 100L-14 62L0 84L12 64L30 100Z', b.pale) +
      path('M44-22L96-4L48 12Z', b.gold) +
      path('M40 10C60 14 62 50 48 58C34 50 30 26 40 10Z', CINNABAR) +
      disc(18, -18, 11, b.shell) +
      disc(20, -18, 5, b.ink),
  },
  'tail-fan': {
    tones: PROUD,
    draw: (b) =>
      place(
        0,
        0,
        0.86,
        0,
        b.spin(9, path('M0 84C-34 40-30-60 0-104C30-60 34 40 0 84Z') + line('M0 70V-86', b.ink, 3), {
          y: 88,
          sweep: 130,
          fills: [b.main, b.deep, b.pale],
        }) +
          path('M-30 98C-30 70-14 56 0 56C14 56 30 70 30 98Z', b.accent) +
          disc(0, 80, 11, b.gold),
      ),
  },
  plume: {
    tones: PROUD,
    draw: (b) =>
      `<g transform="rotate(26) scale(1.3 1.06)">${path('M0 78C-64 60-58-40 6-106C54-50 56 50 0 78Z')}` +
      path('M6-106C54-50 56 50 0 78Z', b.deep) +
      path('M-42 20L-4 34L-44 44ZM38-20L4 0L44-4ZM-36-40L-2-20L-42-14Z', b.ink) +
      path('M-4 70C-24 60-30 44-30 30L0 44L30 26C30 46 20 62 4 70Z', b.pale, NO_SEAM) +
      line('M6-92C-2-40 2 40-2 108', b.ink, 11) +
      line('M6-92C-2-40 2 40-2 108', b.gold, 5) +
      '</g>',
  },
  hackle: {
    tones: PROUD,
    draw: (b) =>
      b.spin(14, path('M0-30C-24-56-18-88 0-106C18-88 24-56 0-30Z'), { fills: [b.main, b.deep] }) +
      b.spin(10, path('M0-14C-18-32-14-56 0-70C14-56 18-32 0-14Z'), { fills: [b.pale, b.accent] }) +
      disc(0, 0, 24, b.deep) +
      disc(0, 0, 13, b.gold),
  },
  rivals: {
    tones: PROUD,
    draw: (b) => {
      const head =
        path(COMB, CINNABAR) +
        path(HEAD) +
        path('M-36 100C-44 60-36 20-22 4L-14 40L0 14L10 52L26 24C40 50 60 70 74 100Z', b.deep) +
        path('M44-22L84-4L48 12Z', b.shell) +
        path('M40 10C56 14 58 46 46 52C34 46 32 26 40 10Z', CINNABAR) +
        disc(18, -18, 9, b.shell) +
        disc(20, -18, 4, b.ink)
      return b.mirror(place(-54, 22, 0.72, 0, head)) + path('M0-104L13-78L0-50L-13-78Z', b.gold)
    },
  },
  crossed: {
    tones: PROUD,
    draw: (b) =>
      b.spin(3, path(FEATHER) + path('M0-104C46-30 44 60 0 96Z', b.deep) + line('M0-90V104', b.ink, 4), {
        y: 66,
        sweep: 74,
        fills: [b.main, b.pale, b.main],
      }) +
      path('M-30 52Q0 66 30 52L26 78Q0 90-26 78Z', b.accent) +
      path('M0 54L12 68L0 82L-12 68Z', b.gold),
  },
  strutting: {
    tones: PROUD,
    faces: 'right',
    draw: (b) =>
      place(
        -36,
        24,
        1,
        -62,
        b.spin(5, path('M0 20C-24-20-20-70 16-104C30-66 22-14 10 20Z'), {
          y: 20,
          sweep: 84,
          fills: [b.deep, b.main, b.pale],
        }),
      ) +
      path('M22-80C10-96 24-108 32-104C38-112 50-108 52-100C64-104 68-92 60-80Z', CINNABAR) +
      path('M-50 10C-30 46-10 58 14 58C56 56 74 10 64-40C70-62 62-84 42-86C20-86 16-62 18-44C14-14-20 0-50 10Z') +
      path('M18-44L28-8L38-34L46-2L56-30L64-40C74 10 56 56 14 58C30 20 10-10 18-44Z', b.pale) +
      path('M62-76L88-66L64-58Z', b.gold) +
      path('M60-56C72-50 70-30 62-28C54-34 54-48 60-56Z', CINNABAR) +
      disc(46, -70, 5, b.ink) +
      b.strand('M4 56L0 98M26 54L32 98M-14 100H12M20 100H50', b.accent, 6),
  },
} satisfies Record<string, Motif>
