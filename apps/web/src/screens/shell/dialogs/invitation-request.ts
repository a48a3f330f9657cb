let open = false
const listeners = new Set<() => void>()

function publish(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}

/** For useSyncExternalStore: whether the invitation is asked for. */
export const invitationRequest = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): boolean => open,
}

/** Opens the member's own invitation. */
export function askInvitation(): void {
  publish(true)
}

/** Closes it. */
export function dropInvitation(): void {
  publish(false)
}
