import { existsSync, readdirSync } from "node:fs"
import { readFile } from "node:fs/promises"
import path from "node:path"

/** The kinds of images: the folders that they are in. */
export type ImageKind = "wallets" | "assets" | "currencies" | "tokens"

/** An image as it is sent. */
export interface Image {
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The images of a catalogue. */
export interface Images {
  /** The image of that id, in capitals or not; undefined where there is none. */
  readonly get: (kind: ImageKind, id: string) => Promise<Image | undefined>
}

const types: Readonly<Record<string, string>> = {
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".gif": "image/gif",
  ".svg": "image/svg+xml"
}

const kinds: ReadonlyArray<ImageKind> = ["wallets", "assets", "currencies", "tokens"]

/** The images in a folder: listed once, so that what a client asks for is never a path. */
export const makeImages = (folder: string | undefined): Images => {
  const files = new Map<string, string>()
  for (const kind of folder === undefined ? [] : kinds) {
    const place = path.join(folder!, kind)
    for (const name of existsSync(place) ? readdirSync(place) : []) {
      const { name: id, ext } = path.parse(name)
      if (types[ext.toLowerCase()] !== undefined)
        files.set(`${kind}/${id.toLowerCase()}`, path.join(place, name))
    }
  }
  return {
    get: async (kind, id) => {
      const file = files.get(`${kind}/${id.toLowerCase()}`)
      if (file === undefined) return undefined
      const bytes = new Uint8Array(await readFile(file))
      return { type: types[path.extname(file).toLowerCase()]!, bytes }
    }
  }
}
