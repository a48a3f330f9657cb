/** The box of a field: raised, with an edge that can be told from its ground (3:1). Sixteen pixels of text on touch, or iOS zooms. */
export const controlClass =
  'h-9 w-full min-w-0 rounded-control border border-edge bg-raised px-3 text-body text-text hover:border-muted focus-visible:border-action focus-visible:outline-1 focus-visible:outline-offset-0 aria-invalid:border-bad disabled:opacity-45 pointer-coarse:h-11 pointer-coarse:text-prose'
