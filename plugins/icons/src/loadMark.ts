import type { PictureKey } from "@latchkey/core"
import type { Marks } from "./Marks.ts"

const NETWORK = "network/"

const marksFor = async (key: PictureKey): Promise<Marks> =>
  key.startsWith(NETWORK)
    ? (await import("./networkMarks.ts")).networkMarks
    : (await import("./walletMarks.ts")).walletMarks

// As data of an image no script in it would run, and no further host is needed for it.
const imageOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/**
 * The mark of a network or a wallet as a `data:` URI, an empty text where there is none. Each is loaded once.
 *
 * Fails: rejects where its chunk does not come; nothing is kept then.
 */
export const loadMark = async (key: PictureKey, known: Map<string, string>): Promise<string> => {
  const kept = known.get(key)
  if (kept !== undefined) return kept
  const marks = await marksFor(key)
  const id = key.startsWith(NETWORK) ? key.slice(NETWORK.length) : key
  const mark = marks.find(([keys]) => keys.includes(id))
  const image = mark === undefined ? "" : imageOf((await mark[1]()).default)
  known.set(key, image)
  return image
}
