/** What a language is called in itself, with a capital where it has any; its tag where the browser does not know it. */
export const nameOfLanguage = (tag: string): string => {
  const name = new Intl.DisplayNames([tag], { type: "language", languageDisplay: "standard" }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}
