/** Colours of the ranks (hex, text and background); higher ranks gain gold. */
const TONES = [
  { upTo: 0, color: '#d8cfc4', color2: '#3a302b' },
  { upTo: 2, color: '#e6d2a8', color2: '#40342a' },
  { upTo: 4, color: '#efc978', color2: '#453420' },
  { upTo: Number.POSITIVE_INFINITY, color: '#f4c04e', color2: '#4a3410' },
] as const

/** Label of a rank, VIP0 to VIP10. */
export function clubLabelOf(rank: number) {
  const tone = TONES.find(({ upTo }) => rank <= upTo) ?? TONES[0]
  return { labelName: `VIP${rank}`, color: tone.color, color2: tone.color2, rankLevel: rank }
}
