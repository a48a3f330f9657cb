import type lotus from './texts/EN/lotus.json'

// The project's own texts, so that their keys are checked as ours are.
declare module '@playhouse/web/texts' {
  interface Namespaces {
    lotus: typeof lotus
  }
}
