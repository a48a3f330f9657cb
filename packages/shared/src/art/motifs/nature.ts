import type { Motif } from '../brush.ts'
import { CINNABAR } from '../materials.ts'
import { disc, line, path, place, star } from '../svg.ts'

const NO_SEAM = ' stroke="none"'
const CLOUD = 'M-74 30C-104 28-104-12-74-14C-72-50-24-58-10-32C10-60 62-44 56-10C92-14 98 30 66 32Z'

export const NATURE = {
  star: {
    tones: ['amber', 'persimmon', 'pearl', 'eggshell'],
    draw: (b) =>
      path(star(5, [104, 46]), b.gold) +
      b.spin(5, path('M0 0L0-104L27-37Z', b.deep, ' stroke="none" opacity=".45"')) +
      b.mirror(disc(-18, -4, 7, b.ink)) +
      line('M-16 16Q0 30 16 16', b.ink, 5),
  },
  comet: {
    tones: ['indigo', 'teal', 'vermilion', 'plum'],
    faces: 'left',
    draw: (b) =>
      path('M108-104C40-70-20-30-66 0L-10 60C20 10 60-44 108-104Z', b.deep) +
      path('M108-104C50-60 0-10-40 20L-20 44C20-4 60-50 108-104Z') +
      path('M108-104C60-50 10 0-26 36L-16 44C20 4 60-50 108-104Z', b.pale) +
      place(-42, 38, 0.62, -14, path(star(5, [100, 46]), b.gold)) +
      path(star(4, [18, 6]), b.shell, ' transform="translate(40 56)"') +
      path(star(4, [14, 5]), b.shell, ' transform="translate(-60-66)"'),
  },
  cloud: {
    tones: ['pearl', 'eggshell', 'teal', 'celadon'],
    draw: (b) =>
      disc(40, -42, 44, b.gold) +
      path('M50-6C24-14 24-50 54-50C82-48 84-14 60-14', b.accent, ' opacity=".001" stroke="none"') +
      place(-6, 14, 1.08, 0, path(CLOUD)) +
      line(
        'M-68 26C-92 20-84-4-66 4C-54 12-62 26-72 20M-6 34C-34 18-26-18 2-12C20-4 12 20-4 14M46 30C30 18 38-4 56 2',
        b.deep,
        6,
      ) +
      line('M-50 76C-40 62-24 62-16 76S8 90 18 76S42 62 52 76', b.pale, 8),
  },
  rainbow: {
    tones: ['vermilion', 'plum', 'indigo'],
    draw: (b) =>
      [
        [104, b.main],
        [84, b.gold],
        [64, b.leaf],
        [44, b.accent],
      ]
        .map(([r, fill]) => path(`M-${r} 60V40A${r} ${r} 0 0 1 ${r} 40V60Z`, String(fill)))
        .join('') +
      path('M-24 60V40A24 24 0 0 1 24 40V60Z', b.ink) +
      place(-66, 66, 0.6, 0, path(CLOUD, b.shell)) +
      place(66, 66, 0.6, 0, path(CLOUD, b.shell)),
  },
  planet: {
    tones: ['persimmon', 'plum', 'teal', 'amber', 'pearl'],
    draw: (b) =>
      `<g transform="rotate(-20)">${b.orb(0, 0, 66)}` +
      path('M-64-14Q0 10 64-14L66 8Q0 32-66 8Z', b.pale) +
      path('M-66 2C-128 34-100 50 0 34C100 18 128-14 66-20C92-10 70 6 0 16C-70 26-92 14-66 2Z', b.gold) +
      '</g>' +
      path(star(4, [16, 5]), b.shell, ' transform="translate(-74-70)"') +
      disc(80, 70, 9, b.accent),
  },
  volcano: {
    tones: ['oxblood', 'amber', 'plum', 'indigo'],
    draw: (b) =>
      path('M-30-30C-70-50-56-96-22-84C-16-112 24-112 28-84C60-94 70-50 30-30Z', b.pale) +
      path('M-26-36L-34-70L-12-50L0-92L12-50L34-70L26-36Z', b.gold) +
      path('M-32-34H32L104 100H-104Z') +
      path('M6-34H32L104 100H50Z', b.deep, NO_SEAM) +
      path(
        'M-32-34H32L40-18C30 0 32 26 22 34C12 26 14 0 6-8C0 10 4 50-10 58C-22 50-10 10-18-2C-26 8-24 20-34 20C-44 14-36-14-32-34Z',
        CINNABAR,
      ) +
      line('M-104 100H104', b.gold, 5),
  },
  mountain: {
    tones: ['teal', 'indigo', 'jade', 'plum', 'celadon'],
    draw: (b) =>
      disc(52, -56, 34, b.gold) +
      path('M30 92L68 0L108 92Z', b.deep) +
      path('M-106 92L-24-92L62 92Z') +
      path('M-24-92L62 92H0L-18 30L-2-10Z', b.deep, NO_SEAM) +
      path('M-24-92L8-24L-10-34L-22-14L-38-32L-56-22Z', b.shell) +
      path('M-108 92Q-60 64 0 84T108 74V104H-108Z', b.leaf),
  },
  wave: {
    tones: ['indigo', 'teal', 'pearl'],
    draw: (b) =>
      disc(54, -50, 30, CINNABAR) +
      path('M-106 90C-100 0-50-80 30-74C76-70 92-36 76-16C76-40 40-44 26-18C6 18 40 62 106 66V90Z') +
      path('M-106 90C-84 20-40-40 20-50C-30-10-20 60 40 78V90Z', b.deep) +
      path('M30-74C76-70 92-36 76-16C74-30 62-36 50-34C58-40 52-50 40-48C44-58 36-66 30-74Z', b.shell) +
      line('M-84 88C-70 30-40-16-4-34M-52 88C-44 48-30 20-16 2', b.pale, 6) +
      path('M-106 78Q-80 62-54 78T-2 78T50 78T106 78V102H-106Z', b.shell) +
      disc(-40, -66, 7, b.gold),
  },
  bamboo: {
    tones: ['jade', 'celadon', 'teal'],
    draw: (b) =>
      [
        [-46, 8],
        [0, -6],
        [44, 4],
      ]
        .map(([x = 0, turn = 0], index) =>
          place(
            x,
            0,
            1,
            turn,
            path('M-13-104H13V-44H-13ZM-14-40H14V28H-14ZM-13 32H13V104H-13Z', [b.deep, b.main, b.pale][index]),
          ),
        )
        .join('') +
      b.stamp(
        path('M0 0C24-22 54-20 66 0C44 14 20 14 0 0Z', b.leaf) + path('M0 0C10-30 30-46 56-44C48-20 28-4 0 0Z', b.gold),
        ['4-42', '-44 24', '40 34'],
      ) +
      place(-14, -42, 1, 180, path('M0 0C24-22 54-20 66 0C44 14 20 14 0 0Z', b.leaf)),
  },
  pine: {
    tones: ['jade', 'teal', 'celadon'],
    draw: (b) =>
      path('M-12 60H12V104H-12Z', '#7a5230') +
      path('M0-12L86 70H-86Z', b.deep) +
      path('M0-60L68 20H-68Z') +
      path('M0-104L48-32H-48Z', b.pale) +
      path(star(5, [22, 10]), b.gold, ' transform="translate(0-92)"') +
      b.stamp(disc(0, 0, 7, CINNABAR), ['-20-2', '24 4', '-44 52', '6 44', '46 56']),
  },
  maple: {
    tones: ['vermilion', 'persimmon', 'amber', 'oxblood'],
    draw: (b) => {
      const leaf =
        'M0-104L16-66L40-78L36-34L66-54L74-36L104-32L80-2L86 12L40 34L46 52L8 46L0 50L-8 46L-46 52L-40 34L-86 12L-80-2L-104-32L-74-36L-66-54L-36-34L-40-78L-16-66Z'
      return (
        b.strand('M0 40Q4 80 20 104', b.deep, 7) +
        path(leaf) +
        path('M0-104L16-66L40-78L36-34L66-54L74-36L104-32L80-2L86 12L40 34L46 52L8 46L0 50Z', b.deep, NO_SEAM) +
        line('M0 44V-76M0 20L-62-26M0 20L62-26M0 34L-50 20M0 34L50 20', b.gold, 5)
      )
    },
  },
  sunflower: {
    tones: ['amber', 'persimmon'],
    draw: (b) =>
      b.spin(14, path('M0-34C-26-60-20-92 0-106C20-92 26-60 0-34Z'), { fills: [b.gold, b.main] }) +
      disc(0, 0, 46, '#5a3a20') +
      b.spin(10, disc(0, -32, 5, b.deep, NO_SEAM)) +
      b.spin(6, disc(0, -16, 5, b.deep, NO_SEAM)) +
      disc(0, 0, 7, b.pale),
  },
  rose: {
    tones: ['vermilion', 'plum', 'oxblood', 'persimmon'],
    draw: (b) =>
      path('M-6 40C-10 80-4 96 6 108', 'none') +
      b.strand('M0 50C-4 80 0 92 6 106', b.leaf, 8) +
      path('M-2 84C-40 50-74 58-90 80C-60 100-24 102-2 84ZM4 76C24 40 60 44 84 56C66 86 30 92 4 76Z', b.leaf) +
      path('M-78-30C-84 30-40 62 0 62C40 62 84 30 78-30C60-20 50-20 40-26H-40C-50-20-60-20-78-30Z', b.deep) +
      path('M-78-30C-70-76-30-104 0-104C30-104 70-76 78-30C70 10 40 34 0 40C-40 34-70 10-78-30Z') +
      path('M-46-40C-40-74 40-74 46-40C40 0-40 0-46-40Z', b.pale) +
      path('M-26-40C-20-58 20-58 26-40C20-20-20-20-26-40Z', b.deep) +
      line('M-60-8C-30 24 30 24 60-8', b.deep, 6) +
      disc(0, -40, 8, b.gold),
  },
  blossom: {
    tones: ['plum', 'pearl', 'eggshell', 'vermilion', 'persimmon'],
    draw: (b) =>
      b.strand('M-104 84C-50 70-30 40-10 4', '#6b4630', 10) +
      b.spin(5, path('M0-8C-50-30-48-92-14-98L0-84L14-98C48-92 50-30 0-8Z')) +
      b.spin(5, path('M0-16C-16-30-16-50 0-58C16-50 16-30 0-16Z', b.pale)) +
      b.spin(10, line('M0-12V-40', b.deep, 3) + disc(0, -42, 5, b.gold)) +
      disc(0, 0, 13, b.gold) +
      disc(-72, 84, 17, b.accent),
  },
  orchid: {
    tones: ['plum', 'pearl', 'persimmon', 'indigo'],
    draw: (b) =>
      b.spin(3, path('M0-10C-26-40-20-92 0-106C20-92 26-40 0-10Z', b.pale)) +
      b.mirror(
        path('M-4-6C-30-60-104-60-104-14C-96 24-40 24-4 10Z') +
          line('M-20-2C-50-20-74-26-90-22M-22 4C-50 0-70 4-84 6', b.deep, 4),
      ) +
      path('M-26 8C-40 50-20 66 0 72C20 66 40 50 26 8Z', b.accent) +
      path('M-14 14C-20 40-8 50 0 54C8 50 20 40 14 14Z', b.deep) +
      disc(0, 2, 15, b.gold),
  },
  mushroom: {
    tones: ['vermilion', 'amber', 'plum', 'jade'],
    draw: (b) =>
      path('M-30 20C-26 60-40 80-44 100H44C40 80 26 60 30 20Z', b.shell) +
      path('M8 20C10 60 20 84 14 100H44C40 80 26 60 30 20Z', b.pale, NO_SEAM) +
      path('M0-96C-70-96-104-30-98 14Q0 40 98 14C104-30 70-96 0-96Z') +
      path('M40-86C80-70 104-20 98 14Q60 26 30 28C70-10 70-50 40-86Z', b.deep, NO_SEAM) +
      b.stamp(disc(0, 0, 15, b.shell), ['-36-44', '30-50', '-64 0', '0 0']) +
      disc(62, -4, 12, b.gold),
  },
  clover: {
    tones: ['jade', 'celadon', 'teal'],
    draw: (b) =>
      b.strand('M4 10C20 50 20 80 50 104', b.leaf, 9) +
      `<g transform="rotate(45) translate(-6 -10)">` +
      b.spin(
        4,
        path('M0 0C-56-20-64-92-26-100C-10-104 0-92 0-84C0-92 10-104 26-100C64-92 56-20 0 0Z') +
          line('M0-14V-68', b.pale, 5),
      ) +
      '</g>' +
      disc(-2, -10, 10, b.gold),
  },
  palm: {
    tones: ['jade', 'celadon', 'teal'],
    draw: (b) =>
      disc(40, -40, 46, b.gold) +
      b.strand('M-10-34C0 20-6 60-20 90', '#8a5a34', 15) +
      line('M-18 0L6-4M-18 26L4 22M-22 52L0 50', b.ink, 4) +
      path('M-10-40C-40-84-90-70-104-30C-70-46-40-40-10-40ZM-10-40C10-90 70-92 92-56C56-60 20-56-10-40Z') +
      path('M-10-40C-60-40-80-10-78 30C-50 0-30-20-10-40ZM-10-40C40-44 66-20 70 20C44-4 20-24-10-40Z', b.deep) +
      path('M-10-40C-30-70-20-100 0-108C16-90 8-64-10-40Z', b.pale) +
      b.stamp(disc(0, 0, 11, '#6b4630'), ['-24-30', '2-26']) +
      path('M-104 90Q0 64 104 90V106H-104Z', b.gold),
  },
  cactus: {
    tones: ['jade', 'celadon', 'teal'],
    draw: (b) =>
      path('M-28 84V-60A28 28 0 0 1 28-60V84Z') +
      path(
        'M-28 34H-52A26 26 0 0 1-78 8V-20A15 15 0 0 1-48-20V4H-28ZM28 54H56A26 26 0 0 0 82 28V-4A15 15 0 0 0 52-4V24H28Z',
        b.deep,
      ) +
      line('M-10-60V80M10-60V80', b.pale, 5, ' stroke-dasharray="10 10"') +
      place(0, -84, 0.3, 0, b.spin(6, path('M0-10C-40-40-30-90 0-96C30-90 40-40 0-10Z', CINNABAR))) +
      disc(0, -84, 7, b.gold) +
      path('M-56 84H56L44 108H-44Z', CINNABAR) +
      path('M-60 78H60V90H-60Z', b.gold),
  },
} satisfies Record<string, Motif>
