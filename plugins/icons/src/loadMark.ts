import type { PictureKey } from "@latchkey/core"
import type { Marks } from "./Marks.ts"

const kinds: ReadonlyArray<readonly [prefix: string, load: () => Promise<Marks>]> = [
  ["network/", async () => (await import("./networkMarks.ts")).networkMarks],
  ["token/", async () => (await import("./tokenMarks.ts")).tokenMarks]
]

/** EVM writes one address in several ways: capitals are a sum over it. */
const plain = (id: string) => (id.startsWith("eip155:") ? id.toLowerCase() : id)

// As data of an image no script in it would run, and no further host is needed for it.
const imageOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/**
 * The mark of a network, a token or a wallet as a `data:` URI, an empty text where there is none. Each is loaded once.
 *
 * Fails: rejects where its chunk does not come; nothing is kept then.
 */
export const loadMark = async (key: PictureKey, known: Map<string, string>): Promise<string> => {
  const kept = known.get(key)
  if (kept !== undefined) return kept
  const [prefix, marksOf] = kinds.find(([kind]) => key.startsWith(kind)) ?? [
    "",
    async () => (await import("./walletMarks.ts")).walletMarks
  ]
  const marks = await marksOf()
  const id = plain(key.slice(prefix.length))
  const mark = marks.find(([keys]) => keys.includes(id))
  const image = mark === undefined ? "" : imageOf((await mark[1]()).default)
  known.set(key, image)
  return image
}
