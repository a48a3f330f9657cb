import type { Motif } from '../brush.ts'
import { disc, path, place, star } from '../svg.ts'

const NO_SEAM = ' stroke="none"'
const SHIELD = 'M0-100L84-72V-4C84 50 40 84 0 104C-40 84-84 50-84-4V-72Z'

export const EMBLEMS = {
  shield: {
    draw: (b) => {
      const charges = [
        'M-84-30L0 30L84-30V10L0 70L-84 10Z',
        'M-84-72L84 30V-4L84 40L60 70L-84-24Z',
        'M-28-92H28V92L0 104L-28 92Z',
      ]
      return (
        path(SHIELD, b.deep) +
        place(0, 0, 0.87, 0, path(SHIELD) + path(charges[b.int(0, 2)] as string, b.accent)) +
        path(star(b.int(4, 6), [32, 13]), b.gold)
      )
    },
  },
  blades: {
    draw: (b) => {
      const blade =
        path('M-13 34L-11-92L0-112L11-92L13 34Z', b.shell) +
        path('M0-112L11-92L13 34H0Z', b.pale) +
        path('M-38 30H38L30 46H-30Z') +
        path('M-8 46H8V78H-8Z', b.deep) +
        disc(0, 88, 13, b.main)
      return (
        disc(0, -4, 84, 'none', ` stroke="${b.ink}" stroke-width="20"`) +
        disc(0, -4, 84, 'none', ` stroke="${b.main}" stroke-width="14"`) +
        place(0, 0, 1, 42, blade) +
        place(0, 0, 1, -42, blade) +
        path(star(4, [26, 10]), b.gold)
      )
    },
  },
  wings: {
    draw: (b) =>
      b.mirror(
        path('M-16 0C-40-60-80-80-110-76C-100-50-80-30-62-22Z', b.pale) +
          path('M-16 22C-44-24-80-40-106-38C-96-12-76 6-56 12Z') +
          path('M-16 44C-40 4-70-6-94-2C-84 20-66 34-46 40Z', b.deep) +
          path('M-14 64C-32 36-52 30-72 34C-62 54-44 62-26 66Z'),
      ) +
      path('M0-92L30-40L22 60L0 98L-22 60L-30-40Z') +
      path('M0-92L30-40L22 60L0 98Z', b.deep) +
      path('M0-52L16-16L0 32L-16-16Z', b.gold),
  },
  helm: {
    draw: (b) =>
      b.spin(9, path('M-9-60L-12-98Q0-112 12-98L9-60Z'), { sweep: 130, fills: [b.accent, b.deep] }) +
      path('M0-76C56-76 74-40 72 10L66 92L34 102L26 40L18 6H-18L-26 40L-34 102L-66 92L-72 10C-74-40-56-76 0-76Z') +
      path('M10-75C56-72 74-40 72 10L66 92L46 98C56 40 56-40 10-75Z', b.deep, NO_SEAM) +
      path('M-60 0C-44-8-24-4-14 10L-22 24C-36 26-52 20-60 0ZM60 0C44-8 24-4 14 10L22 24C36 26 52 20 60 0Z', b.ink) +
      path('M-9-76H9L5 60H-5Z', b.gold),
  },
  reticle: {
    draw: (b) =>
      path(star(6, [104]), b.deep) +
      path(star(6, [90])) +
      path(star(6, [70]), b.ink) +
      disc(0, 0, 46, 'none', ` stroke="${b.pale}" stroke-width="8"`) +
      b.spin(4, path('M-7-84H7V-34L0-22L-7-34Z', b.accent)) +
      b.spin(6, path('M-16-96H16L10-86H-10Z', b.pale), {}) +
      path(star(4, [22, 8]), b.gold),
  },
  controller: {
    draw: (b) =>
      `<g transform="rotate(-12)">${path('M-56-54C-30-60-24-44 0-44C24-44 30-60 56-54C92-44 108 20 102 56C98 84 66 80 52 56C44 40 34 32 0 32C-34 32-44 40-52 56C-66 80-98 84-102 56C-108 20-92-44-56-54Z')}` +
      path('M56-54C92-44 108 20 102 56C98 84 66 80 52 56C92 40 84-30 40-53Z', b.deep, NO_SEAM) +
      path('M-68-30H-48V-16H-34V4H-48V18H-68V4H-82V-16H-68Z', b.accent) +
      b.stamp(disc(0, 0, 10, b.accent), ['58-26', '58 14', '38-6']) +
      disc(78, -6, 10, b.gold) +
      b.stamp(disc(0, 0, 15, b.ink) + disc(0, 0, 9, b.pale), ['-24 12', '20 12']) +
      '</g>',
  },
  chevrons: {
    draw: (b) =>
      [b.deep, b.main, b.pale]
        .map((fill, index) =>
          path(
            `M0 ${index * 36 - 20}L84 ${index * 36 - 66}V${index * 36 - 28}L0 ${index * 36 + 22}L-84 ${index * 36 - 28}V${index * 36 - 66}Z`,
            fill,
          ),
        )
        .join('') + path(star(5, [42, 18]), b.gold, ' transform="translate(0-64)"'),
  },
  bolt: {
    draw: (b) =>
      path(star(6, [106], 30), b.deep) +
      path(star(6, [92], 30)) +
      path('M0-92L80-46V46L0 92Z', b.deep, ' stroke="none" opacity=".5"') +
      b.spin(6, path('M-30-70L-24-58H24L30-70Z', b.pale), { fills: [b.pale] }) +
      path('M22-84L-46 14H-8L-24 84L48-18H8Z', b.accent) +
      path('M22-84L-46 14H-30L4-46Z', b.gold),
  },
} satisfies Record<string, Motif>
