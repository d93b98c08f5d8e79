import { existsSync, globSync, readdirSync } from "node:fs"
import path from "node:path"
import { pathToFileURL } from "node:url"

/**
 * A folder of texts: English in `en.ts`, or in `en/<group>.ts` where its groups load apart; each other language in one file named by
 * its tag, which exports the same groups.
 *
 * @typedef {object} TextFolder
 * @property {string} folder Relative to the tree, with forward slashes.
 * @property {ReadonlyArray<string>} languages The tags of the other languages, in order.
 * @property {ReadonlyArray<string>} groups The names of its groups of texts, in order.
 * @property {boolean} isSplit Whether English is in `en/<group>.ts`.
 */

const patterns = ["react/src/messages", "plugins/*/src/react/messages", "plugins/*/server/**/words"]
/** The folder of the kit's own catalogues, which apps import too. */
const kitsOwn = "react/src/messages"
const tag = /^[a-z]{2,3}(-[A-Za-z\d]{2,8})*(?=\.ts$)/
/** What is there with the page, or with what leads to a view: English and all others stand in one module. */
const inline = new Set(["titles", "buttons"])

/** @param {string} root The folder of a whole tree. @returns {Promise<ReadonlyArray<TextFolder>>} */
export const textFolders = async (root) => {
  const found = globSync(patterns, { cwd: root })
    .filter((folder) => !/(^|[/\\])(node_modules|dist)[/\\]/.test(folder))
    .map((folder) => folder.split(path.sep).join("/"))
    .filter((folder) => ["en", "en.ts"].some((name) => existsSync(path.join(root, folder, name))))
    .toSorted()
  return Promise.all(
    found.map(async (folder) => {
      const isSplit = existsSync(path.join(root, folder, "en"))
      const names = readdirSync(path.join(root, folder)).flatMap((name) => tag.exec(name)?.[0] ?? [])
      return {
        folder,
        isSplit,
        languages: names.filter((name) => name !== "en").toSorted(),
        groups: (isSplit
          ? readdirSync(path.join(root, folder, "en")).map((name) => name.replace(/\.ts$/, ""))
          : Object.keys(await modules(root, folder, "en"))
        ).toSorted()
      }
    })
  )
}

const modules = (root, folder, name) => import(pathToFileURL(path.join(root, folder, `${name}.ts`)).href)

const written = "// Written by `npm run lists` from the files of this folder."
const key = (name) => (/^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name))
const object = (lines, indent = "") =>
  lines.length === 0 ? "{}" : `{\n${lines.map((line) => `${indent}  ${line}`).join(",\n")}\n${indent}}`
/** @param {string} language As a name in code: `zhCN`. */
const nameOf = (language) => language.replaceAll("-", "")
const file = (...lines) => [written, ...lines, ""].join("\n")

/** What loads each language's part of a group: nothing else is loaded with it. */
const loaders = (languages, group) => [
  "",
  `/** What loads the ${group} in each language but English. */`,
  `export const ${group} = ${object(
    languages.map(
      (language) => `${key(language)}: () => import("./${language}.ts").then(({ ${group} }) => ${group})`
    )
  )}`
]

/** Where a server writes in every language, all are loaded. */
const loaded = (languages) => {
  const all = ["en", ...languages]
  return file(
    ...all.map((language) => `import * as ${nameOf(language)} from "./${language}.ts"`),
    "",
    "/** The texts in each language. */",
    `export const languages = ${object(all.map((language) => (nameOf(language) === language ? language : `${key(language)}: ${nameOf(language)}`)))} as const`,
    "",
    "/** A language that there are texts in. */",
    "export type Language = keyof typeof languages"
  )
}

/** The titles in English: a page in another language finds them among those that come with the kit's own catalogue. */
const inEnglish = async (root, { folder }) => {
  const { titles } = await modules(root, folder, "en/titles")
  return file(
    "",
    "/** The titles in English, of which the kit's catalogue of a language says the others. */",
    `export const titles = ${object(Object.entries(titles).map(([name, text]) => `${key(name)}: { en: ${JSON.stringify(text)} }`))} as const`
  )
}

