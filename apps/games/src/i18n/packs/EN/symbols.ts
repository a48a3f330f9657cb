export const pack = {
  lychee: 'Lychee',
  starfruit: 'Star fruit',
  jade: 'Jade disc',
  pearl: 'Pearl',
  lotus: 'Lotus',
  carp: 'Carp',
  drum: 'Drum',
  mask: 'Mask',
  seal: 'Gold seal',
  lantern: 'Lantern',
} as const
