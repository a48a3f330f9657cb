import type { Motif } from '../brush.ts'
import { CINNABAR } from '../materials.ts'
import { disc, line, path, place } from '../svg.ts'

const NO_SEAM = ' stroke="none"'

export const FLYERS = {
  bee: {
    tones: ['amber', 'persimmon', 'eggshell'],
    draw: (b) =>
      b.mirror(
        path('M-14-20C-40-80-104-84-104-46C-104-10-50 0-14 0Z', b.pale) +
          path('M-14 0C-60-4-94 10-86 34C-76 52-30 30-14 14Z', b.shell) +
          line('M-10-60C-20-84-30-92-44-96', b.ink, 5) +
          disc(-46, -96, 7, b.ink),
      ) +
      path('M0-34C-44-34-52 10-42 44C-32 80-12 96 0 108C12 96 32 80 42 44C52 10 44-34 0-34Z', b.gold) +
      path('M-47-4Q0 10 47-4L47 18Q0 32-47 18ZM-43 42Q0 56 43 42L34 64Q0 76-34 64Z', b.ink) +
      disc(0, -48, 30) +
      b.mirror(disc(-15, -50, 9, b.ink) + disc(-17, -53, 3, b.shell, NO_SEAM)) +
      line('M-9-36Q0-28 9-36', b.ink, 4),
  },
  dragonfly: {
    tones: ['teal', 'jade', 'indigo', 'vermilion', 'pearl'],
    draw: (b) =>
      `<g transform="rotate(24)">` +
      b.mirror(
        path('M-8-34C-50-74-106-76-108-56C-108-34-50-18-8-18Z', b.pale) +
          path('M-8-12C-50-8-104 14-98 32C-88 46-40 24-8 4Z', b.accent) +
          line('M-12-28C-50-42-76-50-100-52M-12-6C-44 2-66 14-88 26', b.deep, 3),
      ) +
      path('M-9-20L-7 96Q0 110 7 96L9-20Z') +
      line('M-8 20H8M-8 40H8M-7 60H7M-7 80H7', b.deep, 5) +
      path('M-17-50Q0-60 17-50L13-4Q0 6-13-4Z', b.deep) +
      disc(0, -62, 18) +
      disc(-13, -72, 12, b.gold) +
      disc(13, -72, 12, b.gold) +
      '</g>',
  },
  parrot: {
    tones: ['vermilion', 'jade', 'indigo', 'persimmon'],
    faces: 'left',
    draw: (b) =>
      path('M18 40L46 108L22 96L10 110L-8 60Z', b.leaf) +
      path('M-10-104C-52-104-66-70-60-44C-58-24-46-16-44 6C-40 44-10 66 24 68C54 30 60-20 40-62C28-92 10-104-10-104Z') +
      path('M2-20C30-24 52-6 64 40C50 46 40 64 22 66C-2 50-8 10 2-20Z', b.gold) +
      path('M10 6C30 10 44 24 50 46L36 58C18 50 10 30 10 6Z', b.deep) +
      path('M-18-94C-46-94-56-72-52-50C-36-36-8-44-6-66Z', b.shell) +
      path('M-50-76C-84-78-90-40-66-28C-66-44-58-50-46-52Z', b.ink) +
      disc(-26, -70, 9, b.ink) +
      disc(-28, -73, 3, b.shell, NO_SEAM) +
      path('M-10-104C0-116 14-114 20-110C10-104 12-98 6-94Z', b.accent) +
      line('M-60 78H80', b.deep, 12) +
      line('M-6 66V80M14 68V82', b.gold, 6),
  },
  eagle: {
    tones: ['amber', 'oxblood', 'indigo', 'teal'],
    faces: 'right',
    draw: (b) =>
      path('M-70 100C-84 40-64-30-20-62L30-40C20 10 44 50 64 100Z') +
      path('M-70 100L-56 50L-36 86L-14 44L2 84L20 40L36 80L44 52L64 100Z', b.deep) +
      path(
        'M-40-20L-62-24L-44-48L-66-60L-40-72C-20-104 24-108 50-78C62-62 60-40 44-28C30-16 34 0 40 16L22 0L18 26L2 6L-8 32L-20 6L-42 22Z',
        b.shell,
      ) +
      path('M46-76C74-80 96-60 92-24C88-36 74-40 56-38L44-46Z', b.gold) +
      path('M6-66L48-62Q36-44 14-50Z', b.ink) +
      disc(30, -58, 5, b.gold, NO_SEAM),
  },
  penguin: {
    tones: ['indigo', 'teal', 'plum'],
    draw: (b) =>
      b.mirror(
        path('M-46-16C-84 10-94 50-86 72C-66 64-54 44-48 26Z', b.deep) +
          path('M-40 88C-62 88-70 104-58 106H-10V88Z', b.gold),
      ) +
      path('M0-104C-40-104-52-72-52-40C-62-10-64 98 0 98C64 98 62-10 52-40C52-72 40-104 0-104Z') +
      path(
        'M0-50C-20-82-44-62-40-40C-40-20-30-20-30-4C-50 40-36 86 0 86C36 86 50 40 30-4C30-20 40-20 40-40C44-62 20-82 0-50Z',
        b.shell,
      ) +
      b.mirror(disc(-20, -46, 8, b.ink)) +
      path('M-14-32H14L0-14Z', b.gold) +
      path('M-36-10Q0 8 36-10L38 8Q0 24-38 8Z', CINNABAR) +
      path('M14 10L36 12L34 48L18 44Z', CINNABAR),
  },
  swan: {
    tones: ['pearl', 'eggshell', 'indigo'],
    faces: 'left',
    draw: (b) =>
      path('M-104 74Q0 52 104 74Q80 102 0 102Q-80 102-104 74Z', b.deep) +
      b.strand('M-36 56C-84 30-16-20-40-62C-50-80-74-72-72-56', b.main, 20) +
      path('M-62 50C-50 8 0 10 22 20C50-10 90-14 104-44C110 20 80 80 10 80C-30 80-56 70-62 50Z') +
      path('M-8 30C30 20 60 0 92-14C86 30 60 56 10 60C-4 54-12 42-8 30Z', b.pale) +
      line('M14 48C40 44 64 30 78 12M10 36C36 32 52 22 66 8', b.deep, 4) +
      path('M-82-64L-104-40L-68-48Z', b.gold) +
      disc(-64, -66, 5, b.ink) +
      path('M-60-84L-48-104L-42-86L-28-94L-34-72Z', b.gold),
  },
  crow: {
    tones: ['indigo', 'plum', 'oxblood', 'teal'],
    faces: 'right',
    draw: (b) =>
      path('M-100 70L-30 10L6 40L-30 84L-66 74Z', b.deep) +
      path('M-40 30C-50-30-20-96 30-92C56-90 66-70 64-52C70 0 50 66-10 70C-30 66-38 50-40 30Z') +
      path('M-30 6C-10-20 20-20 34 0C40 36 10 60-40 72C-34 50-36 24-30 6Z', b.pale) +
      line('M-20 20C0 6 14 8 26 18M-24 38C-6 28 6 30 16 40', b.deep, 4) +
      path('M60-78L106-60L60-50Z', b.gold) +
      disc(38, -66, 10, b.shell) +
      disc(40, -66, 5, b.ink) +
      b.strand('M0 68L-4 100M22 62L26 100M-18 102H8M14 102H42', b.accent, 6),
  },
  bat: {
    tones: ['plum', 'indigo', 'oxblood'],
    draw: (b) =>
      b.mirror(
        path('M-10-20C-40-66-84-70-110-40C-96-34-100-14-104 6C-88-4-74 6-66 26C-54 10-38 14-28 36L-6 24Z') +
          path('M-14-12C-44-50-74-54-98-38C-70-36-44-20-14 6Z', b.deep) +
          path('M-8-44L-30-86L-36-34Z'),
      ) +
      path('M0-52C-30-52-40-24-34 8C-28 46-12 58 0 66C12 58 28 46 34 8C40-24 30-52 0-52Z', b.deep) +
      b.mirror(disc(-14, -22, 10, b.gold) + disc(-13, -22, 5, b.ink) + path('M-12 4L-8 18L-3 4Z', b.shell)) +
      path('M0 26L10 38L0 52L-10 38Z', b.gold),
  },
  ladybird: {
    tones: ['vermilion', 'persimmon', 'oxblood'],
    draw: (b) =>
      b.mirror(
        line('M-56-20L-96-36M-70 20H-106M-56 58L-94 78', b.ink, 8) + line('M-14-78C-22-96-34-104-46-102', b.ink, 6),
      ) +
      path('M-44-44C-44-96 44-96 44-44Z', b.ink) +
      b.mirror(disc(-20, -62, 10, b.shell)) +
      disc(0, 18, 80) +
      path('M24-58A80 80 0 0 1 0 98C50 60 60-10 24-58Z', b.deep, NO_SEAM) +
      b.mirror(b.stamp(disc(0, 0, 14, b.ink), ['-32-16', '-46 32', '-18 60'])) +
      line('M0-60V96', b.ink, 6) +
      place(0, 18, 1, 0, path('M0-20L10 0L0 20L-10 0Z', b.gold)),
  },
} satisfies Record<string, Motif>
