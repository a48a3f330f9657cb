import { Illustration } from './illustration.tsx'

/** A cracked eggshell tile. */
export function ErrorIllustration() {
  const shells = ['M-70-70L-22-76L-34-30L-76-24Z', 'M-16-76L34-72L22-34L-28-30Z', 'M40-72L76-68L70-20L28-34Z']
  const lower = ['M-76-16L-34-22L-30 24L-72 30Z', 'M24-26L68-12L74 34L20 22Z', 'M-72 38L-28 32L-20 76L-66 74Z']
  return (
    <Illustration>
      <g transform="translate(172 108)">
        <rect
          x="-90"
          y="-90"
          width="180"
          height="180"
          rx="22"
          fill="var(--surface)"
          stroke="var(--edge)"
          strokeWidth="3"
        />
        {[...shells, ...lower].map((shard) => (
          <path key={shard} d={shard} fill="var(--raised)" stroke="var(--line)" strokeWidth="2" />
        ))}
        <path d="M-26-22L14-26L12 22L-24 24Z" fill="var(--overlay)" stroke="var(--line)" strokeWidth="2" />
        <path
          d="M-20 32L18 30L70 42L64 72L-12 76Z"
          fill="none"
          stroke="var(--edge)"
          strokeWidth="2"
          strokeDasharray="4 5"
        />
        <path
          d="M-92-34L-50-20L-38 12L2 4L22 40L58 30L92 60"
          fill="none"
          stroke="var(--action)"
          strokeWidth="4"
          strokeLinejoin="round"
        />
        <g transform="translate(120 74) rotate(24)">
          <path d="M-22-18L22-22L36 6L6 24L-26 14Z" fill="var(--raised)" stroke="var(--edge)" strokeWidth="2" />
        </g>
      </g>
    </Illustration>
  )
}
