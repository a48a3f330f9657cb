const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as HTML, also between quotation marks. */
export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
