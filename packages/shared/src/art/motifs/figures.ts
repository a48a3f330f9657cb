import type { Motif } from '../brush.ts'
import { CINNABAR } from '../materials.ts'
import { disc, line, path, rect, star } from '../svg.ts'

const NO_SEAM = ' stroke="none"'

export const FIGURES = {
  samurai: {
    tones: ['oxblood', 'vermilion', 'indigo', 'teal'],
    draw: (b) =>
      b.mirror(
        path('M-12-70C-50-70-60-110-40-112C-70-112-80-80-56-50Z', b.gold) +
          path('M-60-20C-90-20-106 10-104 44L-60 34Z', b.deep) +
          path('M1-70C-50-70-70-40-68-4H1Z') +
          path('M-60-2H1V60H-30C-50 50-60 20-60-2Z', b.shell) +
          path('M-50 14L-14 22Q-30 32-50 14Z', b.ink) +
          path('M1 40C-20 36-44 40-50 34C-48 80-24 100 1 104Z', b.deep),
      ) +
      path('M-78-12Q0-34 78-12L72 6Q0-14-72 6Z', b.gold) +
      path('M-30 66Q0 52 30 66L20 82H-20Z', b.ink) +
      path('M-18 66L-12 76L-6 64ZM18 66L12 76L6 64Z', b.shell) +
      disc(0, -44, 15, b.gold),
  },
  pharaoh: {
    tones: ['indigo', 'teal', 'vermilion', 'jade'],
    draw: (b) =>
      path('M0-100C-60-100-74-60-80-10L-100 92H100L80-10C74-60 60-100 0-100Z', b.gold) +
      b.mirror(path('M-58-82L-72-56L-10-70ZM-78-30L-84 0L-46-6ZM-88 26L-94 58L-40 46Z')) +
      path('M-44-40Q0-64 44-40V20C40 56 16 70 0 70C-16 70-40 56-44 20Z', '#c98f5a') +
      b.mirror(
        path('M-36-8Q-22-22-8-8Q-22 4-36-8Z', b.shell) + disc(-21, -8, 6, b.ink) + line('M-44-8Q-22-28-6-14', b.ink, 5),
      ) +
      path('M-14 36Q0 28 14 36Q0 48-14 36Z', CINNABAR) +
      path('M-10 68H10L6 106H-6Z') +
      path('M-44-42Q0-66 44-42L40-28Q0-50-40-28Z') +
      path('M-8-52C-20-80-8-100 0-104C8-100 20-80 8-52Z', b.pale),
  },
  pirate: {
    tones: ['oxblood', 'indigo', 'vermilion', 'plum'],
    draw: (b) =>
      path('M-84 40L84 100M84 40L-84 100', 'none') +
      line('M-84 44L84 98M84 44L-84 98', b.ink, 24) +
      line('M-84 44L84 98M84 44L-84 98', b.shell, 17) +
      path(
        'M0-60C-50-60-70-30-66 6C-64 30-44 36-40 50C-36 76 36 76 40 50C44 36 64 30 66 6C70-30 50-60 0-60Z',
        b.shell,
      ) +
      b.mirror(disc(-28, 6, 18, b.ink)) +
      path('M0 24L10 42H-10Z', b.ink) +
      line('M-16 58V70M0 58V72M16 58V70', b.ink, 5) +
      path('M-104-34C-70-40-60-104 0-104C60-104 70-40 104-34C60-10-60-10-104-34Z') +
      path('M-104-34Q0-50 104-34C60-10-60-10-104-34Z', b.gold) +
      path(star(5, [22, 10]), b.gold, ' transform="translate(0-72)"'),
  },
  robot: {
    tones: ['teal', 'amber', 'vermilion', 'pearl', 'indigo'],
    draw: (b) =>
      line('M0-60V-92', b.ink, 7) +
      disc(0, -98, 13, b.gold) +
      b.mirror(rect(-104, -30, 24, 52, 8, b.deep)) +
      rect(-82, -66, 164, 130, 26, b.main) +
      path('M40-66H56A26 26 0 0 1 82-40V38A26 26 0 0 1 56 64H40Z', b.deep, NO_SEAM) +
      rect(-64, -44, 128, 62, 20, b.ink) +
      b.mirror(disc(-30, -14, 18, b.gold) + disc(-30, -14, 7, b.shell)) +
      rect(-40, 30, 80, 20, 6, b.shell) +
      line('M-20 30V50M0 30V50M20 30V50', b.ink, 4) +
      path('M-40 70H40L60 106H-60Z', b.pale),
  },
  astronaut: {
    tones: ['eggshell', 'pearl', 'persimmon', 'teal'],
    draw: (b) =>
      path('M-70 50Q0 24 70 50L92 106H-92Z') +
      path('M-26 70H26V98H-26Z', b.deep) +
      b.stamp(disc(0, 0, 6, b.gold), ['-14 84', '14 84']) +
      b.mirror(rect(-98, -40, 26, 50, 10, b.deep)) +
      disc(0, -16, 86) +
      path('M0-66C-50-66-66-40-62-8C-58 26-30 34 0 34C30 34 58 26 62-8C66-40 50-66 0-66Z', b.gold) +
      path('M0-58C-44-58-58-36-54-8C-50 20-26 26 0 26C26 26 50 20 54-8C58-36 44-58 0-58Z', b.ink) +
      path('M-40-10C-42-34-26-46-4-48L-28-2Z', b.pale, NO_SEAM) +
      path(star(4, [15, 5]), b.gold, ' transform="translate(24-6)"'),
  },
  wizard: {
    tones: ['indigo', 'plum', 'teal', 'vermilion'],
    draw: (b) =>
      path('M-52 0C-60 60-30 104 0 108C30 104 60 60 52 0Z', b.shell) +
      path('M-36-14H36V24C30 44 14 50 0 50C-14 50-30 44-36 24Z', '#e2b48a') +
      path('M-40 28C-20 18-8 26 0 34C8 26 20 18 40 28C30 50 10 46 0 38C-10 46-30 50-40 28Z', b.shell) +
      b.mirror(disc(-16, 4, 5, b.ink) + line('M-28-8L-8-4', b.shell, 7)) +
      path('M-104-6C-60-34-50-60-20-108C0-112 40-90 36-74L20-80C40-50 60-30 104-6Q0-30-104-6Z') +
      path('M20-80C40-50 60-30 104-6Q60-18 20-20C30-40 30-60 20-80Z', b.deep, NO_SEAM) +
      path('M-58-36Q0-56 58-36L66-20Q0-40-66-20Z', b.gold) +
      path(star(5, [15, 7]), b.gold, ' transform="translate(-2-70)"'),
  },
  ghost: {
    tones: ['pearl', 'eggshell', 'celadon'],
    draw: (b) =>
      path('M0-104C-60-104-80-50-80 10V96L-54 74L-28 100L0 76L28 100L54 74L80 96V10C80-50 60-104 0-104Z') +
      path('M34-96C70-80 80-40 80 10V96L54 74L36 92C60 30 60-40 34-96Z', b.deep, ' stroke="none" opacity=".5"') +
      b.mirror(path('M-44-24C-44-44-14-44-14-24C-14-4-44-4-44-24Z', b.ink) + disc(-34, -30, 5, b.shell, NO_SEAM)) +
      path('M-20 14Q0 4 20 14Q20 48 0 48Q-20 48-20 14Z', b.ink) +
      path('M-10 38Q0 30 10 38Q0 48-10 38Z', CINNABAR) +
      disc(58, -78, 13, b.gold),
  },
  princess: {
    tones: ['plum', 'vermilion', 'jade', 'teal'],
    draw: (b) =>
      path('M0-84C-70-84-84-20-76 40C-74 70-60 90-44 96H44C60 90 74 70 76 40C84-20 70-84 0-84Z', b.ink) +
      path('M-64 106C-60 70-30 60 0 60C30 60 60 70 64 106Z') +
      path('M-42-30Q0-54 42-30V14C38 46 16 60 0 60C-16 60-38 46-42 14Z', '#f0c9a0') +
      path('M-44-22C-30-62 30-62 44-22C20-40 4-44 0-52C-4-44-20-40-44-22Z', b.ink) +
      b.mirror(disc(-18, 2, 6, b.ink) + disc(-28, 20, 7, b.pale, NO_SEAM) + disc(-68, 24, 9, b.gold)) +
      path('M-10 32Q0 28 10 32Q0 44-10 32Z', CINNABAR) +
      path('M-44-62L-52-104L-22-82L0-110L22-82L52-104L44-62Q0-80-44-62Z', b.gold) +
      b.stamp(disc(0, 0, 7), ['0-82', '-28-76', '28-76']),
  },
  chef: {
    tones: ['vermilion', 'teal', 'jade', 'persimmon'],
    draw: (b) =>
      path('M-60 106C-56 76-30 66 0 66C30 66 56 76 60 106Z', b.shell) +
      path('M-26 70L0 88L26 70L18 104H-18Z') +
      path('M-50-20H50V20C46 54 20 70 0 70C-20 70-46 54-50 20Z', '#e2b48a') +
      b.mirror(
        disc(-20, 0, 6, b.ink) +
          disc(-56, 4, 10, '#e2b48a') +
          disc(-32, 18, 8, CINNABAR, ' stroke="none" opacity=".5"'),
      ) +
      path('M0 24C-16 18-36 24-44 40C-24 44-8 40 0 32C8 40 24 44 44 40C36 24 16 18 0 24Z', b.ink) +
      path('M-12 46Q0 56 12 46Q0 42-12 46Z', CINNABAR) +
      path('M-56-18V-40C-94-50-80-100-44-92C-30-114 30-114 44-92C80-100 94-50 56-40V-18Z', b.shell) +
      path('M-56-34H56V-14H-56Z', b.gold) +
      line('M-20-46V-70M0-46V-74M20-46V-70', b.deep, 4),
  },
  king: {
    tones: ['vermilion', 'indigo', 'jade', 'oxblood'],
    draw: (b) =>
      path('M-70 106C-64 76-30 60 0 60C30 60 64 76 70 106Z') +
      path('M-48-30H48V20L40 40H-40L-48 20Z', '#e2b48a') +
      path('M-56-10C-60 40-40 96 0 100C40 96 60 40 56-10C46 20 30 24 0 24C-30 24-46 20-56-10Z', b.shell) +
      path('M0 20C-14 10-34 16-40 32C-22 40-8 34 0 28C8 34 22 40 40 32C34 16 14 10 0 20Z', b.pale) +
      b.mirror(disc(-18, -6, 6, b.ink) + line('M-32-20L-8-18', b.shell, 7)) +
      path('M-12 42Q0 54 12 42Z', CINNABAR) +
      path('M-60-28L-76-86L-34-60L0-106L34-60L76-86L60-28Q0-46-60-28Z', b.gold) +
      path('M-60-30Q0-48 60-30V-14Q0-32-60-14Z') +
      disc(0, -66, 10),
  },
} satisfies Record<string, Motif>
