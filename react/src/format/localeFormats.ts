// Only a view that is given another locale than its modal's comes to English here.
const inLocale = <Format>(make: (locale: string) => Format, locale: string): Format => {
  try {
    return make(locale)
  } catch {
    return make("en")
  }
}

/** Writes numbers as a locale does. Fails: throws on options that the browser does not know, such as a currency. */
export const numberFormat = (locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  inLocale((tag) => new Intl.NumberFormat(tag, options), locale)

/** Writes moments as a locale does, in the visitor's time zone. Making one takes long: one for many rows. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  inLocale((tag) => new Intl.DateTimeFormat(tag, options), locale)
