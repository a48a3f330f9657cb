/** Space for the header and the side bar until their code has arrived. */
export const HEADER_SPACE = <div className="sticky top-0 z-30 h-15.25 border-b border-line bg-surface" />

export const SIDE_BAR_SPACE = (
  <div className="side-bar sticky top-0 h-dvh shrink-0 border-e border-line bg-surface max-tablet:hidden" />
)

/** The column of a page's content beside the floating menu. */
export const CONTENT_COLUMN = 'mx-auto px-4 pt-5 pb-10 max-tablet:pb-24 tablet:px-6'
export const COLUMN_BESIDE_MENU = 'max-w-[calc(77.5rem+4.5rem)] tablet:pe-12'
