import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

/** A file that the frame's page loads. */
export interface FrameFile {
  readonly body: Uint8Array<ArrayBuffer>
  readonly type: string
}

/** The files of the frame's page by name, each with the hash of what is in it; `main-*.js` and `main-*.css` are its entries, `window-*.js` that of the window it opens. */
export type FrameFiles = ReadonlyMap<string, FrameFile>

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8"
}

/** A file of the frame's page; undefined where it is nothing that the page loads. */
export const frameFile = (name: string, body: Uint8Array): readonly [string, FrameFile] | undefined => {
  const type = types[path.extname(name)]
  return type === undefined ? undefined : [name, { body: Uint8Array.from(body), type }]
}

/** Reads the files that were built into a folder. Fails: throws where it cannot be read. */
export const readFrameFiles = (folder: string): FrameFiles =>
  new Map(
    readdirSync(folder).flatMap((name) => {
      const file = frameFile(name, readFileSync(path.join(folder, name)))
      return file === undefined ? [] : [file]
    })
  )
