/** Puts values into the `{name}` places of a message. A place without a value stays as it is. */
export const fill = (message: string, values: Readonly<Record<string, string>>): string =>
  message.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? values[name]! : place))
