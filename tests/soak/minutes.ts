/**
 * How long a soak takes: `SOAK_MINUTES`, an hour without it.
 *
 * Fails: throws `RangeError` for what is no number of at least one.
 */
export const soakMinutes = (): number => {
  const text = process.env["SOAK_MINUTES"] ?? "60"
  const minutes = Number(text)
  if (!(minutes >= 1)) throw new RangeError(`SOAK_MINUTES is "${text}", no number of minutes`)
  return minutes
}
