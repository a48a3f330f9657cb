/** Texts of a form in the languages that it asks for. */
export const inLanguages = (name: string, text: string): Record<string, string> =>
  Object.fromEntries(['VI', 'EN', 'CN', 'ID', 'TH'].map((language) => [`${name}_${language}`, `${text} ${language}`]))
