import { pointsOnCircle } from '../../parts/patterns.ts'
import { Illustration } from './illustration.tsx'

/** An unfinished drum face with a brush. */
export function MaintenanceIllustration() {
  const rays = pointsOnCircle(14, 30).map(([x, y], index) => {
    const [nextX, nextY] = pointsOnCircle(14, 12, Math.PI / 14)[index] ?? [0, 0]
    return `${index === 0 ? 'M' : 'L'}${x} ${y}L${nextX} ${nextY}`
  })
  return (
    <Illustration>
      <g transform="translate(168 118)">
        <circle r="96" fill="var(--surface)" stroke="var(--edge)" strokeWidth="2" strokeDasharray="5 6" />
        <clipPath id="laid">
          <path d="M0 0L96 0A96 96 0 1 1 0-96Z" />
        </clipPath>
        <g clipPath="url(#laid)">
          <circle r="96" fill="var(--raised)" stroke="var(--edge)" strokeWidth="3" />
          <circle r="82" fill="none" stroke="var(--line)" strokeWidth="14" />
          {pointsOnCircle(28, 82).map(([x, y]) => (
            <circle key={`${x}${y}`} cx={x} cy={y} r="4" fill="var(--edge)" />
          ))}
          <circle r="66" fill="none" stroke="var(--edge)" strokeWidth="2" />
          {pointsOnCircle(18, 54).map(([x, y], index) => (
            <path
              key={`${x}${y}`}
              transform={`translate(${x} ${y}) rotate(${(index / 18) * 360})`}
              d="M-6 4Q0-9 6 4"
              fill="none"
              stroke="var(--muted)"
              strokeWidth="2.5"
            />
          ))}
          <circle r="42" fill="none" stroke="var(--edge)" strokeWidth="2" />
        </g>
        <path d={`${rays.join('')}Z`} fill="var(--action)" />
        <circle r="5" fill="var(--surface)" />
        <g transform="translate(56 -56) rotate(42) scale(0.85)">
          <path d="M-5-74h10l3 64h-16z" fill="var(--muted)" />
          <path d="M-8-10h16v13h-16z" fill="var(--edge)" />
          <path d="M-8 3h16q1 18-8 30q-9-12-8-30z" fill="var(--action)" />
        </g>
      </g>
    </Illustration>
  )
}
