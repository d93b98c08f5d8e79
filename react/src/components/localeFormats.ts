/** Writes numbers as a locale does. Fails: throws on options that the browser does not know, such as a currency. */
export const numberFormat = (locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat => {
  try {
    return new Intl.NumberFormat(locale, options)
  } catch {
    // Only a view that is given another locale than its modal's comes here.
    return new Intl.NumberFormat("en", options)
  }
}

/** Writes moments as a locale does, in the visitor's time zone. Making one takes long: one for many rows. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  try {
    return new Intl.DateTimeFormat(locale, options)
  } catch {
    return new Intl.DateTimeFormat("en", options)
  }
}
