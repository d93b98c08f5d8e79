import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { build } from "esbuild"
import { shippedCss } from "../../../tsup.base.ts"
import { frameFile, type FrameFiles } from "./src/frame/FrameFiles.ts"

/** Builds the frame's page from its source, in memory. Fails: rejects as the bundler does. */
export const buildFrame = async (): Promise<FrameFiles> => {
  const { outputFiles } = await build({
    absWorkingDir: path.join(import.meta.dirname, "frame"),
    entryPoints: ["main.ts", "window.ts", "main.css"],
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    outdir: path.join(import.meta.dirname, "dist/frame-page"),
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    conditions: ["@latchkey/source"],
    legalComments: "none",
    plugins: [shippedCss]
  })
  return new Map(
    outputFiles.flatMap((file) => {
      const found = frameFile(path.basename(file.path), file.contents)
      return found === undefined ? [] : [found]
    })
  )
}

/** Puts the files of the frame's page into a folder, in the place of what was there. */
export const writeFrame = (files: FrameFiles, folder: string): void => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, { body }] of files) writeFileSync(path.join(folder, name), body)
}
