const MAX_BYTES = 5_000_000

/** The text of a response, or undefined when it is larger than 5 MB: what comes after is not read. */
export const readBody = async (response: Response): Promise<string | undefined> => {
  const reader = response.body?.getReader()
  if (reader === undefined) return response.text()
  const decoder = new TextDecoder()
  let text = ""
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > MAX_BYTES) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}
