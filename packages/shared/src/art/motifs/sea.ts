import type { Motif } from '../brush.ts'
import { CINNABAR } from '../materials.ts'
import { disc, line, path, place, rect, star } from '../svg.ts'

const NO_SEAM = ' stroke="none"'

export const SEA = {
  shark: {
    tones: ['teal', 'indigo', 'pearl'],
    faces: 'left',
    draw: (b) =>
      path('M0-40L30-98C36-60 50-40 60-28Z', b.deep) +
      path('M70 10L108-48C96-8 102 30 110 60C92 52 78 36 66 26Z', b.deep) +
      path('M-106 10C-70-48 30-58 84 14C40 56-20 56-56 50L-70 34L-96 30Z') +
      path('M-84 32C-40 20 30 40 84 14C40 56-20 56-56 50Z', b.shell) +
      path('M-88 24L-80 36L-72 24L-64 38L-56 25L-48 38L-40 25Z', b.shell) +
      path('M-12 44C-6 70 10 86 30 92C30 70 26 56 20 40Z', b.deep) +
      disc(-58, -2, 9, b.gold) +
      disc(-58, -2, 4, b.ink) +
      line('M-20-16Q-10 0-20 18M-4-18Q6 0-4 18', b.deep, 5),
  },
  seahorse: {
    tones: ['amber', 'persimmon', 'vermilion', 'jade', 'plum'],
    faces: 'left',
    draw: (b) =>
      path('M28-40L66-50L52-26L72-14L50-4L60 22L30 20Z', b.accent) +
      path('M-4-92L8-110L18-88L34-96L32-72Z', b.gold) +
      b.strand('M18 30C20 80-36 74-30 96C-22 112 8 104 0 86', b.main, 15) +
      path(
        'M-74-46L-70-62L-34-70C-28-92 6-98 24-80C44-60 24-40 24-26C44-6 50 30 30 56C10 62-14 40-14 10C-14-14-6-26-16-40Z',
      ) +
      path('M-14 10C-14-14-6-26-16-40L4-34C12-20 6 20 26 54C6 60-14 40-14 10Z', b.pale) +
      line('M-12-10L10-16M-14 4L12 0M-13 18L16 14M-6 32L20 28M4 46L26 42', b.deep, 4) +
      disc(-4, -66, 10, b.shell) +
      disc(-6, -66, 5, b.ink),
  },
  starfish: {
    tones: ['vermilion', 'persimmon', 'plum', 'amber'],
    draw: (b) =>
      b.spin(5, path('M-28-22C-22-60-14-104 0-104C14-104 22-60 28-22L0 10Z')) +
      disc(0, 0, 38, b.main, NO_SEAM) +
      b.spin(
        5,
        line('M0-20V-88', b.pale, 10, ' stroke-dasharray="0 15"') +
          b.stamp(disc(0, 0, 5, b.deep, NO_SEAM), ['-14-44', '14-44']),
      ) +
      path(star(5, [26, 11]), b.gold),
  },
  dolphin: {
    tones: ['teal', 'indigo', 'pearl', 'celadon'],
    faces: 'left',
    draw: (b) =>
      path('M-104 74Q-60 50-20 74T64 74T108 70V100H-104Z', b.deep) +
      path('M10-76L44-108L44-60Z', b.deep) +
      path(
        'M-104-4L-78-22C-60-74 20-88 58-40C76-16 72 20 62 50L92 84L48 82L20 96L34 56C30 20 10 2-16 0C-40 0-60 14-78 8Z',
      ) +
      path('M-78 8C-60 14-40 0-16 0C10 2 30 20 34 56L44 44C40 0 0-30-50-14Z', b.shell) +
      path('M-10-4C-20 20-16 40-4 54C10 44 18 24 16 8Z', b.deep) +
      disc(-46, -30, 7, b.ink) +
      line('M-98-6Q-80-4-66-10', b.ink, 4) +
      place(72, -78, 1, 0, disc(0, 0, 12, b.gold)),
  },
  lobster: {
    tones: ['vermilion', 'persimmon', 'oxblood', 'indigo'],
    draw: (b) =>
      b.mirror(
        b.strand('M-22-10C-60-10-70-30-68-48', b.main, 10) +
          path('M-68-44C-104-52-108-92-82-108C-84-92-74-86-66-80C-66-94-56-104-46-100C-34-72-44-48-68-44Z') +
          line('M-24 16L-62 26M-24 34L-58 52M-20 50L-46 76', b.main, 8) +
          line('M-10-60C-16-84-16-96-6-108', b.accent, 4),
      ) +
      path('M0 60L-34 108H34Z', b.accent) +
      path('M0 56L-16 104L-40 90ZM0 56L16 104L40 90Z', b.deep) +
      path('M0-70C-30-60-34-20-28 10L-18 66Q0 76 18 66L28 10C34-20 30-60 0-70Z') +
      line('M-29 8Q0 18 29 8M-26 28Q0 38 26 28M-22 46Q0 56 22 46', b.deep, 5) +
      b.mirror(disc(-14, -52, 7, b.shell) + disc(-14, -53, 3.5, b.ink)) +
      path('M0-36L9-20L0 0L-9-20Z', b.gold),
  },
  shrimp: {
    tones: ['persimmon', 'vermilion', 'plum'],
    faces: 'left',
    draw: (b) =>
      line('M-60-40C-100-50-104-80-94-104M-60-34C-104-34-110-10-108 10', b.accent, 4) +
      line('M-30 10L-44 44M-8 26L-16 62M14 34L16 72M38 34L46 68', b.deep, 7) +
      path('M30 50L10 98L40 90L54 108L70 64Z', b.deep) +
      path(
        'M-76-40C-60-84 10-100 60-62C104-26 100 40 60 78L32 54C56 30 50 0 20-8C-10-14-30 14-56 10C-70 4-80-14-76-40Z',
      ) +
      line(
        'M-10-80C-20-50-16-26-6-10M26-80C20-50 22-28 24-8M64-58C50-42 42-24 38-2M92-8C72-6 58 2 48 14M90 36C74 32 62 32 50 32',
        b.pale,
        5,
      ) +
      disc(-50, -34, 10, b.shell) +
      disc(-51, -34, 5, b.ink) +
      path('M-76-40L-104-66L-62-62Z', b.gold),
  },
  anchor: {
    tones: ['indigo', 'teal', 'amber', 'oxblood', 'pearl'],
    draw: (b) =>
      disc(0, -78, 20, 'none', ` stroke="${b.ink}" stroke-width="20"`) +
      disc(0, -78, 20, 'none', ` stroke="${b.gold}" stroke-width="13"`) +
      path('M-13-56H13V60H-13Z') +
      path('M-48-42H48V-18H-48Z', b.deep) +
      path(
        'M-92 10L-62 44L-76 40C-56 72-30 78 0 78C30 78 56 72 76 40L62 44L92 10L104 56L92 50C70 92 36 106 0 106C-36 106-70 92-92 50L-104 56Z',
      ) +
      path('M0-56H13V60H0ZM0 78C30 78 56 72 76 40L92 50C70 92 36 106 0 106Z', b.deep, NO_SEAM) +
      line('M-40 84C20 60-40 20 20 0C50-14 30-40 60-56', b.accent, 7),
  },
  junk: {
    tones: ['vermilion', 'oxblood', 'persimmon', 'eggshell', 'jade'],
    draw: (b) =>
      b.strand('M-6-104V56M56-70V56', b.deep, 6) +
      path('M-10-98C-60-70-84-20-84 44C-60 30-34 30-10 40Z') +
      path('M2-90C34-60 46-20 46 40L2 44Z', b.pale) +
      path('M60-66C84-40 96-6 96 34L60 42Z') +
      line(
        'M-20-88C-44-70-56-50-66-28M-80 10C-56-2-34-2-12 8M-70-24C-50-34-30-34-12-26M-48-62L-12-60M4-56L32-44M4-22L44-14M4 14L46 16M62-32L84-22M62 0L92 6',
        b.deep,
        5,
      ) +
      path('M-104 46L-70 62H60L106 40C100 80 70 98 0 98C-60 98-96 84-104 46Z', b.accent) +
      path('M-98 66H100L90 80H-88Z', b.gold) +
      path('M-6-104L34-98L-6-86Z', b.gold),
  },
  lighthouse: {
    tones: ['vermilion', 'eggshell', 'indigo', 'teal'],
    draw: (b) =>
      path('M-16-62L-108-92V-28ZM16-62L108-92V-28Z', b.gold, ' stroke="none" opacity=".85"') +
      path('M-22-42H22L38 84H-38Z', b.shell) +
      path('M-25-18H25L29 14H-29ZM-33 44H33L38 84H-38Z') +
      path('M4-42H22L38 84H16Z', b.ink, ' stroke="none" opacity=".18"') +
      rect(-18, -80, 36, 36, 3, b.gold) +
      path('M-24-80L0-108L24-80Z') +
      path('M-32-46H32V-34H-32Z', b.deep) +
      path('M-9 84V62A9 9 0 0 1 9 62V84Z', b.ink) +
      path('M-84 84Q0 66 84 84Q70 106 0 106Q-70 106-84 84Z', b.deep),
  },
  'diver-helmet': {
    tones: ['amber', 'persimmon', 'teal', 'oxblood'],
    draw: (b) =>
      path('M-88 60Q0 34 88 60L98 104H-98Z', b.deep) +
      disc(0, -12, 84) +
      path('M36-88A84 84 0 0 1 20 70C60 30 66-40 36-88Z', b.deep, NO_SEAM) +
      b.mirror(disc(-78, -6, 18, b.deep) + disc(-78, -6, 9, b.pale)) +
      disc(0, -8, 50, b.gold) +
      disc(0, -8, 37, b.ink) +
      path('M-28-8A28 28 0 0 1 6-34L-16-2Z', b.pale, NO_SEAM) +
      line('M-12-44V28M12-44V28', b.gold, 6) +
      b.spin(8, disc(0, -44, 4, b.deep), { y: -8 }) +
      b.stamp(disc(0, 0, 7, b.pale), ['-66 80', '-24 72', '24 72', '66 80']) +
      path('M-20-104H20V-88H-20Z', b.pale),
  },
  trident: {
    tones: ['amber', 'teal', 'jade', 'indigo'],
    draw: (b) =>
      b.spin(10, line('M0-60Q14-78 0-96', b.pale, 5), { fills: [] }) +
      path('M-8-30H8V106H-8Z', b.deep) +
      path('M0-108L22-70H9V-14H48V-60H36L56-92L76-60H66V6H-66V-60H-76L-56-92L-36-60H-48V-14H-9V-70H-22Z') +
      path('M0-108L22-70H9V6H0ZM56-92L76-60H66V6H48V-60Z', b.deep, NO_SEAM) +
      path('M0-4L18 18L0 42L-18 18Z', b.gold),
  },
  mermaid: {
    tones: ['jade', 'teal', 'plum', 'indigo'],
    draw: (b) =>
      path(
        'M0-104C-50-104-64-60-60-20C-56 10-72 20-64 40H-20V-30H20V40H64C72 20 56 10 60-20C64-60 50-104 0-104Z',
        CINNABAR,
      ) +
      path('M-26-70Q0-96 26-70V-44C26-20 12-10 0-10C-12-10-26-20-26-44Z', b.shell) +
      path('M-30-6Q0-22 30-6L24 34H-24Z', b.shell) +
      b.mirror(disc(-11, 8, 12, b.gold) + disc(-10, -48, 4, b.ink)) +
      line('M-7-30Q0-24 7-30', CINNABAR, 4) +
      path('M-26 30Q0 44 26 30C34 60 10 66 12 82L48 106H-48L-12 82C-10 66-34 60-26 30Z') +
      line('M-18 50q9 10 18 0q9 10 18 0M-10 66q5 8 10 0q5 8 10 0', b.pale, 4) +
      path('M-26-72Q0-92 26-72Q0-82-26-72Z', b.gold),
  },
  hook: {
    tones: ['amber', 'teal', 'vermilion'],
    draw: (b) =>
      line('M0-106V-60', b.pale, 5) +
      disc(0, -54, 13, 'none', ` stroke="${b.ink}" stroke-width="15"`) +
      disc(0, -54, 13, 'none', ` stroke="${b.gold}" stroke-width="9"`) +
      b.strand('M0-40V40C0 92-68 92-68 40', b.main, 16) +
      path('M-68 6L-92 50L-60 44L-46 46Z') +
      path('M14-16C60-30 92 0 84 30L104 52L70 50C44 58 20 40 14-16Z', b.accent) +
      disc(62, 14, 6, b.ink),
  },
} satisfies Record<string, Motif>
