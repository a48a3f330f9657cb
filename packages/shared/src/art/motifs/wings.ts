import type { Motif } from '../brush.ts'
import { CINNABAR } from '../materials.ts'
import { disc, line, path, place } from '../svg.ts'

export const WINGS = {
  crane: {
    tones: ['eggshell', 'pearl', 'celadon'],
    faces: 'left',
    draw: (b) =>
      b.spin(7, path('M0 20C-18-14-16-70 4-108C20-70 14-14 8 20Z'), { y: 30, sweep: 110, fills: [b.main, b.pale] }) +
      path('M10 24L104 34L66 46L98 66L50 62L64 88L8 60Z', b.ink) +
      b.strand('M-8 70L-16 108M14 70L14 108', b.deep, 4) +
      b.strand('M-20 44C-70 60-92 22-64-8C-52-22-56-40-70-46', b.main, 15) +
      path('M-40 30C-16 0 30 6 52 36C36 76-8 84-40 56C-48 48-48 38-40 30Z') +
      path('M-66-62C-48-62-46-40-60-36C-78-34-88-56-66-62Z') +
      path('M-80-52L-110-40L-76-40Z', b.gold) +
      path('M-82-54C-76-70-58-70-52-56C-62-62-72-60-82-54Z', CINNABAR),
  },
  butterfly: {
    draw: (b) =>
      b.mirror(
        path('M-4-6C-16-66-66-110-102-88C-108-44-72-4-4 6Z') +
          path('M-4 4C-48-2-88 24-76 66C-58 100-16 70-2 22Z', b.deep) +
          path('M-24-20C-36-58-66-80-88-74C-90-46-66-22-24-20Z', b.pale) +
          path('M-78-62C-66-68-54-56-56-44C-70-42-80-50-78-62Z', b.accent) +
          disc(-46, 44, 17, b.accent) +
          disc(-46, 44, 8, b.ink) +
          line('M-2-24C-6-56-18-72-32-76', b.ink, 4),
      ) + path('M0-34C10-20 9 30 0 70C-9 30-10-20 0-34Z', b.gold),
  },
  peacock: {
    tones: ['jade', 'teal', 'indigo', 'celadon', 'vermilion'],
    draw: (b) =>
      place(
        0,
        0,
        0.86,
        0,
        b.spin(11, path('M0 70L-15-74A16 16 0 0 1 15-74Z'), { y: 70, sweep: 150, fills: [b.main, b.deep] }) +
          b.spin(11, disc(0, -72, 11, b.pale) + disc(0, -70, 5, b.accent), { y: 70, sweep: 150 }) +
          path('M-26 98C-34 56-14 40-10 14C-10-8 16-10 16 10C14 40 40 58 28 98Z', b.accent) +
          path('M-8 6L-30 14L-10 18Z', b.ink) +
          disc(2, 4, 4, b.ink) +
          b.spin(3, path('M0-10L-4-32L0-40L4-32Z', b.gold), { sweep: 50 }),
      ),
  },
  swallow: {
    tones: ['indigo', 'teal', 'oxblood', 'plum', 'jade'],
    draw: (b) =>
      `<g transform="rotate(-35)">` +
      path('M-10 20L-44 106L-4 62L0 56L4 62L44 106L10 20Z', b.deep) +
      b.mirror(
        path('M-8-44C-40-60-86-44-110 20C-76-4-46 2-14 22Z') +
          path('M-102 8C-76-14-44-12-12 12L-14 22C-46 2-76-4-110 20Z', b.pale),
      ) +
      path('M0-84C24-76 26-30 20 0C16 24 8 40 0 48C-8 40-16 24-20 0C-26-30-24-76 0-84Z') +
      path('M0-34C14-28 16-4 0 40C-16-4-14-28 0-34Z', b.shell) +
      path('M-14-58C-6-40 6-40 14-58C10-44 8-36 0-34C-8-36-10-44-14-58Z', b.accent) +
      path('M-7-82L0-104L7-82Z', b.gold) +
      '</g>',
  },
  phoenix: {
    tones: ['vermilion', 'persimmon', 'plum', 'jade', 'pearl'],
    draw: (b) =>
      b.mirror(
        place(
          -14,
          14,
          1,
          -46,
          b.spin(5, path('M-6 6C-22-24-18-78 4-106C20-78 18-22 8 8Z'), { sweep: 84, fills: [b.deep, b.main, b.pale] }),
        ) +
          line('M-6 50C-14 84-40 100-70 90', b.ink, 13) +
          line('M-6 50C-14 84-40 100-70 90', b.main, 8) +
          disc(-72, 88, 11, b.accent),
      ) +
      path('M0 36L-12 82L0 106L12 82Z', b.deep) +
      path('M0-50C30-40 34 22 0 72C-34 22-30-40 0-50Z') +
      path('M0-24C18-14 18 20 0 46C-18 20-18-14 0-24Z', b.accent) +
      disc(0, -50, 20) +
      path('M-8-48H8L0-26Z', b.ink) +
      b.spin(3, path('M0-70L-7-94L0-106L7-94Z', b.gold), { y: -50, sweep: 76 }),
  },
  beetle: {
    tones: ['jade', 'teal', 'indigo', 'plum', 'vermilion', 'pearl'],
    draw: (b) =>
      b.mirror(
        line('M-40-30L-84-50L-96-30M-50 16L-96 16L-104 38M-44 54L-80 76L-80 100', b.ink, 8) +
          line('M-12-70C-20-96-40-104-54-96', b.ink, 6) +
          path('M1-34C-40-34-62-8-58 34C-54 76-24 100 1 100Z') +
          path('M-40-8C-52 20-46 56-24 78C-32 46-32 16-18-16Z', b.pale) +
          path('M1-70C-34-72-56-56-56-34Q-28-22 1-22Z', b.deep),
      ) +
      path('M-22-66Q0-100 22-66Q0-54-22-66Z', b.accent) +
      path('M0-22L8-8L3 98H-3L-8-8Z', b.gold),
  },
} satisfies Record<string, Motif>
