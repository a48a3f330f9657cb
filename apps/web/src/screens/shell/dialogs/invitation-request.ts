let open = false
const listeners = new Set<() => void>()

function publish(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}

/** For useSyncExternalStore: whether the invitation dialog is open. */
export const invitationRequest = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): boolean => open,
}

export function askInvitation(): void {
  publish(true)
}

export function dropInvitation(): void {
  publish(false)
}