/** The titles of all packages in one language, by the English ones. */
const titlesIn = async (root, folders, language) => {
  const found = new Map()
  for (const { folder, groups, languages } of folders) {
    if (!groups.includes("titles") || !languages.includes(language)) continue
    const english = (await modules(root, folder, "en/titles")).titles
    const { titles } = await modules(root, folder, language)
    for (const [name, text] of Object.entries(english))
      if (titles[name] !== undefined) found.set(text, titles[name])
  }
  const lines = [...found]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([text, title]) => `${key(text)}: ${JSON.stringify(title)}`)
  return file(
    "",
    "/** The titles of views, tiles and tabs, by the English ones. */",
    `export const titles = ${object(lines)}`
  )
}

/** What loads the kit's own catalogue of each language with the titles: apps import it too, and call it by its language. */
const catalogues = (languages) =>
  file(
    "",
    "/** What loads the messages in each language but English, with the titles of other packages. */",
    `export const messages = ${object(
      languages.map((language) => {
        const name = nameOf(language)
        const imports = `import("./${language}.ts"), import("./titles/${language}.ts")`
        return `${key(language)}: () =>\n    Promise.all([${imports}]).then(([{ ${name} }, { titles }]) => ({ ...${name}, titles }))`
      })
    )}`
  )

/** The texts of one group in all languages: each by its key, then by language. */
const inOne = async (root, { folder, languages }, group) => {
  const english = (await modules(root, folder, `en/${group}`))[group]
  const others = await Promise.all(
    languages.map(async (language) => [language, (await modules(root, folder, language))[group]])
  )
  const texts = (name) =>
    [["en", english], ...others].flatMap(([language, words]) =>
      words?.[name] === undefined ? [] : [`${key(language)}: ${JSON.stringify(words[name])}`]
    )
  return file(
    "",
    `/** The ${group} in all languages, by their tags. */`,
    `export const ${group} = ${object(Object.keys(english).map((name) => `${key(name)}: ${object(texts(name), "  ")}`))} as const`
  )
}

/**
 * The modules that load the texts of a tree, by their paths.
 *
 * @param {string} root
 * @returns {Promise<Readonly<Record<string, string>>>}
 */
export const languageModules = async (root) => {
  const files = {}
  const folders = await textFolders(root)
  for (const place of folders) {
    const { folder, languages, groups, isSplit } = place
    const at = `${folder}/languages.ts`
    if (folder.includes("/server/src/")) files[at] = loaded(languages)
    else {
      const late = groups.filter((group) => !(isSplit && inline.has(group)))
      files[at] =
        folder === kitsOwn
          ? catalogues(languages)
          : file(...late.flatMap((group) => loaders(languages, group)))
      for (const group of groups.filter((name) => isSplit && inline.has(name)))
        files[`${folder}/${group}.ts`] =
          group === "titles" ? await inEnglish(root, place) : await inOne(root, place, group)
      if (folder === kitsOwn)
        for (const language of languages)
          files[`${folder}/titles/${language}.ts`] = await titlesIn(root, folders, language)
    }
  }
  return files
}

/**
 * How a package.json of the kit's views comes to export each catalogue that an app can import.
 *
 * @param {string} root
 * @returns {Promise<(manifest: string) => string>}
 */
export const exportedCatalogues = async (root) => {
  const { languages } = (await textFolders(root)).find(({ folder }) => folder === kitsOwn)
  return (text) => {
    const manifest = JSON.parse(text)
    const entries = Object.entries(manifest.exports).filter(([entry]) => !entry.startsWith("./messages/"))
    const added = languages.map((language) => [
      `./messages/${language}`,
      {
        "@latchkey/source": `./src/messages/${language}.ts`,
        types: `./dist/messages/${language}.d.ts`,
        default: `./dist/messages/${language}.js`
      }
    ])
    const place = entries.findIndex(([entry]) => entry === "./styles.css")
    manifest.exports = Object.fromEntries(entries.toSpliced(place, 0, ...added))
    return `${JSON.stringify(manifest, null, 2)}\n`
  }
}
