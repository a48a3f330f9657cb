import type { Motif } from '../brush.ts'
import { disc, line, path, place, star } from '../svg.ts'

const NO_SEAM = ' stroke="none"'
const PETAL = 'M0 70C-44 34-36-46 0-96C36-46 44 34 0 70Z'

export const TREASURES = {
  lotus: {
    tones: ['plum', 'persimmon', 'eggshell', 'pearl', 'celadon', 'vermilion'],
    draw: (b) =>
      place(
        0,
        0,
        0.92,
        0,
        b.spin(5, path(PETAL), { y: 76, sweep: 136, fills: [b.deep, b.main] }) +
          path('M-26-28Q0-50 26-28L16 40H-16Z', b.gold) +
          place(
            0,
            22,
            0.74,
            0,
            b.spin(4, path(PETAL) + path('M0 56C-20 20-18-30 0-70Z', b.pale, NO_SEAM), { y: 74, sweep: 96 }),
          ) +
          path('M-92 82Q0 50 92 82Q0 108-92 82Z', b.leaf),
      ),
  },
  chrysanthemum: {
    draw: (b) =>
      b.spin(16, path('M0-20C-14-50-20-86 0-102C20-86 14-50 0-20Z'), { fills: [b.main, b.deep] }) +
      b.spin(12, path('M0-10C-12-34-14-58 0-66C14-58 12-34 0-10Z'), { fills: [b.pale, b.main] }) +
      disc(0, 0, 20, b.gold),
  },
  lantern: {
    tones: ['vermilion', 'persimmon', 'plum', 'celadon', 'eggshell', 'teal'],
    draw: (b) =>
      b.strand('M0-104V-80M0 60V84', b.gold, 5) +
      `<ellipse cy="-8" rx="92" ry="64" fill="${b.main}"/>` +
      path('M0-72C-60-62-60 46 0 56C60 46 60-62 0-72Z', b.pale) +
      path('M0-72C-26-62-26 46 0 56C26 46 26-62 0-72Z') +
      path('M-58-58C-92-30-92 14-58 42C-78 14-78-30-58-58Z', b.deep, NO_SEAM) +
      path('M-40-84H40L34-64H-34ZM-34 48H34L40 66H-40Z', b.gold) +
      b.spin(5, path('M-4 84L-5 106H5L4 84Z', b.accent), { y: 66, sweep: 50 }),
  },
  fan: {
    draw: (b) =>
      place(
        0,
        2,
        0.9,
        0,
        b.spin(11, path('M0 74L-16-66Q0-76 16-66Z'), { y: 84, sweep: 128, fills: [b.main, b.pale, b.main, b.deep] }) +
          b.spin(11, path('M0 84L-4 10H4Z', b.accent), { y: 84, sweep: 128 }) +
          b.spin(3, path('M0-26C-13-36-10-52 0-56C10-52 13-36 0-26Z', b.accent), { y: 30, sweep: 110 }) +
          disc(0, 84, 13, b.gold),
      ),
  },
  seven: {
    draw: (b) =>
      path('M-76-94H84V-62C40-10 20 36 16 98H-42C-36 40-10-2 24-42H-34V-22H-76Z') +
      path('M-76-94H84L66-78H-60V-22H-76Z', b.pale) +
      path('M84-94V-62C40-10 20 36 16 98L-2 82C4 30 24-14 66-66V-78Z', b.deep) +
      path(star(4, [22, 7]), b.gold, ' transform="translate(-4-62)"'),
  },
  'bronze-drum': {
    draw: (b) =>
      disc(0, 0, 100, b.deep) +
      b.spin(24, path('M-10-96H10L0-80Z', b.pale, NO_SEAM)) +
      disc(0, 0, 77, b.main) +
      b.spin(6, path('M-26-58C-10-72 6-66 14-56L30-58L16-48C4-42-12-44-26-58Z', b.accent)) +
      disc(0, 0, 40, b.deep) +
      path(star(10, [38, 13]), b.gold),
  },
  gourd: {
    tones: ['amber', 'celadon', 'vermilion', 'jade', 'persimmon'],
    draw: (b) =>
      b.strand('M-2-84C0-98 14-104 26-98', b.leaf, 7) +
      b.orb(0, 44, 58) +
      b.orb(0, -42, 42) +
      path('M-36-12Q0 4 36-12L34 4Q0 20-34 4Z', b.gold) +
      b.strand('M26 2C50 14 52 40 42 62', b.accent, 7) +
      place(42, 60, 1, 0, b.spin(3, path('M0 0L-7 34H7Z', b.accent), { sweep: 44 })),
  },
  knot: {
    draw: (b) =>
      `<g transform="rotate(45)">${b.spin(4, b.strand('M-48-50V-70A22 22 0 0 1-4-70V50M-50-26H50', b.main, 15))}` +
      b.spin(4, line('M-48-52V-70A22 22 0 0 1-4-70V-44', b.pale, 4)) +
      '</g>' +
      path(star(4, [25]), b.gold),
  },
  bell: {
    tones: ['amber', 'jade', 'persimmon', 'teal', 'eggshell'],
    draw: (b) =>
      b.strand('M-18-80A18 18 0 0 1 18-80', b.deep, 9) +
      disc(0, 82, 18, b.gold) +
      path('M0-82C46-80 52-30 56 10C60 44 74 54 90 72H-90C-74 54-60 44-56 10C-52-30-46-80 0-82Z') +
      path('M20-78C46-68 52-30 56 10C60 44 74 54 90 72H50C34 50 30 30 28 0C26-40 26-60 20-78Z', b.deep, NO_SEAM) +
      path('M-57 14H57L62 38H-62Z', b.accent) +
      line('M-50 26H52', b.main, 9, ' stroke-dasharray="0 17"') +
      line('M-30-30C-28-52-20-64-10-66', b.pale, 8),
  },
} satisfies Record<string, Motif>
