import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, it } from "vitest"
import { exportedCatalogues, languageModules, textFolders } from "../../scripts/languages.mjs"
import { inRepository } from "./sourceTree.ts"

/** Esperanto is written in none of the files. */
const added = "eo"

it("a new language is one file a package: all that lists and loads languages finds it without an edit", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "languages-"))
  try {
    const folders = await textFolders(inRepository("."))
    for (const { folder } of folders) {
      cpSync(inRepository(folder), path.join(root, folder), { recursive: true })
      const german = readFileSync(path.join(root, folder, "de.ts"), "utf8")
      writeFileSync(
        path.join(root, folder, `${added}.ts`),
        german.replace("export const de:", `export const ${added}:`)
      )
    }
    const modules = await languageModules(root)
    const before = Object.keys(await languageModules(inRepository(".")))
    expect(Object.keys(modules).filter((file) => !before.includes(file))).toEqual([
      `react/src/messages/titles/${added}.ts`
    ])
    for (const [file, text] of Object.entries(modules)) {
      // Titles are English there, and those of a language in one file of its own.
      if (!/\/titles(\/\w|\.ts)/.test(file))
        for (const [group] of text.matchAll(/^export const \w+ = [^]*?^\}/gm))
          expect(group, file).toMatch(new RegExp(`^ +${added}\\b`, "m"))
      writeFileSync(path.join(root, file), text)
    }
    expect(modules[`react/src/messages/titles/${added}.ts`]).toContain('Send: "Senden"')
    for (const { folder, languages } of await textFolders(root)) expect(languages, folder).toContain(added)
    const manifest = readFileSync(inRepository("react/package.json"), "utf8")
    expect(JSON.parse((await exportedCatalogues(root))(manifest)).exports).toHaveProperty([
      `./messages/${added}`
    ])
    const [titled] = folders.filter(({ groups, isSplit }) => isSplit && groups.includes("words"))
    const { words } = (await import(/* @vite-ignore */ path.join(root, titled!.folder, "languages.ts"))) as {
      readonly words: Readonly<Record<string, () => Promise<unknown>>>
    }
    expect(await words[added]!()).toEqual(await words["de"]!())
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
