import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { build, type BuildOptions, type Plugin } from "esbuild"
import { shippedCss } from "../../../tsup.base.ts"
import { frameFile, type FrameFiles } from "./src/frame/FrameFiles.ts"

const options = {
  absWorkingDir: path.join(import.meta.dirname, "frame"),
  outdir: path.join(import.meta.dirname, "dist/frame-page"),
  bundle: true,
  minify: true,
  write: false,
  target: "es2022",
  conditions: ["@latchkey/source"],
  legalComments: "none",
  plugins: [shippedCss]
} as const satisfies BuildOptions

/** What a backup file is made of, as texts in the frame's own scripts: such a file loads nothing. */
const backupTexts: Plugin = {
  name: "backup-texts",
  setup: ({ onLoad, onResolve }) => {
    const built = build({ ...options, entryPoints: ["backup/main.ts", "main.css"], format: "iife" })
    const textOf = async (ending: string) => {
      const { outputFiles } = await built
      const text = outputFiles.find((file) => file.path.endsWith(ending))?.text.trim() ?? ""
      // It stands in an element of the file, which it must not end.
      return text.replaceAll("</script", "<\\/script").replaceAll("</style", "<\\/style")
    }
    onResolve({ filter: /^backup:/ }, ({ path: name }) => ({ path: name, namespace: "backup" }))
    onLoad({ filter: /./, namespace: "backup" }, async ({ path: name }) => ({
      contents: await textOf(name === "backup:script" ? ".js" : ".css"),
      loader: "text"
    }))
  }
}

/** Builds the frame's page from its source, in memory. Fails: rejects as the bundler does. */
export const buildFrame = async (): Promise<FrameFiles> => {
  const { outputFiles } = await build({
    ...options,
    entryPoints: ["main.ts", "window.ts", "main.css"],
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    splitting: true,
    format: "esm",
    plugins: [shippedCss, backupTexts]
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
