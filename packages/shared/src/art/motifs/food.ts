import type { Motif } from '../brush.ts'
import { CINNABAR } from '../materials.ts'
import { disc, line, path, place, rect, star } from '../svg.ts'

const NO_SEAM = ' stroke="none"'

export const FOOD = {
  mango: {
    tones: ['persimmon', 'amber', 'celadon', 'vermilion'],
    draw: (b) =>
      b.strand('M20-74C18-90 20-98 26-106', b.deep, 7) +
      path('M24-84C50-108 84-106 104-84C80-64 46-66 24-84Z', b.leaf) +
      path('M20-80C70-76 96-24 76 30C60 74 10 104-34 96C-84 86-96 40-70 4C-44-30-40-80 20-80Z') +
      path('M40-74C84-56 90-10 76 30C60 74 10 104-34 96C30 80 66 10 40-74Z', b.deep, NO_SEAM) +
      line('M-62 40C-58 14-34-4-20-36', b.pale, 10),
  },
  pineapple: {
    tones: ['amber', 'persimmon'],
    draw: (b) =>
      b.spin(5, path('M0-20C-22-40-18-90 0-108C18-90 22-40 0-20Z', b.leaf), { sweep: 96 }) +
      path('M0-36C-46-36-62 0-60 36C-58 80-30 104 0 104C30 104 58 80 60 36C62 0 46-36 0-36Z', b.gold) +
      line('M-56 4L30 100M-36-24L56 66M0-34L60 20M56 4L-30 100M36-24L-56 66M0-34L-60 20', b.deep, 4) +
      b.stamp(disc(0, 0, 4, b.main, NO_SEAM), ['0 0', '-26 28', '26 28', '0 54', '-26-6', '26-6', '-24 70', '24 70']),
  },
  banana: {
    tones: ['amber', 'persimmon', 'celadon'],
    draw: (b) =>
      path('M-20-92L4-104L12-76L-8-70Z', '#6b4630') +
      path('M-8-76C-84-50-110 20-84 78C-70 90-56 84-54 70C-60 10-40-30 8-66Z', b.deep) +
      path('M-8-76C-44-30-50 50-6 98C10 102 20 90 16 76C-6 30-10-20 10-70Z') +
      path('M-2-78C-10 0 40 66 92 78C106 70 106 56 94 50C50 30 20-20 12-76Z', b.gold) +
      line('M14-40C24 6 56 42 90 58', b.pale, 5),
  },
  strawberry: {
    tones: ['vermilion', 'oxblood', 'plum'],
    draw: (b) =>
      path('M0-62C-50-84-96-60-90-14C-84 40-40 90 0 106C40 90 84 40 90-14C96-60 50-84 0-62Z') +
      path('M40-74C80-74 94-50 90-14C84 40 40 90 0 106C40 60 66-10 40-74Z', b.deep, NO_SEAM) +
      b.stamp(path('M0-7Q7 2 0 9Q-7 2 0-7Z', b.gold, NO_SEAM), [
        '-50-16',
        '-18-20',
        '18-16',
        '50-22',
        '-34 16',
        '0 14',
        '34 14',
        '-16 46',
        '18 46',
        '0 74',
      ]) +
      b.spin(5, path('M0-66C-20-70-30-90-16-108C-4-100 6-84 0-66Z', b.leaf), { y: -66, sweep: 200 }),
  },
  coconut: {
    tones: ['amber', 'oxblood', 'jade'],
    draw: (b) =>
      b.strand('M20-40L52-106H80', CINNABAR, 9) +
      path('M-20-46L-60-84A44 30 0 0 1 6-80Z', b.leaf) +
      path('M-92-20C-92 50-50 96 0 96C50 96 92 50 92-20Z', '#6b4630') +
      path('M-92-20C-92 50-50 96 0 96C-30 60-40 20-40-20Z', '#8a5a34', NO_SEAM) +
      `<ellipse cy="-20" rx="92" ry="32" fill="${b.shell}"/><ellipse cy="-18" rx="72" ry="21" fill="${b.pale}"/>` +
      path('M-30-34C-10-66 30-66 44-34C30-26-10-26-30-34Z', b.gold) +
      line('M30 70Q60 50 72 20', b.deep, 5, ' stroke-dasharray="12 10"'),
  },
  chilli: {
    tones: ['vermilion', 'oxblood', 'persimmon', 'jade'],
    draw: (b) =>
      b.strand('M34-66C40-90 56-100 72-104', b.leaf, 9) +
      path('M4-62C30-84 66-74 78-46C60-40 30-34 6-44Z', b.leaf) +
      path('M8-48C30-34 56-38 76-48C92 20 20 96-96 98C-40 80 14 30 8-48Z') +
      path('M54-40C62-38 70-44 76-48C92 20 20 96-96 98C0 84 60 30 54-40Z', b.deep, NO_SEAM) +
      line('M24-26C26 6 10 40-20 64', b.pale, 7) +
      place(
        -52,
        -40,
        0.9,
        0,
        path('M0 40C-30 30-26-6-6-40C0-16 12-20 14-36C34-6 28 34 0 40Z', b.gold) +
          path('M0 36C-14 30-10 10 0-6C10 10 14 30 0 36Z', CINNABAR),
      ),
  },
  pumpkin: {
    tones: ['persimmon', 'amber', 'vermilion'],
    draw: (b) =>
      b.strand('M0-56C-4-80 6-94 24-98', b.leaf, 13) +
      b.mirror(path('M-30-56C-84-60-108-20-100 26C-92 76-60 92-30 88Z', b.deep)) +
      b.mirror(path('M1-56C-40-72-70-20-64 26C-60 76-30 96 1 92Z')) +
      path('M0-60C-26-50-30 0-26 40C-22 76-10 92 0 94C10 92 22 76 26 40C30 0 26-50 0-60Z', b.pale) +
      path('M10-60C40-90 80-84 90-60C66-44 34-44 10-60Z', b.leaf) +
      disc(0, 16, 11, b.gold),
  },
  dumpling: {
    tones: ['eggshell', 'pearl', 'amber'],
    draw: (b) =>
      line('M-30-66C-44-80-20-90-32-106M6-70C-8-84 16-92 4-108M40-66C26-80 50-90 38-104', b.pale, 7) +
      path('M-96 26C-90-40-40-56 0-56C40-56 90-40 96 26Q0 54-96 26Z') +
      path(
        'M-78-12C-66-36-44-50-30-40C-22-58 6-62 10-46C22-60 46-56 46-42C60-46 76-32 80-10C60-22 50-10 40-16C28-4 10-10 4-16C-8-4-26-6-34-14C-46-2-64-4-78-12Z',
        b.pale,
      ) +
      line('M-34-12L-40 22M4-14L2 26M40-14L46 22', b.deep, 5) +
      path('M-106 30Q0 62 106 30L92 92Q0 112-92 92Z', '#8a5a34') +
      line('M-100 50Q0 82 100 50M-96 70Q0 100 96 70', b.gold, 5),
  },
  mooncake: {
    tones: ['amber', 'persimmon', 'oxblood'],
    draw: (b) =>
      b.spin(12, disc(0, -78, 25, b.deep)) +
      b.spin(12, disc(0, -74, 22)) +
      disc(0, 0, 76, b.main, NO_SEAM) +
      disc(0, 0, 66, 'none', ` stroke="${b.deep}" stroke-width="5"`) +
      b.spin(8, path('M0-18C-18-32-14-52 0-58C14-52 18-32 0-18Z', b.pale)) +
      disc(0, 0, 17, b.gold),
  },
  noodles: {
    tones: ['vermilion', 'indigo', 'teal', 'jade'],
    draw: (b) =>
      path('M30-30L92-108L104-100L50-22ZM44-26L108-92L110-82L60-20Z', '#8a5a34') +
      path('M-80-14C-80-60 80-60 80-14Z', b.gold) +
      line('M-66-20C-60-44-40-44-34-22C-28-50-6-50 0-24C8-50 30-48 34-22C42-42 62-40 66-20', b.pale, 7) +
      disc(-20, -42, 20, b.shell) +
      disc(-20, -42, 10, b.gold) +
      path('M20-40C30-60 54-60 60-44C50-30 30-28 20-40Z', b.leaf) +
      path('M-104-16H104C104 40 70 84 0 84C-70 84-104 40-104-16Z') +
      path('M50 70C84 52 104 24 104-16H70C70 20 60 50 50 70Z', b.deep, NO_SEAM) +
      line('M-84 14H-60V34H-76V24M-40 14H-16V34H-32V24M4 14H28V34H12V24M48 14H72V34H56V24', b.accent, 4) +
      path('M-44 82H44L52 102H-52Z', b.deep),
  },
  teapot: {
    tones: ['jade', 'indigo', 'vermilion', 'eggshell', 'celadon'],
    draw: (b) =>
      b.strand('M-40-40C-50-108 50-108 40-40', '#8a5a34', 9) +
      path('M60 10C84 10 84-30 106-36L104-20C96 0 96 40 62 54Z', b.deep) +
      path('M0-46C-60-46-84-6-80 36C-76 76-44 92 0 92C44 92 76 76 80 36C84-6 60-46 0-46Z') +
      path('M30-42C64-32 84 0 80 36C76 76 44 92 0 92C50 70 60 10 30-42Z', b.deep, NO_SEAM) +
      path('M-36-40Q0-66 36-40Q0-26-36-40Z', b.accent) +
      disc(0, -56, 10, b.gold) +
      place(
        -14,
        28,
        0.4,
        0,
        b.spin(5, path('M0-8C-50-30-48-92 0-90C48-92 50-30 0-8Z', b.pale)) + disc(0, 0, 18, b.gold),
      ) +
      path('M-44 90H44V104H-44Z', b.gold),
  },
  bread: {
    tones: ['amber', 'persimmon', 'oxblood'],
    draw: (b) =>
      `<g transform="rotate(-24)">` +
      path('M-104 30Q0 62 104 30L96 56Q0 86-96 56Z', b.deep) +
      path('M-100 34C-80 14-60 40-40 22C-20 40 0 16 20 34C40 18 64 40 100 28L96 46Q0 66-98 46Z', b.leaf) +
      path('M-90 36H-40V48H-90ZM10 40H70V52H10Z', CINNABAR) +
      path('M-106 26C-110-20-60-46 0-46C60-46 110-20 106 26Q0 46-106 26Z') +
      path('M-60-20L-30 6M-16-30L14 0M30-30L58-2', 'none') +
      line('M-62-18L-36 8M-18-28L10 2M30-28L56 0', b.pale, 9) +
      disc(84, 40, 8, b.gold) +
      '</g>',
  },
  candy: {
    tones: ['vermilion', 'plum', 'jade', 'persimmon'],
    draw: (b) =>
      path('M-50-10L-108-40L-96 0L-108 40L-50 10ZM50-10L108-40L96 0L108 40L50 10Z', b.pale) +
      disc(0, 0, 62, b.shell) +
      b.spin(6, path('M0 0C-20-20-34-40-30-53A61 61 0 0 1 0-61C-6-44-8-20 0 0Z', '', NO_SEAM), {
        fills: [b.main, b.deep],
      }) +
      disc(0, 0, 62, 'none') +
      disc(0, 0, 13, b.gold) +
      line('M-66-10L-90-20M-66 10L-90 20M66-10L90-20M66 10L90 20', b.deep, 5) +
      path(star(4, [14, 5]), b.gold, ' transform="translate(0-82)"'),
  },
  jar: {
    tones: ['indigo', 'teal', 'jade', 'vermilion'],
    draw: (b) =>
      path('M-40-86H40L34-60H-34Z', CINNABAR) +
      path('M-28-106H28L40-86H-40Z', CINNABAR) +
      path('M-34-60H34C84-40 96 0 84 44C76 78 60 98 40 104H-40C-60 98-76 78-84 44C-96 0-84-40-34-60Z') +
      path('M20-60H34C84-40 96 0 84 44C76 78 60 98 40 104H10C60 60 60-20 20-60Z', b.deep, NO_SEAM) +
      path('M0-34L52 18L0 70L-52 18Z', b.accent) +
      path(star(8, [34, 16]), b.gold, ' transform="translate(0 18)"') +
      rect(-38, -68, 76, 12, 4, b.gold),
  },
} satisfies Record<string, Motif>
