/** The first tab stop: skips to the element with id `target`. Visible while focused. */
export function SkipLink({ target, label }: { target: string; label: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed start-4 top-2 z-50 -translate-y-20 rounded-control bg-action px-4 py-2 font-semibold text-on-action focus-visible:translate-y-0"
    >
      {label}
    </a>
  )
}
