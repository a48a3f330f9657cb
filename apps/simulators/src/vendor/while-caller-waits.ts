import type { FastifyRequest } from 'fastify'

/** Runs `work` with a signal that aborts when the caller leaves. The connection outlives the request, so its listener must not. */
export async function whileCallerWaits<T>(
  { raw: { socket } }: Pick<FastifyRequest, 'raw'>,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const gone = new AbortController()
  const leave = () => gone.abort()
  socket.once('close', leave)
  try {
    return await work(gone.signal)
  } finally {
    socket.off('close', leave)
  }
}
