import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { CircuitBreaker, type BreakerOptions, type CircuitState } from './breaker.ts'

/** One circuit for each service behind the platform: one that is down does not take the others with it. */
export class CircuitBreakers {
  readonly #options: Omit<BreakerOptions, 'changed'>
  readonly #changed: (service: string, state: 'closed' | 'open') => void
  readonly #byService = new Map<string, CircuitBreaker>()
  /** By path: the contract has not many. */
  readonly #byPath = new Map<string, CircuitBreaker>()

  /** `changed` hears when a circuit opens and closes, for the log. */
  constructor(
    options: Omit<BreakerOptions, 'changed'>,
    changed: (service: string, state: 'closed' | 'open') => void = () => {},
  ) {
    this.#options = options
    this.#changed = changed
  }

  /** The circuit of the service that answers `endpoint`. */
  of(endpoint: Pick<Endpoint, 'path'>): CircuitBreaker {
    let breaker = this.#byPath.get(endpoint.path)
    if (!breaker) this.#byPath.set(endpoint.path, (breaker = this.#ofService(serviceOf(endpoint.path))))
    return breaker
  }

  #ofService(service: string): CircuitBreaker {
    let breaker = this.#byService.get(service)
    if (!breaker) {
      breaker = new CircuitBreaker({ ...this.#options, changed: (state) => this.#changed(service, state) })
      this.#byService.set(service, breaker)
    }
    return breaker
  }

  /** Every service that was asked so far, with the state of its circuit. */
  states(): [service: string, state: CircuitState][] {
    return [...this.#byService].map(([service, breaker]) => [service, breaker.state])
  }
}

/**
 * The service that answers a path: `relay/<prefix>` for what the platform relays (`/wps/relay/GCSGAME_gameList` is
 * GCSGAME's), otherwise the first two segments without a version.
 */
export function serviceOf(path: string): string {
  const [first = '', second = '', third = ''] = path.split('/').filter((part) => part !== '' && !/^v\d+$/.test(part))
  return second === 'relay' ? `relay/${third.split('_', 1)[0]}` : `${first}/${second}`
}
