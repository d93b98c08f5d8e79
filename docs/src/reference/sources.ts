const files = import.meta.glob<string>(
  [
    "../../../{core,react,tests/testing}/src/**/*.{ts,tsx,css}",
    "../../../plugins/*/{src,wallet}/**/*.{ts,tsx}",
    "!../../../**/*.test.{ts,tsx}"
  ],
  { query: "?raw", import: "default", eager: true }
)

/** The text of the packages' sources, by path from the root of the repository. */
export const sources: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([file, text]) => [file.replace(/^(\.\.\/)+/, ""), text])
)

/** The text of one source. Fails: throws when there is none, so that a page cannot refer to a file that is gone. */
export const sourceOf = (file: string): string => {
  const text = sources.get(file)
  if (text === undefined) throw new Error(`The page refers to ${file}, which does not exist.`)
  return text
}
