import { Picture } from './picture.tsx'

interface AvatarProps {
  /** Name whose first letter is the placeholder. */
  name: string
  src?: string | null
  hosts?: readonly string[]
  size?: 24 | 32 | 40 | 64 | 96
}

/** Decorative: the name is next to it. */
export function Avatar({ name, src, hosts, size = 32 }: AvatarProps) {
  const letter = [...name.trim()][0]?.toLocaleUpperCase() ?? '?'
  const initial = (
    <span aria-hidden="true" className="font-semibold text-muted" style={{ fontSize: size * 0.42 }}>
      {letter}
    </span>
  )
  return (
    <span
      className="inline-grid shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-raised"
      style={{ width: size, height: size }}
    >
      {src ? (
        <Picture
          src={src}
          hosts={hosts ?? []}
          alt=""
          width={size}
          height={size}
          fallback={initial}
          className="size-full object-cover"
        />
      ) : (
        initial
      )}
    </span>
  )
}
