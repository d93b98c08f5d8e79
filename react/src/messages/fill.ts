const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

// A name of the other direction would pull the punctuation beside it to the wrong side.
const isolated = (value: string, message: string): string =>
  rightToLeft.test(value) === rightToLeft.test(message) ? value : `\u2068${value}\u2069`

/** Puts values into the `{name}` places of a message. A place without a value stays as it is. */
export const fill = (message: string, values: Readonly<Record<string, string>>): string =>
  message.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? isolated(values[name]!, message) : place
  )
