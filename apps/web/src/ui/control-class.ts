/** Box of a form control. Its border has a contrast of 3:1. 16 px text on touch screens, because iOS zooms into anything smaller. */
export const controlClass =
  'h-9 w-full min-w-0 rounded-control border border-edge bg-raised px-3 text-body text-text hover:border-muted focus-visible:border-action focus-visible:outline-1 focus-visible:outline-offset-0 aria-invalid:border-bad [&[readonly]:not([role])]:border-line [&[readonly]:not([role])]:bg-transparent disabled:opacity-45 pointer-coarse:h-11 pointer-coarse:text-prose'
