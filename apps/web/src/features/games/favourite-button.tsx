import { Heart } from 'lucide-react'

interface FavouriteButtonProps {
  label: string
  favourite: boolean
  onChange: (favourite: boolean) => void
}

/** The heart over a tile's picture. It stands beside the tile's link, not in it, so that both are real controls. */
export function FavouriteButton({ label, favourite, onChange }: FavouriteButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={favourite}
      title={label}
      onClick={() => onChange(!favourite)}
      className="absolute end-1.5 top-1.5 grid size-8 place-items-center rounded-full bg-ground/80 text-text hover:bg-ground aria-pressed:text-action pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100 pointer-fine:aria-pressed:opacity-100 pointer-coarse:size-9"
    >
      <Heart size={18} strokeWidth={1.75} aria-hidden="true" fill={favourite ? 'currentColor' : 'none'} />
    </button>
  )
}
