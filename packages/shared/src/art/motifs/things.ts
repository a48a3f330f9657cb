import type { Motif } from '../brush.ts'
import { CINNABAR } from '../materials.ts'
import { disc, line, path, place, rect, star } from '../svg.ts'

const NO_SEAM = ' stroke="none"'

export const THINGS = {
  crown: {
    tones: ['vermilion', 'indigo', 'plum', 'jade'],
    draw: (b) =>
      path('M-84 44L-104-50L-52-6L0-90L52-6L104-50L84 44Z', b.gold) +
      path('M0-90L52-6L104-50L84 44H30Z', b.deep, ' stroke="none" opacity=".28"') +
      path('M-84 44Q0 66 84 44V84Q0 106-84 84Z') +
      b.stamp(disc(0, 0, 13, b.gold), ['-104-56', '104-56', '0-94']) +
      b.stamp(path('M0-14L13 0L0 14L-13 0Z', b.pale), ['-50 72', '0 78', '50 72']) +
      path('M0-20L16 6L0 32L-16 6Z') +
      b.stamp(disc(0, 0, 8), ['-52 22', '52 22']),
  },
  coin: {
    tones: ['amber', 'vermilion', 'jade', 'persimmon'],
    draw: (b) =>
      disc(6, 8, 96, b.deep) +
      disc(0, 0, 96, b.gold) +
      disc(0, 0, 80, 'none', ` stroke="${b.deep}" stroke-width="5"`) +
      path('M-28-28H28V28H-28Z', b.ink) +
      line('M-32-32H32V32H-32Z', b.deep, 5) +
      b.spin(4, path('M-16-48H16M-10-60H10M0-68V-44', 'none') + line('M-17-46H17M-12-58H12M0-70V-46', b.main, 6)) +
      path('M-70-40A80 80 0 0 1-30-74', 'none') +
      line('M-70-40A80 80 0 0 1-30-74', b.shell, 6),
  },
  ingot: {
    tones: ['amber', 'vermilion', 'persimmon'],
    draw: (b) =>
      path(
        'M-106-20C-96 50-60 80 0 80C60 80 96 50 106-20C80-6 60-4 44-10C30 20-30 20-44-10C-60-4-80-6-106-20Z',
        b.gold,
      ) +
      path('M60 56C86 40 100 12 106-20C80-6 60-4 44-10C66 10 70 30 60 56Z', b.deep, ' stroke="none" opacity=".4"') +
      `<ellipse cy="-24" rx="52" ry="42" fill="${b.gold}"/>` +
      path('M-52-24A52 42 0 0 1 52-24C30-40-30-40-52-24Z', b.shell, ' stroke="none" opacity=".6"') +
      path('M-104 92Q0 66 104 92L90 106H-90Z') +
      line('M-30 46Q0 56 30 46', b.deep, 6) +
      path(star(4, [20, 6]), b.shell, ' transform="translate(-64-72)"'),
  },
  chest: {
    tones: ['amber', 'oxblood', 'persimmon'],
    draw: (b) =>
      path('M-90-6C-90-100 90-100 90-6Z') +
      path('M40-70C70-60 90-40 90-6H50Z', b.deep, NO_SEAM) +
      b.stamp(disc(0, 0, 17, b.gold), ['-56-2', '-24-12', '10-8', '44-12', '66 0', '-40 6', '28 4']) +
      path('M-20-22L-4-38L12-22L-4 0Z', CINNABAR) +
      path('M-96 4H96V90H-96Z') +
      path('M40 4H96V90H40Z', b.deep, NO_SEAM) +
      path('M-96 4H96V24H-96ZM-96 74H96V90H-96Z', b.pale) +
      path('M-74 4H-56V90H-74ZM56 4H74V90H56Z', b.pale) +
      rect(-20, 8, 40, 44, 6, b.gold) +
      path('M-6 24A6 6 0 1 1 6 24L8 42H-8Z', b.ink),
  },
  key: {
    tones: ['amber', 'teal', 'plum', 'vermilion'],
    draw: (b) =>
      `<g transform="rotate(35)">` +
      path('M-12-20H12V100H-12ZM12 50H44V66H30V78H44V96H12Z', b.gold) +
      path(
        'M0-104C-40-104-56-80-52-56C-48-30-24-20 0-20C24-20 48-30 52-56C56-80 40-104 0-104ZM0-82C16-82 28-72 28-60C26-48 14-42 0-42C-14-42-26-48-28-60C-28-72-16-82 0-82Z',
      ) +
      path('M-22-20H22V-4H-22Z', b.accent) +
      path('M4-20H12V100H4Z', b.deep, ' stroke="none" opacity=".4"') +
      disc(0, -62, 14, b.accent) +
      '</g>',
  },
  ring: {
    tones: ['jade', 'vermilion', 'indigo', 'plum', 'pearl'],
    draw: (b) =>
      disc(0, 34, 60, 'none', ` stroke="${b.ink}" stroke-width="29"`) +
      disc(0, 34, 60, 'none', ` stroke="${b.gold}" stroke-width="23"`) +
      path('M-46-74L-26-102H26L46-74L0-22Z') +
      path('M-46-74H46L0-22Z', b.deep) +
      path('M-18-74L0-102L18-74L0-22Z', b.pale) +
      path('M-36-34L0-20L36-34L26-12H-26Z', b.gold) +
      path(star(4, [18, 5]), b.shell, ' transform="translate(62-72)"'),
  },
  hourglass: {
    tones: ['amber', 'teal', 'plum', 'vermilion'],
    draw: (b) =>
      path('M-58-84H58C58-40 16-20 12 0C16 20 58 40 58 84H-58C-58 40-16 20-12 0C-16-20-58-40-58-84Z', b.shell) +
      path('M-44-50H44C34-26 8-14 4 0H-4C-8-14-34-26-44-50ZM-50 84C-46 60-20 56 0 40C20 56 46 60 50 84Z', b.gold) +
      line('M0 0V44', b.gold, 5) +
      path('M-76-106H76V-84H-76ZM-76 84H76V106H-76Z') +
      path('M20-106H76V-84H20ZM20 84H76V106H20Z', b.deep, NO_SEAM) +
      line('M-66-84V84M66-84V84', b.deep, 9),
  },
  compass: {
    tones: ['amber', 'teal', 'oxblood', 'indigo'],
    draw: (b) =>
      disc(0, -88, 15, b.gold) +
      disc(0, 10, 92) +
      disc(0, 10, 72, b.shell) +
      place(
        0,
        10,
        1,
        0,
        b.spin(12, line('M0-66V-56', b.ink, 4)) +
          path(star(4, [58, 12]), b.pale) +
          `<g transform="rotate(32)">${path('M0-60L15 0H-15Z', CINNABAR)}${path('M0 60L15 0H-15Z', b.deep)}</g>` +
          disc(0, 0, 9, b.gold),
      ),
  },
  scroll: {
    tones: ['vermilion', 'jade', 'indigo', 'oxblood'],
    draw: (b) =>
      `<g transform="rotate(-8)">` +
      path('M-62-80H62V80H-62Z', b.shell) +
      rect(-92, -98, 184, 28, 12, b.main) +
      rect(-92, 70, 184, 28, 12, b.main) +
      path('M-106-92H-92V-76H-106ZM92-92H106V-76H92ZM-106 76H-92V92H-106ZM92 76H106V92H92Z', b.gold) +
      disc(20, -26, 24, CINNABAR) +
      path('M-62 50L-30-4L-6 34L16 10L62 56V70H-62Z', b.deep) +
      line('M-46-54V-24M-34-54V-34', b.ink, 6) +
      '</g>',
  },
  vase: {
    tones: ['indigo', 'teal', 'vermilion', 'eggshell', 'celadon'],
    draw: (b) =>
      path(
        'M-34-104H34L24-84C20-60 30-50 48-34C80-4 66 50 30 84L36 104H-36L-30 84C-66 50-80-4-48-34C-30-50-20-60-24-84Z',
        b.shell,
      ) +
      path('M-60-12C-40-24 40-24 60-12C66 10 60 34 48 56C20 44-20 44-48 56C-60 34-66 10-60-12Z') +
      place(
        0,
        16,
        0.34,
        0,
        b.spin(6, path('M0-8C-50-30-48-92 0-90C48-92 50-30 0-8Z', b.pale)) + disc(0, 0, 20, b.gold),
      ) +
      path('M-26-78H26L24-62H-24Z') +
      path('M-38 70H38L30 86H-30Z', b.gold),
  },
  lamp: {
    tones: ['amber', 'persimmon', 'teal', 'plum'],
    faces: 'left',
    draw: (b) =>
      path('M-92-20C-110-50-70-64-84-88C-60-90-46-66-60-50C-70-38-66-28-72-14Z', b.pale) +
      b.strand('M60 20C110-10 110 60 50 56', b.gold, 11) +
      path('M-104-16C-70-20-56 0-34 0H60C70 40 30 66 0 66C-40 66-64 40-78 10Z', b.gold) +
      path('M20 0H60C70 40 30 66 0 66C30 50 34 20 20 0Z', b.deep, ' stroke="none" opacity=".4"') +
      path('M-34 0C-34-40 54-40 60 0Z') +
      disc(12, -42, 13, b.gold) +
      path('M-20 64H28L50 96H-40Z') +
      line('M-54 22Q0 46 50 26', b.deep, 6) +
      disc(8, 32, 9, b.accent),
  },
  horseshoe: {
    tones: ['amber', 'teal', 'indigo', 'oxblood'],
    draw: (b) =>
      path(
        'M-30 100H-78C-70 70-104 30-92-30C-80-80-40-104 0-104C40-104 80-80 92-30C104 30 70 70 78 100H30V74H46C34 40 60 10 50-24C42-50 20-60 0-60C-20-60-42-50-50-24C-60 10-34 40-46 74H-30Z',
      ) +
      path('M30-98C70-84 84-60 92-30C104 30 70 70 78 100H60C56 70 90 10 70-34C60-70 40-86 30-98Z', b.deep, NO_SEAM) +
      b.stamp(disc(0, 0, 8, b.ink), ['-70 20', '-72-20', '-48-62', '0-82', '48-62', '72-20', '70 20']) +
      place(
        0,
        20,
        0.4,
        45,
        b.spin(4, path('M0 0C-56-20-64-92-26-100C-10-104 0-92 0-84C0-92 10-104 26-100C64-92 56-20 0 0Z', b.leaf)),
      ) +
      disc(0, 20, 7, b.gold),
  },
  book: {
    tones: ['vermilion', 'indigo', 'jade', 'plum', 'oxblood'],
    draw: (b) =>
      `<g transform="rotate(-10)">` +
      path('M-62-96H74V88H-62A18 18 0 0 1-80 70V-78A18 18 0 0 1-62-96Z', b.deep) +
      path('M-58 66H72V84H-58A9 9 0 0 1-58 66Z', b.shell) +
      path('M-62-96H74V64H-62A18 18 0 0 0-80 76V-78A18 18 0 0 1-62-96Z') +
      path('M-48-96H-30V64H-48Z', b.gold) +
      disc(26, -16, 38, b.pale) +
      path('M-6-16Q26-50 58-16Q26 18-6-16Z', b.shell) +
      disc(26, -16, 15, b.deep) +
      disc(26, -16, 6, b.ink) +
      path('M58-96H74V-80ZM58 64H74V48Z', b.gold) +
      '</g>',
  },
  potion: {
    tones: ['plum', 'jade', 'indigo', 'vermilion', 'teal'],
    draw: (b) =>
      path('M-14-108H14V-84H-14Z', '#8a5a34') +
      path(
        'M-24-88H24V-74H18V-36C70-20 92 20 84 56C76 90 40 104 0 104C-40 104-76 90-84 56C-92 20-70-20-18-36V-74H-24Z',
        b.shell,
      ) +
      path('M-72 14C-40 0-20 26 0 14S50 4 74 18C90 70 50 94 0 94C-50 94-90 70-72 14Z') +
      path('M40 12C56 10 66 12 74 18C90 70 50 94 0 94C40 76 56 50 40 12Z', b.deep, NO_SEAM) +
      b.stamp(disc(0, 0, 8, b.pale), ['-30 40', '-6 64', '24 44']) +
      path(star(4, [26, 9]), b.gold, ' transform="translate(-4 46)"') +
      line('M-48-4C-40-14-30-20-22-24', b.accent, 6),
  },
  sword: {
    tones: ['teal', 'vermilion', 'indigo', 'oxblood', 'jade'],
    draw: (b) =>
      `<g transform="rotate(38)">` +
      path('M0-112L18-86V34H-18V-86Z', b.shell) +
      path('M0-112L18-86V34H0Z', b.pale) +
      path('M-58 26Q-30 40 0 34Q30 40 58 26L52 52Q0 60-52 52Z', b.gold) +
      path('M-11 52H11V90H-11Z') +
      line('M-11 62L11 70M-11 76L11 84', b.deep, 4) +
      disc(0, 98, 14, b.gold) +
      path('M0-2L9 12L0 26L-9 12Z') +
      '</g>',
  },
  bow: {
    tones: ['amber', 'jade', 'vermilion', 'plum'],
    draw: (b) =>
      b.strand('M-74-96C40-100 100-40 96 74', b.main, 14) +
      line('M-74-96L-20-20L96 74', b.shell, 4) +
      `<g transform="rotate(-45) translate(0 -10)">` +
      path('M-5-70H5V84H-5Z', '#8a5a34') +
      path('M0-112L24-66H-24Z', b.gold) +
      path('M0 50L26 70V104L0 84L-26 104V70Z', CINNABAR) +
      '</g>' +
      disc(44, -44, 15, b.accent),
  },
  hammer: {
    tones: ['teal', 'indigo', 'oxblood', 'amber'],
    draw: (b) =>
      `<g transform="rotate(30)">` +
      path('M-12-30H12V108H-12Z', '#8a5a34') +
      path('M-14 60H14V70H-14ZM-14 80H14V90H-14Z', b.gold) +
      path('M-84-92H84L92-80V-36L84-24H-84L-92-36V-80Z') +
      path('M30-92H84L92-80V-36L84-24H30Z', b.deep, NO_SEAM) +
      path('M-70-92H-52V-24H-70ZM52-92H70V-24H52Z', b.gold) +
      path('M4-84L-22-52H-4L-12-30L20-62H4Z', b.accent) +
      '</g>',
  },
  gong: {
    tones: ['amber', 'persimmon', 'vermilion'],
    draw: (b) =>
      path('M-104-104H104V-86H-104ZM-96-86H-78V104H-96ZM78-86H96V104H78Z', CINNABAR) +
      line('M-40-86L-26-58M40-86L26-58', b.gold, 5) +
      disc(0, 8, 72, b.deep) +
      disc(0, 4, 70, b.gold) +
      disc(0, 4, 54, 'none', ` stroke="${b.deep}" stroke-width="5"`) +
      disc(0, 4, 24) +
      line('M-44-30A56 56 0 0 1-10-52', b.shell, 7) +
      path('M-112 96H-62V108H-112ZM62 96H112V108H62Z', b.deep),
  },
  'hand-drum': {
    tones: ['vermilion', 'oxblood', 'indigo', 'jade'],
    draw: (b) =>
      path('M-90-44C-104 0-104 40-90 70Q0 116 90 70C104 40 104 0 90-44Z') +
      path('M50-20C70-26 82-34 90-44C104 0 104 40 90 70Q72 82 50 88Z', b.deep, NO_SEAM) +
      `<ellipse cy="-44" rx="90" ry="38" fill="${b.shell}"/><ellipse cy="-44" rx="64" ry="25" fill="none" stroke="${b.main}" stroke-width="4"/>` +
      b.spin(4, path('M-6-44C-14-50 0-60 8-52', 'none')) +
      b.stamp(disc(0, 0, 6, b.gold), [
        '-80-8',
        '-50 6',
        '-17 12',
        '17 12',
        '50 6',
        '80-8',
        '-76 62',
        '-44 78',
        '0 84',
        '44 78',
        '76 62',
      ]) +
      path('M-30-40L50-104L58-96L-20-34ZM34-40L-44-108L-54-100L24-34Z', '#8a5a34') +
      b.stamp(disc(0, 0, 9, b.gold), ['-26-38', '30-38']),
  },
  firecracker: {
    tones: ['vermilion', 'oxblood', 'persimmon'],
    draw: (b) =>
      b.strand('M0-108V60', '#8a5a34', 5) +
      [-70, -34, 2, 38]
        .map(
          (y) =>
            place(
              -28,
              y,
              1,
              24,
              rect(-13, -24, 26, 48, 4, b.main) + path('M-13-18H13V-10H-13ZM-13 10H13V18H-13Z', b.gold),
            ) +
            place(
              28,
              y + 6,
              1,
              -24,
              rect(-13, -24, 26, 48, 4, b.deep) + path('M-13-18H13V-10H-13ZM-13 10H13V18H-13Z', b.gold),
            ),
        )
        .join('') +
      path(star(10, [46, 20]), b.gold, ' transform="translate(0 72)"') +
      path(star(8, [24, 11]), b.shell, ' transform="translate(0 72)"'),
  },
  gift: {
    tones: ['vermilion', 'jade', 'indigo', 'plum', 'persimmon'],
    draw: (b) =>
      path('M-80-20H80V98H-80Z') +
      path('M30-20H80V98H30Z', b.deep, NO_SEAM) +
      path('M-94-52H94V-18H-94Z', b.pale) +
      path('M-17-52H17V98H-17Z', b.gold) +
      b.mirror(
        path('M-4-54C-30-110-90-104-82-72C-76-52-40-52-4-54Z', b.gold) +
          path('M-20-62C-36-84-60-88-62-76C-58-66-40-62-20-62Z', b.ink),
      ) +
      disc(0, -58, 15, b.accent),
  },
  umbrella: {
    tones: ['vermilion', 'plum', 'jade', 'indigo', 'persimmon'],
    draw: (b) =>
      b.strand('M0-20V78C0 108-40 108-40 80', '#8a5a34', 8) +
      path(
        'M-104 20C-100-60-50-92 0-92C50-92 100-60 104 20Q86 4 68 20Q50 4 34 20Q16 4 0 20Q-16 4-34 20Q-50 4-68 20Q-86 4-104 20Z',
      ) +
      path('M0-92C-30-70-34-20-34 20Q-16 4 0 20Q16 4 34 20C34-20 30-70 0-92Z', b.pale) +
      path('M0-92C60-84 70-20 68 20Q86 4 104 20C100-60 50-92 0-92Z', b.deep, NO_SEAM) +
      place(0, -30, 0.26, 0, b.spin(5, path('M0-8C-50-30-48-92 0-90C48-92 50-30 0-8Z', b.accent))) +
      path('M-6-90V-106H6V-90Z', b.gold),
  },
  kite: {
    tones: ['vermilion', 'indigo', 'jade', 'persimmon', 'plum'],
    draw: (b) =>
      line('M24 48C10 70 50 80 34 106', b.gold, 5) +
      path('M10 76L30 66L30 88ZM50 92L30 88L44 74Z', b.accent) +
      `<g transform="rotate(14)">` +
      path('M0-108L72-30L0 60L-72-30Z') +
      path('M0-108L72-30L0-30Z', b.pale) +
      path('M0 60L-72-30H0Z', b.deep) +
      line('M0-108V60M-72-30H72', '#8a5a34', 5) +
      disc(0, -30, 20, b.gold) +
      path(star(5, [14, 6]), b.main, ' transform="translate(0-30)"') +
      '</g>',
  },
  'straw-hat': {
    tones: ['amber', 'eggshell', 'persimmon'],
    draw: (b) =>
      line('M-64 40C-60 90 60 90 64 40', CINNABAR, 8) +
      path('M0-92L106 36Q0 76-106 36Z') +
      path('M0-92L106 36Q60 54 20 56Z', b.deep, NO_SEAM) +
      line('M-34-48Q0-36 34-48M-60-14Q0 8 60-14M-86 18Q0 48 86 18', b.pale, 5) +
      line('M0-90L-50 44M0-90V52M0-90L50 44', b.gold, 3) +
      place(0, 80, 0.3, 0, path(star(5, [60, 30]), b.gold)),
  },
  magnet: {
    tones: ['vermilion', 'indigo', 'oxblood'],
    draw: (b) =>
      path('M-90-50V10A90 90 0 0 0 90 10V-50H40V10A40 40 0 0 1-40 10V-50Z') +
      path('M90-50V10A90 90 0 0 1 0 100C50 90 66 50 64 10V-50Z', b.deep, NO_SEAM) +
      path('M-90-84H-40V-48H-90ZM40-84H90V-48H40Z', b.shell) +
      path('M4-92L-20-46H0L-8-10L24-60H2Z', b.gold),
  },
} satisfies Record<string, Motif>
