import type { Page } from '@playwright/test'

/** Parts of the content and the side menu that moved by themselves since the page was opened. */
export async function findShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
        type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: Source[] }
        const getPlace = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
        const describe = ({ node, previousRect, currentRect }: Source) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 120) : String(node)
          return `${name} from ${getPlace(previousRect)} to ${getPlace(currentRect)}`
        }
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as Shift[])
              .filter(({ hadRecentInput }) => !hadRecentInput)
              .flatMap(({ sources }) =>
                sources.filter(({ node }) => node?.parentElement?.closest('main, aside')).map(describe),
              ),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(resolve, 1_000, [])
      }),
  )
}
