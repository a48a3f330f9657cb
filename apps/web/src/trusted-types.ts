interface Policy {
  createHTML: (markup: string) => string
  createScriptURL: (address: string) => string
}

declare global {
  interface Window {
    /** Trusted Types, where the browser has them. */
    trustedTypes?: { createPolicy: (name: string, rules: Partial<Policy>) => Policy }
  }
}

// The page's policy (security-headers.ts of the gateway) lets only these rules make markup and addresses of scripts.

const types = typeof window === 'undefined' ? undefined : window.trustedTypes

/** Origins of scripts besides the page's own. */
const scriptOrigins = new Set<string>()

/** True for what the build contains: chunks, workers, and the worker of push messages. */
const isBuilt = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && (pathname.startsWith('/assets/') || pathname === '/push-worker.js')

// Applied to plain strings: libraries empty elements by `innerHTML`, and workers start by address.
types?.createPolicy('default', {
  createHTML(markup) {
    if (markup !== '') throw new TypeError('Markup must come from trustRichText')
    return markup
  },
  createScriptURL(address) {
    const url = new URL(address, location.href)
    if (!isBuilt(url) && !scriptOrigins.has(url.origin)) throw new TypeError(`${address} may not be run`)
    return address
  },
})

const richText = types?.createPolicy('rich-text', { createHTML: (markup) => markup })

/**
 * Markup for `dangerouslySetInnerHTML`.
 * @param html sanitised by the gateway (the schema's `Html`)
 */
export const trustRichText = (html: string): string => richText?.createHTML(html) ?? html

/** Lets scripts of another origin be loaded; the page's policy must name it too. */
export const allowScriptsFrom = (origin: string): void => void scriptOrigins.add(origin)
