import { KitSection } from './kit-section.tsx'
import { kitLabels } from './kit-labels.ts'

const GROUNDS = ['ground', 'surface', 'raised', 'overlay'] as const
const INKS = ['text', 'muted', 'faint', 'action', 'win', 'good', 'bad', 'info'] as const
const SIZES = ['caption', 'small', 'body', 'prose', 'title', 'headline', 'display'] as const

/** The faint ink has too little contrast on overlays, and vermilion text on anything above a surface. */
function mayStandOn(ink: (typeof INKS)[number], ground: (typeof GROUNDS)[number]): boolean {
  if (ink === 'faint') return ground !== 'overlay'
  return ink !== 'action' || ground === 'ground' || ground === 'surface'
}

/** The palette on each surface, and the type scale. */
export function KitTones() {
  const words = kitLabels()
  return (
    <KitSection title={words.tones}>
      <div className="grid grid-cols-2 gap-3 laptop:grid-cols-4">
        {GROUNDS.map((ground) => (
          <div key={ground} className="rounded-card border border-line p-4" style={{ background: `var(--${ground})` }}>
            <p className="mb-2 text-small font-semibold">{ground}</p>
            <ul className="space-y-0.5 text-small">
              {INKS.filter((ink) => mayStandOn(ink, ground)).map((ink) => (
                <li key={ink} style={{ color: `var(--${ink})` }}>
                  {ink}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <ul className="space-y-3">
        {SIZES.map((size) => (
          <li key={size} className="flex items-baseline gap-4">
            <span className="w-20 shrink-0 text-caption text-muted">{size}</span>
            <span
              className="min-w-0 truncate"
              style={{
                fontSize: `var(--size-${size})`,
                lineHeight: 1.25,
                fontWeight: SIZES.indexOf(size) > 3 ? 600 : 400,
              }}
            >
              {words.sample}
            </span>
          </li>
        ))}
      </ul>
    </KitSection>
  )
}
