import type { App } from "./App.ts"
import { isAppkit, moveAppkit } from "./appkit/moveAppkit.ts"
import { dropUnused } from "./dropUnused.ts"
import type { Change, Migration, SourceFile } from "./Migration.ts"
import { movePackageJson } from "./movePackageJson.ts"
import { isRainbowkit, moveRainbowkit } from "./rainbowkit/moveRainbowkit.ts"
import { SourceEdit } from "./SourceEdit.ts"

const isKit = (module: string) => isRainbowkit(module) || isAppkit(module)

const mentionsKit = ({ text }: SourceFile) =>
  /@rainbow-me\/rainbowkit|@reown\/appkit|@web3modal\/wagmi|<(?:appkit|w3m)-|WagmiProvider|wagmiAdapter/.test(
    text
  )

const isCode = ({ path }: SourceFile) => /\.[cm]?[jt]sx?$/.test(path)

const packageOf = (module: string) =>
  module
    .split("/")
    .slice(0, module.startsWith("@") ? 2 : 1)
    .join("/")

const kitsIn = (manifest: string | undefined): Migration["kits"] => {
  const { dependencies = {} } = JSON.parse(manifest ?? "{}") as { dependencies?: Record<string, string> }
  return Object.entries(dependencies)
    .filter(([name]) => isKit(name))
    .map(([name, version]) => ({ name, version }))
}

const importsIn = (files: ReadonlyArray<SourceFile>): ReadonlyArray<string> =>
  files.flatMap((file) => new SourceEdit(file).imports.map(({ source }) => packageOf(source.value)))

/**
 * Moves an app from RainbowKit or AppKit to the kit. Nothing is written: `changes` says what would be. What has no counterpart stays,
 * with a `TODO(latchkey)` beside it, and so does its package. An app that was moved before comes back unchanged.
 *
 * Fails: throws a `SyntaxError` for a file that cannot be parsed, or a package.json that is none.
 */
export const migrate = (files: ReadonlyArray<SourceFile>): Migration => {
  const manifest = files.find(({ path }) => path === "package.json")
  const edits = files.filter((file) => isCode(file) && mentionsKit(file)).map((file) => new SourceEdit(file))
  const app: App = { edits, decisions: new Set(), packages: new Set(), kit: undefined }
  const uses = (isOf: (module: string) => boolean) => edits.some((edit) => edit.importsOf(isOf).length > 0)
  if (uses(isRainbowkit)) moveRainbowkit(app)
  if (uses(isAppkit) || edits.some(({ text }) => /<(?:appkit|w3m)-/.test(text))) moveAppkit(app)
  const moved = edits.map((edit): Change => {
    const finished = edit.finish()
    const after = finished === edit.text ? finished : dropUnused(edit.path, edit.text, finished)
    return { path: edit.path, before: edit.text, after }
  })
  const changes = moved.filter(({ before, after }) => before !== after)
  const now = new Set(importsIn(moved.map(({ path, after }) => ({ path, text: after }))))
  if (manifest !== undefined && changes.length > 0) {
    const before = manifest.text
    const after = movePackageJson(
      before,
      new Set([...now, ...app.packages]),
      (name) => isKit(name) && !now.has(name)
    )
    if (after !== before) changes.push({ path: manifest.path, before, after })
  }
  return {
    kits: kitsIn(manifest?.text),
    changes,
    moved: edits.reduce((sum, edit) => sum + edit.moved, 0),
    left: edits.flatMap(({ left }) => left),
    decisions: [...app.decisions]
  }
}
