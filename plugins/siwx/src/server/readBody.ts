// A message, and a signature of `hexSignature`.
const MAX_BODY = 120_000

/** The JSON object of a request; undefined if there is none, or more than 120 kB of it. */
export const readBody = async (request: Request): Promise<Readonly<Record<string, unknown>> | undefined> => {
  const reader = request.body?.getReader()
  if (reader === undefined || !/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
    return undefined
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let text = ""
  try {
    for (let size = 0; ;) {
      const { done, value } = await reader.read()
      if (done) break
      size += value.length
      if (size > MAX_BODY) {
        await reader.cancel()
        return undefined
      }
      text += decoder.decode(value, { stream: true })
    }
    const value: unknown = JSON.parse(text + decoder.decode())
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : undefined
  } catch {
    return undefined
  }
}
