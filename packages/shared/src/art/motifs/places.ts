import type { Motif } from '../brush.ts'
import { CINNABAR } from '../materials.ts'
import { disc, line, path, place, rect, star } from '../svg.ts'

const NO_SEAM = ' stroke="none"'
const WHEEL = (x: number, y: number, r: number, rim: string, hub: string) =>
  disc(x, y, r, rim) + disc(x, y, r * 0.45, hub)

export const PLACES = {
  pagoda: {
    tones: ['vermilion', 'jade', 'teal', 'oxblood', 'indigo'],
    draw: (b) =>
      path('M-30-64H30V-34H-30ZM-42-10H42V22H-42ZM-54 46H54V98H-54Z', b.shell) +
      path('M0-96L16-76C40-62 56-62 72-68C66-50 50-42 40-42H-40C-50-42-66-50-72-68C-56-62-40-62-16-76Z') +
      path('M-34-38H34C56-16 76-12 92-18C84 0 66 10 54 10H-54C-66 10-84 0-92-18C-76-12-56-16-34-38Z') +
      path('M-46 20H46C70 38 90 42 108 36C98 56 80 64 66 64H-66C-80 64-98 56-108 36C-90 42-70 38-46 20Z') +
      path('M-15 98V78A15 15 0 0 1 15 78V98Z', b.ink) +
      b.stamp(rect(-6, -7, 12, 14, 2, b.deep), ['-16-26', '16-26', '-22 16', '0 16', '22 16']) +
      path('M-5-96L0-110L5-96Z', b.gold) +
      path('M-80 96H80V106H-80Z', b.gold),
  },
  castle: {
    tones: ['eggshell', 'teal', 'amber', 'plum'],
    draw: (b) =>
      path('M-92-30H-74V-14H-60V-30H-42V98H-92ZM42-30H60V-14H74V-30H92V98H42Z') +
      path('M-44 10H-24V26H-10V10H10V26H24V10H44V98H-44Z', b.pale) +
      path('M-26-40H26V14H-26Z', b.deep) +
      path('M0-94L34-38H-34Z', CINNABAR) +
      path('M-100-30L-67-74L-34-30ZM34-30L67-74L100-30Z', CINNABAR) +
      path('M-20 98V66A20 20 0 0 1 20 66V98Z', b.ink) +
      line('M-10 98V56M10 98V56M-20 76H20', b.gold, 4) +
      b.stamp(path('M-7 10V-4A7 7 0 0 1 7-4V10Z', b.ink), ['-67 16', '67 16', '0-14']) +
      path('M0-94V-110L24-102L2-96Z', b.gold),
  },
  gate: {
    tones: ['vermilion', 'oxblood', 'persimmon', 'indigo'],
    draw: (b) =>
      disc(0, 10, 52, b.gold) +
      path('M-70-50H-46L-42 104H-78ZM46-50H70L78 104H42Z') +
      path('M60-50H70L78 104H64ZM-56-50H-46L-42 104H-54Z', b.deep, NO_SEAM) +
      path('M-88-26H88V-6H-88Z', b.deep) +
      path('M-110-88Q0-66 110-88L100-52Q0-40-100-52Z') +
      path('M-112-100Q0-78 112-100L110-84Q0-62-110-84Z', b.ink) +
      rect(-15, -56, 30, 42, 4, b.gold),
  },
  temple: {
    tones: ['eggshell', 'pearl', 'amber', 'celadon'],
    draw: (b) =>
      path('M-100-34L0-98L100-34Z') +
      path('M-66-44L0-84L66-44Z', b.deep) +
      disc(0, -58, 13, b.gold) +
      path('M-100-34H100V-14H-100Z', b.pale) +
      path('M-86-14H-58V70H-86ZM-14-14H14V70H-14ZM58-14H86V70H58ZM-50-14H-22V70H-50ZM22-14H50V70H22Z') +
      line('M-72-8V64M-36-8V64M0-8V64M36-8V64M72-8V64', b.deep, 5) +
      path('M-96 70H96V84H-96ZM-108 84H108V102H-108Z', b.pale),
  },
  pyramid: {
    tones: ['amber', 'persimmon', 'oxblood'],
    draw: (b) =>
      disc(44, -54, 40, CINNABAR) +
      path('M56 88L84 22L110 88Z', b.deep) +
      path('M-8-84L92 88H-108Z') +
      path('M-8-84L92 88H26Z', b.deep) +
      path('M-8-84L18-40Q2-30-10-36T-32-42Z', b.gold) +
      line('M-46-18L10-14M-66 18L18 24M-86 54L22 60', b.deep, 4) +
      path('M-22 88V66H2V88Z', b.ink) +
      path('M-110 88H110V102H-110Z', b.pale),
  },
  house: {
    tones: ['vermilion', 'jade', 'indigo', 'persimmon'],
    draw: (b) =>
      rect(40, -88, 22, 50, 0, b.deep) +
      path('M-72-10H72V98H-72Z', b.shell) +
      path('M0-92L106 2Q96 12 84 8L0-56L-84 8Q-96 12-106 2Z') +
      path('M-20 98V40H20V98Z', CINNABAR) +
      disc(12, 70, 5, b.gold) +
      b.stamp(rect(-15, -15, 30, 30, 3, b.gold) + line('M0-15V15M-15 0H15', b.ink, 4), ['-46 34', '46 34']) +
      disc(0, -10, 17, b.deep) +
      path('M-92 98H92V108H-92Z', b.leaf),
  },
  bridge: {
    tones: ['vermilion', 'oxblood', 'teal', 'amber'],
    draw: (b) =>
      disc(0, -50, 42, b.gold) +
      path('M-110 70Q-70 52-30 70T50 70T110 66V104H-110Z', b.deep) +
      path('M-108 46C-70-46 70-46 108 46V72H88C70 10-70 10-88 72H-108Z') +
      line('M-98 24C-60-60 60-60 98 24M-76-4V-34M-46-22V-54M-15-30V-62M15-30V-62M46-22V-54M76-4V-34', b.pale, 7) +
      line('M-80 84q14 12 28 0M-14 80q14 12 28 0M50 84q14 12 28 0', b.shell, 5),
  },
  rocket: {
    tones: ['vermilion', 'eggshell', 'indigo', 'teal', 'persimmon'],
    draw: (b) =>
      `<g transform="rotate(24)">` +
      path('M-18 66L0 110L18 66L8 74L0 66L-8 74Z', b.gold) +
      path('M-30 20L-64 60V92L-26 66ZM30 20L64 60V92L26 66Z', b.deep) +
      path('M0-112C40-80 42 10 26 70H-26C-42 10-40-80 0-112Z', b.shell) +
      path('M0-112C20-96 30-70 33-42H-33C-30-70-20-96 0-112Z') +
      path('M10-102C40-70 40 20 26 70H4C20 20 24-50 10-102Z', b.ink, ' stroke="none" opacity=".16"') +
      disc(0, -12, 19, b.main) +
      disc(0, -12, 12, b.pale) +
      path('M-30 46H30L26 70H-26Z') +
      '</g>' +
      path(star(4, [15, 5]), b.shell, ' transform="translate(-70-60)"'),
  },
  balloon: {
    tones: ['vermilion', 'persimmon', 'jade', 'plum', 'indigo'],
    draw: (b) =>
      line('M-36 34L-18 74M36 34L18 74', '#8a5a34', 4) +
      path('M0-108C-60-108-86-62-78-20C-70 16-40 30-30 46H30C40 30 70 16 78-20C86-62 60-108 0-108Z') +
      path('M0-108C-30-90-40-50-34-10C-30 20-16 34-12 46H12C16 34 30 20 34-10C40-50 30-90 0-108Z', b.pale) +
      path('M34-98C70-84 84-54 78-20C70 16 40 30 30 46H22C40 20 60-40 34-98Z', b.deep, NO_SEAM) +
      path('M-79-24Q0 6 79-24L76-2Q0 28-76-2Z', b.gold) +
      rect(-24, 70, 48, 36, 7, '#8a5a34') +
      line('M-24 82H24', b.gold, 4),
  },
  train: {
    tones: ['oxblood', 'jade', 'vermilion', 'indigo'],
    faces: 'left',
    draw: (b) =>
      path('M-66-44C-84-60-70-84-50-80C-48-104-14-106-8-88C14-96 24-70 8-62Z', b.pale) +
      path('M-64-40H-36L-42-14H-58Z', b.deep) +
      path('M-92-14H30V50H-92A32 32 0 0 1-92-14Z') +
      path('M20-66H100V50H20Z', b.deep) +
      path('M10-82H108V-64H10Z') +
      rect(36, -48, 46, 44, 5, b.gold) +
      line('M-60-14V50M-24-14V50', b.gold, 6) +
      path('M-110 76L-84 48H104V66H-84Z', CINNABAR) +
      WHEEL(-56, 78, 24, b.ink, b.gold) +
      WHEEL(2, 78, 24, b.ink, b.gold) +
      WHEEL(66, 74, 30, b.ink, b.gold) +
      disc(-98, 18, 13, b.gold),
  },
  car: {
    tones: ['vermilion', 'teal', 'persimmon', 'indigo', 'jade'],
    faces: 'left',
    draw: (b) =>
      path('M-52-14C-36-62-20-70 20-70C56-70 66-50 78-14Z') +
      path('M-36-14C-26-46-16-54 4-54V-14ZM16-54C44-54 50-44 60-14H16Z', b.pale) +
      path('M-108 40C-108 6-96-8-60-14H80C100-10 108 10 108 40Z') +
      path('M-108 40C-108 30-106 22-102 16H106C108 24 108 30 108 40Z', b.deep, NO_SEAM) +
      WHEEL(-58, 44, 32, b.ink, b.gold) +
      WHEEL(60, 44, 32, b.ink, b.gold) +
      disc(-92, 6, 12, b.gold) +
      line('M20 2H36', b.gold, 6) +
      path('M-110 74H110V84H-110Z', b.deep),
  },
  rickshaw: {
    tones: ['vermilion', 'jade', 'plum', 'persimmon'],
    faces: 'left',
    draw: (b) =>
      b.strand('M-104 26L-30 40L50 44', '#8a5a34', 8) +
      path('M-6-94C60-100 96-50 92 20L60 14C60-30 40-60-14-62Z') +
      path('M20-94C70-86 96-46 92 20L76 17C80-30 60-70 20-94Z', b.deep, NO_SEAM) +
      line('M-12-78C50-78 76-40 76 16', b.gold, 5) +
      path('M-14 10H30V-34H50L66 14L50 44H-4Z', b.accent) +
      path('M-14 10H40V44H-4Z', b.deep) +
      disc(36, 60, 44, 'none', ` stroke="${b.ink}" stroke-width="15"`) +
      disc(36, 60, 44, 'none', ` stroke="${b.pale}" stroke-width="6"`) +
      place(36, 60, 1, 0, b.spin(8, line('M0 0V-40', b.gold, 4)) + disc(0, 0, 9, b.gold)),
  },
  aeroplane: {
    tones: ['eggshell', 'vermilion', 'teal', 'persimmon', 'indigo'],
    draw: (b) =>
      `<g transform="rotate(38)">` +
      b.mirror(
        path('M-14-24L-108 34V58L-14 34ZM-10 68L-44 92V106L-8 98Z', b.deep) +
          path('M-60 5L-108 34V58L-60 46Z', b.accent),
      ) +
      path('M0-112C22-90 22-50 20-10L14 100L0 110L-14 100L-20-10C-22-50-22-90 0-112Z') +
      path('M-14-74Q0-84 14-74L12-58Q0-66-12-58Z', b.ink) +
      path('M0 60L8 104H-8Z', b.gold) +
      b.stamp(disc(0, 0, 4, b.ink), ['0-36', '0-16', '0 4', '0 24']) +
      '</g>',
  },
  submarine: {
    tones: ['amber', 'vermilion', 'teal', 'persimmon'],
    faces: 'left',
    draw: (b) =>
      b.strand('M10-40V-92H-20', b.deep, 11) +
      path('M-24-60H44V-20H-24Z', b.deep) +
      path('M84-10L108-36V56L84 30Z', b.deep) +
      `<ellipse cx="-6" cy="14" rx="98" ry="52" fill="${b.main}"/>` +
      path('M-98 30A98 52 0 0 0 88 30C40 46-50 46-98 30Z', b.deep, NO_SEAM) +
      b.stamp(disc(0, 0, 19, b.gold) + disc(0, 0, 12, b.pale), ['-58 10', '-8 10', '42 10']) +
      b.stamp(disc(0, 0, 8, b.shell), ['-84-60', '-66-84', '80-70']) +
      line('M-90 88q15-14 30 0t30 0t30 0t30 0t30 0t30 0', b.shell, 6),
  },
  wagon: {
    tones: ['eggshell', 'amber', 'oxblood'],
    draw: (b) =>
      path('M-90 10C-110-100-40-90 0-90C40-90 110-100 90 10Z', b.shell) +
      line('M-44 8C-54-60-44-84-34-90M0 8V-90M44 8C54-60 44-84 34-90', b.deep, 5) +
      path('M-96 6H96L86 44H-86Z') +
      path('M-86 34H86V50H-86Z', b.deep) +
      b.stamp(
        disc(0, 0, 36, 'none', ` stroke="${b.ink}" stroke-width="14"`) +
          disc(0, 0, 36, 'none', ` stroke="${b.main}" stroke-width="8"`) +
          line('M-34 0H34M0-34V34M-24-24L24 24M24-24L-24 24', b.gold, 5),
        ['-54 64', '54 64'],
      ),
  },
} satisfies Record<string, Motif>
