const WORKER = '/push-worker.js'

/** Where a browser stores its subscription. Safari has one without a service worker (declarative web push). */
type Manager = Pick<PushManager, 'getSubscription' | 'subscribe'>

const windowManager = (): Manager | undefined => (window as { pushManager?: Manager }).pushManager

export function isPushSupported(): boolean {
  if (!('Notification' in window)) return false
  return windowManager() !== undefined || ('serviceWorker' in navigator && 'PushManager' in window)
}

/** The subscription of this browser, without a permission prompt. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!isPushSupported()) return null
  const manager = windowManager() ?? (await navigator.serviceWorker.getRegistration(WORKER))?.pushManager
  return (await manager?.getSubscription()) ?? null
}

/** Ends push messages in this browser. The push service reports that to the platform at the next message. */
export const endPush = (): Promise<unknown> =>
  currentSubscription()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => undefined)

/** SHA-256 in hex, which identifies a subscription at the platform. */
export async function getHash({ endpoint }: Pick<PushSubscription, 'endpoint'>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** @returns undefined if the member declined; @throws if the browser or its push service fails */
export async function subscribe(key: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const manager = windowManager() ?? (await registerWorker()).pushManager
  // A subscription with another key of the brand would never receive a message.
  await (await manager.getSubscription())?.unsubscribe()
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER)
  return navigator.serviceWorker.ready
}
