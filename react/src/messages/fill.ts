const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

// A name in the other direction would move the punctuation next to it to the wrong side.
const isolated = (value: string, message: string): string =>
  rightToLeft.test(value) === rightToLeft.test(message) ? value : `\u2068${value}\u2069`

/** Replaces each `{name}` of a message by its value. A name without a value is kept. */
export const fill = (message: string, values: Readonly<Record<string, string>>): string =>
  message.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? isolated(values[name]!, message) : place
  )
