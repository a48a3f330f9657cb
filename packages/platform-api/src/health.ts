/** Answer of `/readyz`, with 503, while a platform stops: it still serves requests, and others of its name may be ready. */
export const STOPPING = { status: 'stopping' } as const
