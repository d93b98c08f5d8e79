/** What `read` gives, or undefined where it throws: for reading foreign values, whose getters may. */
export const attempt = <A>(read: () => A): A | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}
