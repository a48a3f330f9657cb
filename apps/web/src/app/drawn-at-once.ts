import type { createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * The router, whose next page is drawn in one go once its code and words are there. React would draw it in slices of 5 ms to
 * stay interruptible, with a frame of the old page after each: on a slow processor that takes twice as long, and nobody presses
 * anything on a page that is leaving. A change within a page stays interruptible, as there somebody types.
 */
export function drawnAtOnce(router: Router): Router {
  const subscribe: Router['subscribe'] = (draw) => {
    let { pathname } = router.state.location
    return router.subscribe((state, options) => {
      const arrives = state.location.pathname !== pathname
      pathname = state.location.pathname
      draw(state, { ...options, flushSync: options.flushSync || arrives })
    })
  }
  return Object.create(router, { subscribe: { value: subscribe } }) as Router
}
