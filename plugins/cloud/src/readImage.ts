import { imageUri } from "@latchkey/core/chain-kit"
import { toBase64 } from "@latchkey/core/chain-kit"

const MAX_BYTES = 190_000

const readBytes = async (response: Response): Promise<Uint8Array | undefined> => {
  const reader = response.body?.getReader()
  if (reader === undefined) return undefined
  const chunks: Array<Uint8Array> = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > MAX_BYTES) {
      await reader.cancel()
      return undefined
    }
    chunks.push(value)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

/**
 * An image as a `data:` URI, so that a page's policy needs no further host for it; undefined if the answer is not an image, or
 * larger than 190 kB. Fails: rejects where nothing answers.
 */
export const readImage = async (url: string, signal: AbortSignal): Promise<string | undefined> => {
  const response = await fetch(url, { credentials: "omit", referrerPolicy: "no-referrer", signal })
  const type = response.headers.get("content-type")?.split(";")[0]?.trim() ?? ""
  if (!response.ok || !type.startsWith("image/")) {
    await response.body?.cancel()
    return undefined
  }
  const bytes = await readBytes(response)
  return bytes === undefined ? undefined : imageUri(`data:${type};base64,${toBase64(bytes)}`)
}
