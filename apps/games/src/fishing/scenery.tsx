/** Plants and stones on the bottom, by model, on an 800 x 120 canvas. */
const FLOORS: Readonly<Record<string, string>> = {
  'fishing-rice-field': reeds([20, 60, 96, 150, 610, 660, 700, 752, 784], 96),
  'fishing-river-mouth': roots([70, 180, 640, 740]),
  'fishing-coral-shelf': corals([50, 150, 600, 690, 770]),
  'fishing-deep-trench': 'M0 120V70L60 40L110 84L170 60L230 104L320 118H520L590 96L640 52L700 88L750 30L800 66V120Z',
}

const WAVES = [40, 130, 220, 310]
  .map((y, index) => `M${-(index % 2) * 40} ${y}${'q20 -10 40 0t40 0'.repeat(11)}`)
  .join('')

/** Background of the pond: depth bands, waves and the bottom. */
export function Scenery({ modelId }: { modelId: string }) {
  return (
    <>
      <svg className="water" viewBox="0 0 800 400" preserveAspectRatio="none" aria-hidden="true">
        <rect className="deep-1" width="800" height="400" />
        <path className="deep-2" d="M0 150q200 -40 400 0t400 0V400H0Z" />
        <path className="deep-3" d="M0 280q160 30 400 0t400 0V400H0Z" />
        <path className="waves" d={WAVES} />
      </svg>
      <svg className="floor" viewBox="0 0 800 120" preserveAspectRatio="none" aria-hidden="true">
        <path d={FLOORS[modelId]} />
      </svg>
    </>
  )
}

function reeds(places: readonly number[], tall: number): string {
  return places
    .map((x, index) => {
      const h = tall - (index % 3) * 22
      return `M${x} 120q-6 ${-h * 0.6} -22 ${-h}q20 ${h * 0.4} 28 ${h}ZM${x + 8} 120q2 ${-h * 0.7} 20 ${-h * 0.9}q-8 ${h * 0.5} -10 ${h * 0.9}Z`
    })
    .join('')
}

function roots(places: readonly number[]): string {
  return places
    .map((x) => `M${x} 0q8 60 -34 120h12q22 -40 26 -60q2 36 -4 60h12q4 -30 2 -62q10 36 30 62h14q-40 -58 -40 -120Z`)
    .join('')
}

function corals(places: readonly number[]): string {
  return places
    .map((x, index) => {
      const h = 92 - (index % 3) * 24
      return `M${x} 120v${-h * 0.4}q-20 -4 -22 ${-h * 0.4}q6 -8 12 0q2 ${h * 0.2} 12 ${h * 0.2}v${-h * 0.4}q6 -8 12 0v${h * 0.3}q12 0 12 ${-h * 0.3}q6 -8 12 0q0 ${h * 0.5} -24 ${h * 0.5}v${h * 0.5}Z`
    })
    .join('')
}
