import type { IdentityProvider } from '@playhouse/schema/types.generated.ts'

/** Shapes from the brand's own inlay, to distinguish two buttons without logos. */
const FIGURES: Readonly<Record<IdentityProvider, string>> = {
  GOOGLE:
    'M10 2.5c3 2.5 3 5 0 7.5-3-2.5-3-5 0-7.5ZM17.5 10c-2.5 3-5 3-7.5 0 2.5-3 5-3 7.5 0ZM10 17.5c-3-2.5-3-5 0-7.5 3 2.5 3 5 0 7.5ZM2.5 10c2.5-3 5-3 7.5 0-2.5 3-5 3-7.5 0Z',
  FACEBOOK: 'M2.5 10a5 5 0 1 1 10 0 5 5 0 1 1-10 0ZM7.5 10a5 5 0 1 1 10 0 5 5 0 1 1-10 0Z',
}

/** A neutral mark of an identity provider; its name is next to it. */
export function SocialMark({ provider }: { provider: IdentityProvider }) {
  return (
    <svg viewBox="0 0 20 20" width={20} height={20} fill="none" aria-hidden="true" className="shrink-0">
      <path d={FIGURES[provider]} stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  )
}
