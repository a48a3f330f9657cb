import type { PageData } from '../page-data.ts'
import { find } from './elements.ts'
import type { SwitchedSounds } from './sounds.ts'

/** Buttons that open a dialog of the page, and those that close it. */
export function dialogButtons(): void {
  for (const opener of document.querySelectorAll<HTMLElement>('[data-open]')) {
    opener.addEventListener('click', () => find<HTMLDialogElement>(`#${opener.dataset.open}`).showModal())
  }
  for (const closer of document.querySelectorAll('[data-close]')) {
    closer.addEventListener('click', () => closer.closest('dialog')?.close())
  }
}

/** The buttons of the head: rules, fairness, sound. */
export function headButtons({ texts }: Pick<PageData, 'texts'>, sounds: SwitchedSounds): void {
  dialogButtons()
  const button = find('#sound')
  button.addEventListener('click', () => {
    const on = sounds.toggle()
    const name = on ? texts.soundOff : texts.soundOn
    button.setAttribute('aria-label', name)
    button.title = name
    find('#sound [data-on]').hidden = !on
    find('#sound [data-off]').hidden = on
    sounds.tick()
  })
}
