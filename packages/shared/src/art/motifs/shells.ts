import type { Motif } from '../brush.ts'
import { disc, line, path, star } from '../svg.ts'

const NO_SEAM = ' stroke="none"'

export const SHELLS = {
  octopus: {
    tones: ['vermilion', 'plum', 'persimmon', 'indigo', 'pearl'],
    draw: (b) =>
      b.mirror(
        b.strand(
          'M-8 30C-20 60-20 84-6 98M-20 26C-30 70-60 60-62 92M-30 16C-50 50-86 30-94 62A14 14 0 0 0-70 74M-36 2C-70 18-104-10-98-38A14 14 0 0 0-76-28',
          b.main,
          16,
        ) +
          line(
            'M-24 36C-34 66-56 64-60 88M-34 18C-56 44-84 34-90 58M-40 2C-70 12-96-8-94-30',
            b.pale,
            7,
            ' stroke-dasharray="0 14"',
          ),
      ) +
      path('M0-102C56-102 72-56 56-20C50 0 44 20 34 36C14 48-14 48-34 36C-44 20-50 0-56-20C-72-56-56-102 0-102Z') +
      path('M10-101C56-98 70-56 56-20C50 0 44 20 34 36L12 43C40 10 54-60 10-101Z', b.deep, NO_SEAM) +
      disc(-26, 0, 17, b.shell) +
      disc(26, 0, 17, b.shell) +
      path('M-38 0Q-26-10-14 0Q-26 10-38 0ZM38 0Q26-10 14 0Q26 10 38 0Z', b.ink) +
      path('M0-88L10-70L0-52L-10-70Z', b.gold),
  },
  crab: {
    tones: ['vermilion', 'persimmon', 'teal', 'oxblood', 'amber'],
    draw: (b) =>
      b.mirror(
        b.strand('M-50 24L-92 16L-104 44M-46 40L-80 50L-86 80M-36 54L-58 76L-54 100', b.deep, 8) +
          b.strand('M-46 0C-76-4-84-20-76-40', b.main, 14) +
          path('M-80-34C-112-50-108-96-72-104C-78-88-76-80-66-74C-58-80-54-90-56-100C-34-86-40-46-62-34Z') +
          b.strand('M-18-22L-22-46', b.deep, 5) +
          disc(-22, -50, 10, b.shell) +
          disc(-22, -51, 4, b.ink),
      ) +
      path('M0-32C54-32 76 0 66 28C56 58 28 70 0 70C-28 70-56 58-66 28C-76 0-54-32 0-32Z') +
      path('M-48 6C-30-20 30-20 48 6C30-2-30-2-48 6Z', b.pale) +
      line('M-26 46Q0 60 26 46', b.deep, 7) +
      path('M0 8L13 22L0 38L-13 22Z', b.gold),
  },
  jellyfish: {
    tones: ['pearl', 'plum', 'celadon', 'teal', 'indigo'],
    draw: (b) =>
      b.strand(
        'M-50 10C-70 40-34 60-56 98M-18 14C-34 44 0 70-22 106M18 14C2 44 36 70 14 106M50 10C30 40 66 60 44 98',
        b.deep,
        9,
      ) +
      b.strand('M-34 12C-44 40-22 50-36 78M0 14C-12 40 14 56 0 86M34 12C24 40 46 50 32 78', b.accent, 6) +
      path(
        'M-90 6C-92-64-50-102 0-102C50-102 92-64 90 6Q75 26 60 6Q45 26 30 6Q15 26 0 6Q-15 26-30 6Q-45 26-60 6Q-75 26-90 6Z',
      ) +
      b.spin(5, path('M0-40C-16-50-14-78 0-90C14-78 16-50 0-40Z', b.pale), { y: 10, sweep: 116 }) +
      path('M-40-6A42 42 0 0 1 40-6Q20 4 0-6Q-20 4-40-6Z', b.accent) +
      path(star(5, [15, 7]), b.gold, ' transform="translate(0-26)"'),
  },
  nautilus: {
    tones: ['persimmon', 'eggshell', 'pearl', 'amber', 'celadon'],
    faces: 'left',
    draw: (b) =>
      path(
        'M-30 66C-60 84-92 84-106 66M-34 52C-70 62-92 56-104 40M-40 36C-70 40-86 32-98 18',
        'none',
        ` stroke="${b.deep}" stroke-width="9"`,
      ) +
      path('M-60 26C-30 80-20 98 20 98A80 80 0 0 0 100 14C100-50 50-98-4-98C-60-98-92-58-92-20C-92 0-80 16-60 26Z') +
      path('M-60 26C-30 80-20 98 20 98C48 98 26 50 10 20C0 4-30-4-60 26Z', b.pale) +
      line(
        'M12 22C40 40 62 62 74 72M24 6C60 14 86 16 100 14M26-10C50-30 66-50 76-58M14-26C20-60 14-80 8-98M-6-26C-24-52-44-70-58-78M-20-14C-46-22-70-30-90-34',
        b.deep,
        8,
      ) +
      path(
        'M10 20C34 14 36-14 14-26C-8-34-28-14-20 4C-14 14-2 10 4 0',
        'none',
        ` stroke="${b.deep}" stroke-width="8"`,
      ) +
      disc(-58, 44, 12, b.gold) +
      disc(-58, 44, 5, b.ink),
  },
} satisfies Record<string, Motif>
