import type { Brush, Motif } from '../brush.ts'
import { CINNABAR } from '../materials.ts'
import { disc, line, path, place } from '../svg.ts'

const NO_SEAM = ' stroke="none"'

/** Half an eye pair, for the left half of a face. */
const eye = (b: Brush, x: number, y: number, radius = 13) =>
  disc(x, y, radius, b.shell) +
  disc(x + 2, y, radius * 0.58, b.ink) +
  disc(x - 1, y - 3, radius * 0.2, b.shell, NO_SEAM)

/** Faces look at the viewer, so half of each is enough; animals in profile look to one side. */
export const ANIMALS = {
  dragon: {
    tones: ['vermilion', 'jade', 'indigo', 'teal', 'oxblood'],
    draw: (b) =>
      b.mirror(
        path('M-26-48C-44-76-40-96-62-110C-64-92-76-92-86-104C-88-76-70-58-52-36Z', b.gold) +
          path('M-52-30C-84-40-98-30-108-10C-90-8-96 6-106 16C-84 18-84 32-92 48C-66 46-60 20-50 4Z', b.deep) +
          path('M1-60C-42-64-68-38-62-4C-58 18-44 26-42 46C-40 76-22 88 1 90Z') +
          path('M-8-26C-26-46-52-42-58-22C-42-20-30-16-14-6Z', b.pale) +
          eye(b, -36, -8, 12) +
          path('M1 28C-24 20-48 32-46 52C-30 62-14 60 1 62Z', b.pale) +
          disc(-22, 42, 6, b.ink) +
          line('M-44 44C-72 44-88 62-82 92', b.gold, 5) +
          path('M-34 62L-28 78L-20 62Z', b.shell),
      ) +
      path('M-20 72Q0 62 20 72L12 104H-12Z', b.accent) +
      path('M0-66L14-44L0-12L-14-44Z', b.gold),
  },
  lion: {
    tones: ['persimmon', 'amber', 'vermilion', 'oxblood'],
    draw: (b) =>
      b.spin(14, path('M-24-56L0-106L24-56Z'), { fills: [b.deep, b.main] }) +
      b.mirror(disc(-52, -54, 18, b.pale)) +
      disc(0, 4, 68, b.pale) +
      b.mirror(
        path('M1-28C-20-34-44-32-50-16C-34-22-18-14-8 4Z') +
          eye(b, -28, -6, 10) +
          path('M1 18C-28 14-44 34-34 54C-24 70-8 68 1 62Z', b.shell),
      ) +
      path('M-18 8H18Q14 30 0 32Q-14 30-18 8Z', b.ink) +
      line('M0 32V48M-22 48Q-10 60 0 48Q10 60 22 48', b.ink, 5) +
      path('M0-62L12-46L0-26L-12-46Z', b.gold),
  },
  monkey: {
    tones: ['amber', 'persimmon', 'oxblood', 'plum'],
    draw: (b) =>
      b.mirror(disc(-82, -4, 26) + disc(-82, -4, 15, b.pale)) +
      disc(0, 0, 82) +
      path('M0-82C26-100 10-108 30-106C10-112-16-108 0-82Z', b.deep) +
      path(
        'M0-46C-22-66-62-52-60-14C-60 6-46 12-44 32C-42 62 42 62 44 32C46 12 60 6 60-14C62-52 22-66 0-46Z',
        b.shell,
      ) +
      b.mirror(eye(b, -27, -14, 15) + disc(-9, 14, 5, b.ink)) +
      path('M-30 34Q0 50 30 34Q22 64 0 64Q-22 64-30 34Z', CINNABAR) +
      path('M-60-50Q0-92 60-50L54-38Q0-72-54-38Z', b.gold),
  },
  horse: {
    tones: ['amber', 'oxblood', 'eggshell', 'indigo', 'pearl'],
    faces: 'right',
    draw: (b) =>
      path('M-20-92C-70-80-92-20-80 98H-40C-60 40-40-20-6-50Z', b.deep) +
      path(
        'M-46 98C-52 30-40-34-10-64L-14-104L12-80C44-74 58-44 74-12L92 18C92 36 74 46 58 40L28 18C18 30 22 60 34 98Z',
      ) +
      path(
        'M-6-66L-40-60L-14-46L-52-34L-22-26L-62-4L-30-4L-66 30L-36 24L-64 62L-42 58L-46 98H-84C-96 10-70-70-10-90Z',
        b.pale,
      ) +
      disc(26, -36, 8, b.ink) +
      disc(76, 22, 5, b.ink) +
      line('M52 38C58 30 56 16 46 0M12-76L52 2L28 18', b.gold, 6) +
      path('M34-56L66-22L58-14L28-46Z', b.shell, NO_SEAM),
  },
  frog: {
    tones: ['jade', 'celadon', 'teal'],
    draw: (b) =>
      b.mirror(
        path('M-50 30C-100 30-112 74-96 96H-40Z', b.deep) +
          disc(-44, -58, 32) +
          disc(-44, -58, 20, b.gold) +
          disc(-44, -58, 10, b.ink),
      ) +
      path('M0-52C-60-52-86-14-84 18C-82 70-50 98 0 98C50 98 82 70 84 18C86-14 60-52 0-52Z') +
      path('M-72 30C-40 56 40 56 72 30C64 78 40 96 0 98C-40 96-64 78-72 30Z', b.pale) +
      line('M-66 8C-36 38 36 38 66 8', b.ink, 6) +
      b.stamp(disc(0, 0, 4, b.ink), ['-9-8', '9-8']) +
      b.stamp(disc(0, 0, 9, b.deep), ['-26-24', '30-20', '0-34']) +
      disc(0, 66, 24, b.gold) +
      path('M-8 58H8V74H-8Z', b.ink),
  },
  cat: {
    tones: ['eggshell', 'pearl', 'amber', 'persimmon', 'indigo'],
    draw: (b) =>
      b.mirror(
        path('M-20-58L-84-106L-82-18Z') +
          path('M-38-52L-74-82L-72-38Z', b.accent) +
          path('M1-66C-58-66-92-32-92 10C-92 66-48 96 1 96Z') +
          path('M-60-4Q-40-24-20-2Q-40 14-60-4Z', b.gold) +
          disc(-40, -4, 7, b.ink) +
          line('M-38 40L-100 30M-38 50L-98 58', b.ink, 4),
      ) +
      path('M-12 24H12L0 38Z', CINNABAR) +
      line('M0 38V46M-22 46Q-10 60 0 46Q10 60 22 46', b.ink, 5) +
      path('M-12-66L0-28L12-66ZM-34-62L-22-36L-18-64ZM34-62L22-36L18-64Z', b.deep) +
      path('M-56 82Q0 104 56 82L52 98Q0 116-52 98Z', CINNABAR) +
      disc(0, 100, 12, b.gold),
  },
  panda: {
    tones: ['eggshell', 'pearl'],
    draw: (b) =>
      b.mirror(disc(-62, -62, 32, b.ink) + disc(-62, -62, 15, b.deep)) +
      disc(0, 6, 92) +
      b.mirror(
        `<g transform="rotate(28 -38 0)"><ellipse cx="-38" cy="0" rx="24" ry="31" fill="${b.ink}"/></g>` +
          disc(-34, -4, 10, b.shell) +
          disc(-33, -3, 5, b.ink),
      ) +
      path('M-15 30H15Q12 46 0 48Q-12 46-15 30Z', b.ink) +
      line('M0 48V58M-22 58Q-10 70 0 58Q10 70 22 58', b.ink, 5) +
      path('M20 84C40 60 70 60 98 70C86 92 50 100 20 84Z', b.leaf) +
      path('M24 88C40 84 60 96 66 112C48 116 28 106 24 88Z', b.leaf) +
      line('M24 84Q54 76 84 74', b.gold, 4),
  },
  bear: {
    tones: ['amber', 'oxblood', 'indigo', 'plum', 'eggshell'],
    draw: (b) =>
      b.mirror(disc(-64, -60, 30) + disc(-64, -60, 16, b.pale)) +
      path('M0-78C-62-78-92-36-90 14C-88 66-50 98 0 98C50 98 88 66 90 14C92-36 62-78 0-78Z') +
      path('M30-72C70-60 92-26 90 14C88 66 50 98 0 98C50 70 70 0 30-72Z', b.deep, ' stroke="none" opacity=".6"') +
      b.mirror(eye(b, -34, -10, 12)) +
      `<ellipse cy="44" rx="44" ry="36" fill="${b.pale}"/>` +
      path('M-20 22H20Q18 44 0 46Q-18 44-20 22Z', b.ink) +
      line('M0 46V58M-20 58Q-8 70 0 58Q8 70 20 58', b.ink, 5) +
      path('M0-62L10-46L0-28L-10-46Z', b.gold),
  },
  wolf: {
    tones: ['teal', 'indigo', 'eggshell', 'pearl', 'oxblood'],
    draw: (b) =>
      b.mirror(
        path('M1-50L-26-54L-66-108L-80-30L-104 12L-78 20L-86 46L-54 50L-30 88L1 100Z') +
          path('M-62-80L-68-36L-42-44Z', b.deep) +
          path('M-104 12L-44 8L-22 40L-20 84L-54 50L-86 46L-78 20Z', b.shell) +
          path('M1-50L-16-46L-14 10L1 30Z', b.deep) +
          path('M-62-12L-22 8Q-44 16-62-12Z', b.gold) +
          disc(-38, 2, 5, b.ink),
      ) +
      path('M-16 66H16L0 92Z', b.ink) +
      path('M0-44L9-26L0-4L-9-26Z', b.gold),
  },
  deer: {
    tones: ['amber', 'persimmon', 'oxblood', 'eggshell'],
    draw: (b) =>
      b.mirror(
        b.strand('M-18-44C-30-70-70-66-78-104M-46-64C-44-82-34-92-30-106M-66-76L-100-76', b.gold, 8) +
          path('M-30-20C-64-40-88-30-98-14C-78 4-52 2-34 0Z') +
          path('M-44-12C-64-22-76-20-86-12C-70-4-56-4-44-4Z', b.accent) +
          path('M1-50C-30-50-42-28-38 0C-36 30-30 50-26 72C-22 94-10 100 1 100Z') +
          path('M-36 2L-14 20L-18 70L-26 72Z', b.deep, NO_SEAM) +
          disc(-24, -2, 8, b.ink) +
          disc(-26, -5, 2.5, b.shell, NO_SEAM),
      ) +
      b.stamp(disc(0, 0, 5, b.shell, NO_SEAM), ['0-34', '-10-20', '10-20']) +
      path('M-22 72Q0 60 22 72Q16 100 0 100Q-16 100-22 72Z', b.ink) +
      disc(0, 4, 7, b.gold),
  },
  goat: {
    tones: ['eggshell', 'pearl', 'amber', 'plum'],
    draw: (b) =>
      b.mirror(
        b.strand('M-22-48C-40-96-100-92-92-40C-88-18-66-18-66-36', b.gold, 13) +
          path('M-38-14C-66-20-82-8-92 12C-70 22-50 18-38 6Z', b.deep) +
          path('M1-60C-34-60-46-34-42-4C-38 30-32 46-24 62L1 70Z') +
          path('M-34-8Q-24-18-12-6Q-24 4-34-8Z', b.shell) +
          path('M-26-10H-18V-2H-26Z', b.ink),
      ) +
      path('M-26 44Q0 32 26 44Q22 70 0 72Q-22 70-26 44Z', b.pale) +
      line('M-10 52L0 58L10 52M0 58V66', b.ink, 4) +
      path('M-18 70H18L8 92L0 108L-8 92Z', b.shell) +
      path('M-20-60L0-30L20-60Q0-78-20-60Z', b.accent),
  },
  pig: {
    tones: ['plum', 'vermilion', 'persimmon', 'pearl'],
    draw: (b) =>
      b.mirror(path('M-30-60L-86-84L-82-24Z') + path('M-46-54L-76-68L-74-34Z', b.deep)) +
      disc(0, 8, 88) +
      path('M40-68A88 88 0 0 1 0 96C60 60 70-10 40-68Z', b.deep, ' stroke="none" opacity=".55"') +
      b.mirror(disc(-36, -12, 8, b.ink) + disc(-64, 26, 12, b.accent, ' stroke="none" opacity=".6"')) +
      `<ellipse cy="30" rx="38" ry="28" fill="${b.pale}"/>` +
      b.stamp(`<ellipse rx="7" ry="11" fill="${b.deep}"/>`, ['-14 30', '14 30']) +
      line('M-20 70Q0 84 20 70', b.ink, 5) +
      disc(0, -56, 17, b.gold) +
      path('M-5-61H5V-51H-5Z', b.ink),
  },
  mouse: {
    tones: ['teal', 'eggshell', 'plum', 'indigo', 'pearl'],
    draw: (b) =>
      b.mirror(disc(-66, -50, 40) + disc(-66, -50, 25, b.accent)) +
      path('M0-54C-44-54-66-22-62 12C-58 56-24 84 0 98C24 84 58 56 62 12C66-22 44-54 0-54Z') +
      path('M20-50C50-40 66-14 62 12C58 56 24 84 0 98C20 60 40 10 20-50Z', b.deep, ' stroke="none" opacity=".5"') +
      b.mirror(
        disc(-28, 0, 11, b.ink) + disc(-31, -4, 4, b.shell, NO_SEAM) + line('M-22 62L-78 50M-20 70L-74 78', b.ink, 3),
      ) +
      disc(0, 74, 14, CINNABAR) +
      path('M-10 90H10V108H-10Z', b.shell) +
      path('M0-48L9-34L0-16L-9-34Z', b.gold),
  },
  dog: {
    tones: ['amber', 'persimmon', 'eggshell', 'oxblood'],
    draw: (b) =>
      path('M0-80C-56-80-74-40-70 4C-66 60-34 96 0 96C34 96 66 60 70 4C74-40 56-80 0-80Z') +
      b.mirror(
        path('M-34-74C-88-86-112-30-92 40C-72 34-58 10-56-30Z', b.deep) +
          `<ellipse cx="-30" cy="-14" rx="22" ry="27" fill="${b.shell}"/>` +
          disc(-28, -12, 11, b.ink) +
          disc(-32, -16, 4, b.shell, NO_SEAM),
      ) +
      path('M0 10C-36 8-46 40-34 60C-22 78 22 78 34 60C46 40 36 8 0 10Z', b.shell) +
      path('M-20 14H20Q18 36 0 38Q-18 36-20 14Z', b.ink) +
      path('M-14 60Q0 66 14 60V82A14 14 0 0 1-14 82Z', CINNABAR) +
      line('M0 38V56M-24 52Q-12 64 0 56Q12 64 24 52', b.ink, 5) +
      path('M0-76L9-60L0-42L-9-60Z', b.gold),
  },
  snake: {
    tones: ['jade', 'celadon', 'indigo', 'vermilion', 'plum'],
    draw: (b) =>
      b.strand('M-76 80C-20 104 90 100 84 60C78 26-72 60-74 18C-76-16 0-6 0-40', b.main, 32) +
      line('M-76 80C-20 104 90 100 84 60C78 26-72 60-74 18C-76-16 0-6 0-40', b.pale, 12, ' stroke-dasharray="0 24"') +
      path('M0-104C-40-104-52-72-40-48C-30-28 30-28 40-48C52-72 40-104 0-104Z') +
      b.mirror(path('M-36-72Q-24-88-10-66Q-24-56-36-72Z', b.gold) + path('M-24-78L-20-60L-17-78Z', b.ink)) +
      line('M0-34V-12L-8-2M0-12L8-2', CINNABAR, 5) +
      path('M0-100L9-88L0-70L-9-88Z', b.accent),
  },
  crocodile: {
    tones: ['jade', 'teal', 'celadon', 'amber'],
    faces: 'left',
    draw: (b) =>
      path('M-104 34L-40 26L60 28L104 0C104 60 70 80 20 80L-60 72Z', b.deep) +
      path('M-104 20C-100-4-70-6-40-4L0-16C4-46 44-50 50-18L104-24V16L40 34H-104Z') +
      path(
        'M-98 34L-90 18L-82 34L-74 18L-66 34L-58 18L-50 34L-42 18L-34 34L-26 18L-18 34L-10 18L-2 34L6 18L14 34L22 18L30 34Z',
        b.shell,
      ) +
      disc(26, -18, 15, b.gold) +
      path('M22-30H28V-6H22Z', b.ink) +
      disc(-92, 6, 5, b.ink) +
      path('M50-18L58-40L68-22L80-44L90-23L104-42V-24Z', b.pale) +
      path('M30 80C30 98 46 104 64 100L56 76Z'),
  },
  rabbit: {
    tones: ['pearl', 'eggshell', 'plum'],
    draw: (b) =>
      path('M70-8A94 94 0 1 1-56-70A94 94 0 0 1 70-8Z', b.gold) +
      place(
        14,
        6,
        0.86,
        0,
        path('M-14-40C-46-70-44-112-24-110C-4-104 0-70-2-44ZM8-44C10-84 34-112 50-102C60-84 42-58 24-38Z') +
          path('M-18-50C-34-72-34-96-25-98C-12-92-10-70-10-52Z', b.accent) +
          path(
            'M10-50C-28-50-48-24-44 4C-40 24-20 32-6 34C-36 40-48 70-40 104H64C92 76 78 44 48 30C60 16 64-10 50-30C40-44 26-50 10-50Z',
          ) +
          path('M64 104C92 76 78 44 48 30C52 60 44 84 20 104Z', b.deep) +
          disc(76, 92, 17, b.shell) +
          disc(-12, -8, 8, b.ink) +
          path('M-46 6L-34 2L-36 16Z', b.accent),
      ),
  },
} satisfies Record<string, Motif>
