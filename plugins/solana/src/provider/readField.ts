/** A field of a foreign value; undefined where there is none, and where reading it throws. */
export const readField = (value: unknown, key: string): unknown => {
  try {
    return (value as Readonly<Record<string, unknown>> | null | undefined)?.[key]
  } catch {
    return undefined
  }
}
