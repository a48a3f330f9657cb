const TYPED = 'form[method="post"] input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea'

/** Whether a form of the page holds text, which a reload would lose. */
export function hasTypedText(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)].some(({ value }) => value !== '')
}
