import type { Motif } from '../brush.ts'
import { disc, line, path } from '../svg.ts'

const NO_SEAM = ' stroke="none"'

/** Beasts face the viewer, so half a head is enough. */
export const BEASTS = {
  tiger: {
    tones: ['persimmon', 'amber', 'eggshell', 'vermilion'],
    draw: (b) =>
      b.mirror(
        path('M-34-66C-46-98-70-106-86-92C-100-78-96-52-80-38Z') +
          path('M-48-70C-56-86-70-90-78-80C-84-70-80-60-74-52Z', b.accent) +
          path('M1-76C-60-80-90-44-92 0C-94 20-104 32-104 44C-90 42-86 50-80 62C-60 90-30 98 1 98Z') +
          path('M-97 16L-56 20L-98 38ZM-92-16L-54-8L-92 2ZM-82 60L-50 44L-66 76ZM-44-72L-26-40L-22-77Z', b.ink) +
          path('M1 16C-34 14-58 40-48 68C-38 90-14 90 1 80Z', b.shell) +
          path('M-64-14Q-42-34-18-6Q-44 8-64-14Z', b.gold) +
          disc(-40, -12, 8, b.ink),
      ) +
      path('M-7-77L0-34L7-77Z', b.ink) +
      path('M-24 20H24Q18 44 0 46Q-18 44-24 20Z', b.deep) +
      line('M0 46V62M-30 64Q-12 80 0 62Q12 80 30 64', b.ink, 5),
  },
  fox: {
    tones: ['persimmon', 'vermilion', 'eggshell', 'amber', 'pearl'],
    draw: (b) =>
      b.mirror(
        path('M1-34L-34-48L-78-102L-100-8L-58 44L0 98Z') +
          path('M-75-78L-84-32L-46-46Z', b.deep) +
          path('M-100-8L-40 16L-12 62L0 98L-58 44Z', b.shell) +
          path('M1-34L-20-40L-14 8L1 40Z', b.pale) +
          path('M-66-8L-24 14Q-46 20-66-8Z', b.gold),
      ) + path('M-14 78L0 100L14 78Q0 68-14 78Z', b.ink),
  },
  owl: {
    tones: ['amber', 'teal', 'indigo', 'eggshell', 'pearl', 'plum'],
    draw: (b) =>
      b.mirror(
        path('M1-64C-34-70-64-80-88-104C-92-60-100-20-84 34C-74 76-40 98 1 100Z') +
          path('M-95-10C-88 40-74 70-40 94C-48 60-66 20-95-10Z', b.deep) +
          disc(-40, -22, 40, b.pale) +
          disc(-40, -22, 26, b.gold) +
          disc(-36, -22, 13, b.ink) +
          path('M1-40L-70-86L-30-56L1-8Z', b.deep),
      ) +
      path('M0-14L16 8L0 38L-16 8Z', b.accent) +
      line('M-36 48q12 18 24 0q12 18 24 0q12 18 24 0M-24 72q12 18 24 0q12 18 24 0', b.pale, 5),
  },
  buffalo: {
    tones: ['amber', 'indigo', 'teal', 'oxblood', 'plum'],
    draw: (b) =>
      b.mirror(
        path('M-20-34C-66-26-108-44-100-102C-82-70-54-64-14-64Z', b.shell) +
          path('M-40-22L-94-10L-46 10Z', b.deep) +
          path('M1-66C-36-66-50-40-44-8C-40 30-40 50-32 74C-24 98-10 100 1 100Z') +
          path('M-44-8L-14 10L-26 62L-38 54Z', b.deep, NO_SEAM) +
          path('M-38-6Q-26-18-14-2Q-26 6-38-6Z', b.shell) +
          disc(-25, -5, 5, b.ink),
      ) +
      path('M0-62L16-40L0-10L-16-40Z', b.accent) +
      path('M-38 58Q0 36 38 58Q40 98 0 100Q-40 98-38 58Z', b.pale) +
      path('M-22 66Q-14 58-8 70ZM22 66Q14 58 8 70Z', b.ink) +
      line('M-12 78A14 14 0 1 0 12 78', b.ink, 12) +
      line('M-12 78A14 14 0 1 0 12 78', b.gold, 7),
  },
  elephant: {
    tones: ['teal', 'indigo', 'pearl', 'plum', 'celadon', 'amber'],
    draw: (b) =>
      b.mirror(
        path('M-30-54C-70-98-108-60-102-10C-98 34-70 60-38 40Z', b.deep) +
          path('M-40-40C-66-72-90-50-88-10C-84 22-66 36-44 24Z', b.accent) +
          path('M-40 30Q-56 66-28 82Q-30 58-22 42Z', b.shell),
      ) +
      path(
        'M-46-54C-30-94 30-94 46-54C54-20 46 18 30 34C24 62 26 78 44 86C34 108-14 104-20 72C-22 52-30 38-38 24C-54-4-54-30-46-54Z',
      ) +
      line('M-16 54Q4 60 26 52M-14 72Q6 76 26 66M-22 36Q4 44 32 34', b.deep, 4) +
      path('M-40-64C-20-92 20-92 40-64Q22-36 0-8Q-22-36-40-64Z', b.gold) +
      path('M0-64L12-48L0-30L-12-48Z', b.accent) +
      disc(-30, -8, 6, b.ink) +
      disc(30, -8, 6, b.ink),
  },
  hare: {
    tones: ['eggshell', 'pearl', 'amber', 'celadon', 'plum'],
    draw: (b) =>
      b.mirror(
        path('M-8-24C-62-56-62-106-40-108C-16-106-2-64 1-30Z') +
          path('M-16-40C-44-66-48-92-38-94C-26-92-14-66-12-44Z', b.accent) +
          path('M1-40C-46-44-78-6-72 40C-68 82-34 100 1 100Z') +
          path('M1 40C-30 36-46 58-36 80C-26 98-10 98 1 92Z', b.pale) +
          path('M-56 14Q-40-8-22 16Q-38 28-56 14Z', b.ink) +
          disc(-36, 12, 5, b.shell, NO_SEAM),
      ) +
      path('M-12 44H12L0 58Z', b.accent) +
      line('M0 58V70M-20 72Q-8 84 0 70Q8 84 20 72', b.ink, 4) +
      b.spin(5, path('M0-14C-10-24-8-34 0-38C8-34 10-24 0-14Z', b.gold), { y: -10 }),
  },
  turtle: {
    tones: ['jade', 'amber', 'teal', 'celadon', 'pearl'],
    draw: (b) =>
      b.mirror(
        path('M-40-44C-60-84-90-84-104-62C-90-56-74-44-58-26ZM-50 42C-84 48-90 76-78 94C-66 76-50 70-34 62Z', b.deep),
      ) +
      path('M-18-56C-26-92-12-104 0-104C12-104 26-92 18-56ZM-8 70L0 100L8 70Z', b.deep) +
      disc(0, 4, 76, b.pale) +
      b.spin(6, path('M-17-26L17-26L32-52Q0-80-32-52Z'), { y: 4, fills: [b.main, b.accent] }) +
      path('M-28 4L-14-20H14L28 4L14 28H-14Z', b.gold) +
      disc(-9, -88, 3, b.ink) +
      disc(9, -88, 3, b.ink),
  },
  naga: {
    tones: ['jade', 'vermilion', 'teal', 'indigo', 'persimmon'],
    faces: 'right',
    draw: (b) => {
      const coil = 'M6 22A22 22 0 1 1 24 40A46 46 0 1 1 52-12A76 76 0 1 0-24 92C20 104 60 98 88 74'
      return (
        b.strand(coil, b.main, 27) +
        line(coil, b.pale, 11, ' stroke-dasharray="0 17"') +
        path('M20-6C28-50 52-66 74-66C96-62 106-40 100-18L70-6L54-30Q44-16 20-6Z') +
        path('M72-66C70-92 84-100 100-104C92-90 104-84 98-54Z', b.gold) +
        path('M100-18L84-2L70-6Z', b.accent) +
        disc(80, -42, 8, b.shell) +
        disc(82, -42, 4, b.ink)
      )
    },
  },
} satisfies Record<string, Motif>
