import type { Motif } from '../brush.ts'
import { letters } from '../letters.ts'
import { disc, line, path, rect, star } from '../svg.ts'

const NO_SEAM = ' stroke="none"'
const SHIRT = 'M-30-92C-20-76 20-76 30-92L62-82L104-34L72-6L58-22V96H-58V-22L-72-6L-104-34L-62-82Z'
const KITS = [
  'M-58-84H-34V96H-58ZM-12-80H12V96H-12ZM34-84H58V96H34Z',
  'M-58-22H58V8H-58ZM-58 38H58V68H-58Z',
  'M0-80H30L58-84V96H0Z',
  'M-62-82L-30-92L58 60V96H46L-62-60Z',
  'M-58-30L0 10L58-30V6L0 46L-58 6Z',
]

export const SPORTS = {
  kit: {
    draw: (b) =>
      path(SHIRT) +
      path(KITS[b.int(0, KITS.length - 1)] as string, b.accent, NO_SEAM) +
      path(SHIRT, 'none') +
      path('M-104-34L-72-6L-80 2L-112-24ZM104-34L72-6L80 2L112-24Z', b.deep) +
      letters(String(b.int(7, 23)), 0, 22, 56, { colour: b.ink, weight: 2.3, gap: 2.4 }) +
      path('M-34-94C-22-70 22-70 34-94L26-96C16-84-16-84-26-96Z', b.gold),
  },
  football: {
    tones: ['eggshell', 'pearl', 'celadon', 'persimmon', 'vermilion'],
    draw: (b) =>
      disc(0, 0, 98) +
      path('M60-77A98 98 0 0 1-34 92C30 70 74 20 60-77Z', b.deep, ' stroke="none" opacity=".45"') +
      path(star(5, [34]), b.gold) +
      b.spin(5, line('M0-34V-66', b.ink, 5) + path('M-24-94L-20-72L0-64L20-72L24-94Q0-102-24-94Z', b.ink)) +
      b.spin(5, line('M-20-72L-55-52', b.ink, 5)),
  },
  basketball: {
    tones: ['persimmon', 'vermilion', 'amber', 'plum', 'teal'],
    draw: (b) =>
      `<g transform="rotate(${b.int(10, 40)})">` +
      disc(0, 0, 98) +
      path('M40-90A98 98 0 0 1 40 90C0 50 0-50 40-90Z', b.deep, NO_SEAM) +
      line('M0-98V98M-98 0H98M-62-76C-10-40-10 40-62 76M62-76C10-40 10 40 62 76', b.ink, 7) +
      line('M-74-30C-72-40-66-50-60-54', b.shell, 9) +
      line('M-98 0H98', b.gold, 4) +
      '</g>',
  },
  racket: {
    faces: 'left',
    draw: (b) =>
      `<g transform="rotate(32)">${b.strand('M0 40V104', b.deep, 16)}` +
      `<ellipse cy="-30" rx="58" ry="74" fill="${b.ink}"/>` +
      line(
        'M-40-80V20M-20-94V36M0-98V40M20-94V36M40-80V20M-50-66H50M-54-46H54M-54-26H54M-52-6H52M-42 14H42',
        b.pale,
        3,
      ) +
      `<ellipse cy="-30" rx="58" ry="74" fill="none" stroke="${b.ink}" stroke-width="17"/><ellipse cy="-30" rx="58" ry="74" fill="none" stroke="${b.main}" stroke-width="11"/>` +
      line('M-8 62L8 70M-8 78L8 86M-8 94L8 102', b.accent, 5) +
      `</g>${b.orb(-58, 52, 30, b.gold, b.accent)}`,
  },
  shuttlecock: {
    tones: ['eggshell', 'pearl', 'celadon', 'amber'],
    draw: (b) =>
      `<g transform="rotate(24)">${b.spin(7, path('M0 62L-14-66Q0-102 14-66Z') + line('M0 50V-80', b.deep, 3), { y: 72, sweep: 62, fills: [b.main, b.pale] })}` +
      line('M-46-4Q0-22 46-4M-34 26Q0 12 34 26', b.accent, 7) +
      path('M-28 54H28V72A28 28 0 0 1-28 72Z', b.accent) +
      path('M-29 50H29V64H-29Z', b.gold) +
      '</g>',
  },
  trophy: {
    draw: (b) =>
      b.mirror(b.strand('M-50-70C-104-80-104-10-40-4', b.deep, 11)) +
      path('M-60-96H60C60-30 44 20 0 26C-44 20-60-30-60-96Z') +
      path('M24-96H60C60-30 44 20 0 26C24-4 28-50 24-96Z', b.deep, NO_SEAM) +
      path('M-64-98H64V-82H-64Z', b.pale) +
      path('M-10 24H10L18 58H-18Z', b.deep) +
      path('M-48 58H48V76H-48ZM-60 76H60V100H-60Z') +
      path(star(5, [28, 12]), b.gold, ' transform="translate(-4-32)"'),
  },
  pitch: {
    tones: ['jade', 'celadon', 'teal', 'amber'],
    draw: (b) =>
      `<g transform="rotate(-12)">${rect(-84, -104, 168, 208, 8, b.main)}` +
      path('M-84-70H84V-36H-84ZM-84 2H84V36H-84ZM-84 70H84V96A8 8 0 0 1 76 104H-76A8 8 0 0 1-84 96Z', b.deep, NO_SEAM) +
      line(
        'M-84 0H84M-40-104V-66H40V-104M-40 104V66H40V104M-20-66A20 20 0 0 0 20-66M-20 66A20 20 0 0 1 20 66M28 0A28 28 0 1 1-28 0A28 28 0 1 1 28 0',
        b.accent,
        5,
      ) +
      `</g>${disc(0, 0, 13, b.gold)}`,
  },
  boot: {
    draw: (b) =>
      `<g transform="rotate(-14)">${path('M-84-62L-34-70C-26-40 0-26 40-14C74-4 100 8 100 34H-78C-92 0-92-30-84-62Z')}` +
      path('M-84-62L-34-70L-30-56C-50-46-78-46-86-48Z', b.pale) +
      path('M-78 34C-86 14-90 0-90-14C-50 4-40 14-30 34Z', b.deep) +
      line('M-22-44L-36-28M-8-34L-20-16M8-26L-2-8', b.accent, 7) +
      path('M-80 34H100V46H-80Z', b.accent) +
      path('M-70 46H-50L-54 66H-66ZM-34 46H-14L-18 66H-30ZM34 46H54L50 66H38ZM70 46H90L86 66H74Z', b.deep) +
      line('M30 22C20 6-10 0-30-6', b.gold, 9) +
      '</g>',
  },
  volleyball: {
    tones: ['eggshell', 'pearl', 'amber', 'celadon'],
    draw: (b) =>
      disc(0, 0, 98, b.shell) +
      b.spin(3, path('M0 0C-10-40 0-80 30-93A98 98 0 0 1 92-34C60-46 26-34 0 0Z', '', NO_SEAM), {
        fills: [b.main, b.accent, b.gold],
      }) +
      b.spin(3, line('M0 0C-10-40 0-80 30-93M0 0C26-34 60-46 92-34M10-24C30-50 52-62 76-62', b.ink, 6)) +
      disc(0, 0, 98, 'none', ` stroke="${b.ink}" stroke-width="5"`),
  },
  paddle: {
    tones: ['vermilion', 'oxblood', 'indigo', 'jade'],
    draw: (b) =>
      `<g transform="rotate(-34)">${path('M-17 40H17L20 108H-20Z', '#8a5a34')}` +
      path('M0-104C-60-104-82-60-78-20C-74 20-40 44-24 48H24C40 44 74 20 78-20C82-60 60-104 0-104Z') +
      path('M30-98C70-80 82-50 78-20C74 20 40 44 24 48C70 0 60-60 30-98Z', b.deep, NO_SEAM) +
      path('M-62 14H62C50 34 34 44 24 48H-24C-34 44-50 34-62 14Z', '#b98350') +
      `</g>${b.orb(66, 66, 30, b.shell, b.pale)}${disc(58, 58, 6, b.gold)}`,
  },
  medal: {
    draw: (b) =>
      path('M-58-108H-14L20-20H-20Z', b.deep) +
      path('M58-108H14L-20-20H20Z') +
      path('M46-108H30L-8-20H8Z', b.accent, NO_SEAM) +
      b.spin(14, path('M-14-58L0-72L14-58Z', '', ' transform="translate(0 36)"'), { y: 36, fills: [b.pale] }) +
      disc(0, 36, 62, b.pale) +
      disc(0, 36, 50) +
      line('M-38 36A38 38 0 1 0 38 36A38 38 0 1 0-38 36', b.deep, 5) +
      path(star(5, [32, 14]), b.gold, ' transform="translate(0 38)"'),
  },
} satisfies Record<string, Motif>
